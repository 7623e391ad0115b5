import { randomUUID } from 'node:crypto';
import {
  at,
  automation,
  cancel,
  Refused,
  send,
  systemActor,
  timer,
  type Automation,
  type Command,
  type Effect,
} from '@jurilien/event-sourcing';
import { addMoney, takeMoney, tea, tillKernel, welcome, till, work } from '../../../../test/support/till.js';
import { readStream } from '../log/event-feed.js';
import { reactor, type Dispatch } from './reactor.js';
import { takeDueActions } from './scheduled-actions.js';
import { takeOpenWork, workDesk } from './work-items.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel();
});
afterEach(() => k.close());

const id = (): string => randomUUID();
const open = (tillId = id()) => k.send('OpenTill', { tillId, holder: id(), name: 'Rosalie' }).then((answer) => ({ tillId, ...answer }));
const types = async (tillId: string) => (await readStream(k.db, k.codec, `till-${tillId}`)).map((e) => e.type);
const count = async (sql: string, values: unknown[] = []) =>
  Number((await k.db.query<{ n: string }>(`select count(*) as n from ${sql}`, values))[0]!.n);

/** A worker's automations over the suite's log, with a dispatch of its own. */
async function reacting(automations: readonly Automation[], dispatch: Dispatch = k.dispatch) {
  const faults: { reader: string; position: number; message: string }[] = [];
  const r = reactor(k.db, k.codec, automations, dispatch, (reader, position, error) => {
    faults.push({ reader, position, message: (error as Error).message });
  });
  await r.prepare();
  return {
    faults,
    retry: (reader: string) => r.retry(reader),
    async run(): Promise<void> {
      for (let failures = 0; failures < 10;) {
        try {
          if (!(await r.step())) return;
        } catch {
          failures++;
        }
      }
    },
  };
}

describe('the effects of an event', () => {
  it('happen once each, even when the reader is set back', async () => {
    const { tillId, position } = await open();
    await k.react();
    await k.db.query(`update checkpoints set position = 0 where reader = 'automation:welcome-holder'`);
    await k.react();
    expect(await types(tillId)).toEqual(['TillOpened', 'MoneyAdded']);
    const [, added] = await readStream(k.db, k.codec, `till-${tillId}`);
    const [opened] = await readStream(k.db, k.codec, `till-${tillId}`);
    expect(added).toMatchObject({
      actor: { kind: 'system', id: 'automation:welcome-holder' },
      causationId: String(position),
      correlationId: opened!.correlationId,
    });
    expect(await count('scheduled_actions where subject = $1 and revision = 1', [`till-${tillId}`])).toBe(1);
    expect(await count('work_items where key = $1', [`greet-${tillId}`])).toBe(1);
  });

  it('know which rules of messages led to them: commands, timers and work', async () => {
    const tillId = id();
    const by = (ledBy: readonly string[]) => ({ actor: systemActor('rule:R16', ledBy) });
    await k.send('OpenTill', { tillId, holder: id(), name: 'Rosalie' }, by(['R15', 'R16']));
    await k.react();
    const [, added] = await readStream(k.db, k.codec, `till-${tillId}`);
    expect(added!.actor).toEqual({ kind: 'system', id: 'automation:welcome-holder', ledBy: ['R15', 'R16'] });
    await k.db.query('update scheduled_actions set due_at = now()');
    expect(await takeDueActions(k.db, 1, 60)).toMatchObject([{ ledBy: ['R15', 'R16'] }]);
    const [row] = await takeOpenWork(k.db, 1, 60);
    expect(await workDesk(k.db).open(row!.id)).toMatchObject({ ledBy: ['R15', 'R16'] });

    const other = await open();
    await k.react();
    expect((await readStream(k.db, k.codec, `till-${other.tillId}`)).map(({ actor }) => actor.ledBy)).toEqual([undefined, undefined]);
  });

  it('happen once each with several workers side by side', async () => {
    const workers = await Promise.all([k.readers(), k.readers(), k.readers()]);
    let opening = true;
    const reactions = workers.map(async ({ automations }) => {
      while (opening || (await automations.step())) await automations.step();
    });
    const tills = await Promise.all(Array.from({ length: 40 }, () => open()));
    opening = false;
    await Promise.all(reactions);
    await k.react();
    for (const { tillId } of tills) expect(await types(tillId)).toEqual(['TillOpened', 'MoneyAdded']);
    expect(await count('scheduled_actions where revision = 1')).toBe(40);
    expect(await count('work_items')).toBe(40);
  });

  it('happen once each when the worker dies between a dispatch and its commit', async () => {
    const { tillId } = await open();
    let died = false;
    const dying: Dispatch = async (command: Command) => {
      const answer = await k.dispatch(command);
      if (!died) {
        died = true;
        throw Object.assign(new Error('killed'), { code: '57P01' });
      }
      return answer;
    };
    await (await reacting([welcome], dying)).run();
    expect(died).toBe(true);
    expect(await types(tillId)).toEqual(['TillOpened', 'MoneyAdded']);
    expect(await count('work_items')).toBe(1);
  });

  it('are performed in the order of the log: a timer that one automation arms and another cancels ends cancelled', async () => {
    const cancels = automation(till)({ name: 'a-cancels', on: { MoneyTaken: (e) => [cancel(tea, e.stream)] } });
    const arm = automation(till)({ name: 'b-arms', on: { MoneyAdded: (e) => [at('2030-01-01T00:00:00.000Z', tea, e.data, e.stream)] } });
    const tillId = id();
    await k.send('AddMoney', { tillId, cents: 5 });
    await k.send('TakeMoney', { tillId, cents: 5 });
    await (await reacting([cancels, arm])).run();
    expect(await k.db.query('select state from scheduled_actions')).toEqual([{ state: 'cancelled' }]);
  });
});

describe('a command that is answered with no', () => {
  const pay = automation(till)({ name: 'pay', on: { MoneyAdded: (e) => [send(takeMoney, { tillId: e.data.tillId, cents: 1 })] } });
  const answering = (error: Error, times = Infinity): Dispatch => {
    let n = 0;
    return async (command) => {
      if (n++ < times) throw error;
      return k.dispatch(command);
    };
  };

  it('by a rule: nothing is pending and the automation goes on', async () => {
    await k.send('AddMoney', { tillId: id(), cents: 5 });
    const worker = await reacting([pay], answering(new Refused('WRONG_STATE', 'closed')));
    await worker.run();
    expect(worker.faults).toEqual([]);
    expect(await count(`checkpoints where reader = 'automation:pay' and position > 0`)).toBe(1);
  });

  it('because it lost a race: it is sent again', async () => {
    const tillId = id();
    await k.send('AddMoney', { tillId, cents: 5 });
    await (await reacting([pay], answering(new Refused('STALE_VERSION', 'changed-meanwhile'), 2))).run();
    expect(await types(tillId)).toEqual(['MoneyAdded', 'MoneyTaken']);
  });

  it('because the database was away: it is sent again, however long it takes', async () => {
    const tillId = id();
    await k.send('AddMoney', { tillId, cents: 5 });
    const worker = await reacting(
      [pay],
      answering(Object.assign(new Error('the database does not answer'), { cause: { code: 'ECONNREFUSED' } }), 9),
    );
    await worker.run();
    expect(worker.faults).toEqual([]);
    expect(await types(tillId)).toEqual(['MoneyAdded', 'MoneyTaken']);
  });

  it.each([
    ['it does not exist', new Refused('NOT_FOUND', 'no-such-command')],
    ['its input cannot be read', new Refused('VALIDATION', 'input')],
  ])('because %s: that is our mistake; the event is set aside, loudly, and the automation goes on with the next', async (_, mistake) => {
    const [first, second] = [id(), id()];
    const { position } = await k.send('AddMoney', { tillId: first, cents: 5 });
    const opened = await open(second);
    const third = id();
    await k.send('AddMoney', { tillId: third, cents: 5 });
    const worker = await reacting([pay, welcome], (command) =>
      command.name === 'TakeMoney' && command.input['tillId'] === first ? answering(mistake)(command) : k.dispatch(command),
    );
    await worker.run();
    expect(worker.faults).toEqual([{ reader: 'automation:pay', position, message: mistake.message }]);
    expect(await types(second)).toEqual(['TillOpened', 'MoneyAdded']);
    expect(await count(`checkpoints where reader = 'automation:welcome-holder' and position >= ${opened.position}`)).toBe(1);

    expect(await types(third)).toEqual(['MoneyAdded', 'MoneyTaken']);
    expect(await k.db.query('select reader, position::int as position, because from set_aside')).toEqual([
      { reader: 'automation:pay', position, because: `MoneyAdded: ${mistake.message}` },
    ]);

    expect(await worker.retry('automation:pay')).toEqual({ taken: 0, left: 1 });
    expect(await (await reacting([pay, welcome])).retry('automation:pay')).toEqual({ taken: 1, left: 0 });
    expect(await types(first)).toEqual(['MoneyAdded', 'MoneyTaken']);
  });

  const t = timer('t', addMoney);
  const ask = (dueAt: string) => at(dueAt, t, { tillId: 'none', cents: 1 }, `s-${dueAt}`);
  it.each([
    ['cannot be computed', (): readonly Effect[] => JSON.parse('{')],
    ['the tables refuse', (): readonly Effect[] => [ask('some day')]],
  ])('effects that %s are set aside as well', async (_, effects) => {
    const wrong = automation(till)({
      name: 'wrong',
      on: { MoneyAdded: (e) => (e.data.cents === 5 ? effects() : [ask('2030-01-01T00:00:00.000Z')]) },
    });
    const { position } = await k.send('AddMoney', { tillId: id(), cents: 5 });
    await k.send('AddMoney', { tillId: id(), cents: 6 });
    const worker = await reacting([wrong]);
    await worker.run();
    expect(worker.faults).toMatchObject([{ reader: 'automation:wrong', position }]);
    expect(await count(`set_aside where reader = 'automation:wrong' and position = $1`, [position])).toBe(1);
    expect(await count(`scheduled_actions where timer = 't'`)).toBe(1);
  });
});

describe('an automation that is added later', () => {
  it('begins where the others stand: no one receives a message about the past', async () => {
    const { tillId } = await open();
    await k.react();
    const late = automation(till)({
      name: 'late',
      on: { TillOpened: (e) => [work('greet', `late-${e.data.tillId}`, { tillId: e.data.tillId })] },
    });
    const worker = await reacting([welcome, late]);
    await worker.run();
    const next = await open();
    await worker.run();
    expect(await count('work_items where key = $1', [`late-${tillId}`])).toBe(0);
    expect(await count('work_items where key = $1', [`late-${next.tillId}`])).toBe(1);
  });
});
