import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { CancelEffect, Lane, Recorded, ScheduleEffect } from '@jurilien/event-sourcing';
import { tillKernel } from '../../../../test/support/till.js';
import {
  changeTimers,
  finishAction,
  giveBackAction,
  nextDueInMs,
  pendingActions,
  takeDueActions,
  takenAction,
} from './scheduled-actions.js';
import { addWork, retryWork, takeOpenWork, workDesk } from './work-items.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel();
});
afterEach(() => k.close());

/** As the worker says: what was taken this long ago is taken again. */
const AGAIN_SECONDS = 60;
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2100-01-01T00:00:00.000Z';
const timer = (over: Partial<ScheduleEffect> = {}): ScheduleEffect => ({
  do: 'schedule',
  subject: 'lead-1',
  timer: 'wave.end',
  dueAt: PAST,
  command: 'EndWave',
  input: {},
  ...over,
});
const change = (effect: ScheduleEffect | CancelEffect, position: number) => changeTimers(k.db, [{ effect, position }]);
const states = async () =>
  (await k.db.query<{ state: string }>('select state from scheduled_actions order by subject, timer, occurrence')).map((r) => r.state);
/** The queue was wiped, or the worker died: so much time went by since anything was taken. */
const later = () => k.db.query(`update scheduled_actions set taken_at = taken_at - interval '61 seconds'`);

describe('a timer', () => {
  it('that is due is taken once, however many sweep', async () => {
    for (let n = 0; n < 30; n++) await change(timer({ subject: `lead-${n}` }), n + 1);
    const taken = (await Promise.all(Array.from({ length: 6 }, () => takeDueActions(k.db, 10, AGAIN_SECONDS)))).flat();
    expect(new Set(taken.map((a) => a.id)).size).toBe(taken.length);
    const rest = (await Promise.all([takeDueActions(k.db, 50, AGAIN_SECONDS), takeDueActions(k.db, 50, AGAIN_SECONDS)])).flat();
    expect(taken.length + rest.length).toBe(30);
    expect(await takeDueActions(k.db, 50, AGAIN_SECONDS)).toEqual([]);
  });

  it('that is not due yet is left, and the sweep knows how long', async () => {
    await change(timer({ dueAt: FUTURE }), 1);
    expect(await takeDueActions(k.db, 10, AGAIN_SECONDS)).toEqual([]);
    expect(await nextDueInMs(k.db)).toBeGreaterThan(1e9);
    expect(await pendingActions(k.db, ['lead-1'])).toEqual([{ subject: 'lead-1', timer: 'wave.end', dueAt: FUTURE }]);
  });

  it('SUITE-5: taken by a worker that died, or by a queue that was wiped, is taken again, and only until it is done', async () => {
    await change(timer(), 1);
    const [first] = await takeDueActions(k.db, 10, AGAIN_SECONDS);
    expect(await takeDueActions(k.db, 10, AGAIN_SECONDS)).toEqual([]);
    await later();
    expect((await takeDueActions(k.db, 10, AGAIN_SECONDS)).map((a) => a.id)).toEqual([first!.id]);
    await finishAction(k.db, first!.id, first!.revision, 'done', null);
    await later();
    expect(await takeDueActions(k.db, 10, AGAIN_SECONDS)).toEqual([]);
  });

  it('given back after a lost race is due at once', async () => {
    await change(timer(), 1);
    const [a] = await takeDueActions(k.db, 10, AGAIN_SECONDS);
    await giveBackAction(k.db, a!.id, a!.revision);
    expect(await takeDueActions(k.db, 10, AGAIN_SECONDS)).toHaveLength(1);
  });

  it('armed again is moved: the job of the earlier one finds nothing to do', async () => {
    await change(timer(), 1);
    const [a] = await takeDueActions(k.db, 10, AGAIN_SECONDS);
    await change(timer({ dueAt: FUTURE }), 2);
    expect(await takenAction(k.db, a!.id, a!.revision)).toBeUndefined();
    await finishAction(k.db, a!.id, a!.revision, 'done', null);
    expect(await pendingActions(k.db, ['lead-1'])).toMatchObject([{ dueAt: FUTURE }]);
  });

  it('cancelled is not taken, nor run when it was taken already', async () => {
    await change(timer(), 1);
    await change(timer({ timer: 'other' }), 1);
    const [a] = await takeDueActions(k.db, 1, AGAIN_SECONDS);
    await change({ do: 'cancel', subject: 'lead-1' }, 2);
    expect(await takenAction(k.db, a!.id, a!.revision)).toBeUndefined();
    await later();
    expect(await takeDueActions(k.db, 10, AGAIN_SECONDS)).toEqual([]);
    expect(await states()).toEqual(['cancelled', 'cancelled']);
  });

  it('is cancelled by occurrence, by name, or all of a subject', async () => {
    for (const [t, occurrence] of [
      ['claim', 'a'],
      ['claim', 'b'],
      ['wave', ''],
    ] as const)
      await change(timer({ timer: t, occurrence }), 1);
    await change({ do: 'cancel', subject: 'lead-1', timer: 'claim', occurrence: 'b' }, 2);
    expect(await states()).toEqual(['pending', 'cancelled', 'pending']);
    await change({ do: 'cancel', subject: 'lead-2' }, 2);
    expect(await states()).toEqual(['pending', 'cancelled', 'pending']);
    await change({ do: 'cancel', subject: 'lead-1' }, 3);
    expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('is not touched by an older event that is replayed', async () => {
    await change(timer(), 1);
    await change({ do: 'cancel', subject: 'lead-1' }, 2);
    await change(timer(), 1);
    expect(await states()).toEqual(['cancelled']);
    await change(timer({ dueAt: FUTURE }), 3);
    await change({ do: 'cancel', subject: 'lead-1' }, 2);
    expect(await states()).toEqual(['pending']);
  });

  it('may be cancelled and armed anew by one event, once even when that event is replayed', async () => {
    await change(timer(), 1);
    for (let n = 0; n < 2; n++) {
      await change({ do: 'cancel', subject: 'lead-1' }, 2);
      await change(timer({ dueAt: FUTURE }), 2);
    }
    expect(await k.db.query('select state, revision from scheduled_actions')).toEqual([{ state: 'pending', revision: 2 }]);
  });

  it('goes where the last of several events says, replayed one by one or together', async () => {
    const happened = [
      { effect: timer({ dueAt: PAST }), position: 1 },
      { effect: timer({ timer: 'other' }), position: 1 },
      { effect: timer({ dueAt: FUTURE }), position: 2 },
      { effect: { do: 'cancel', subject: 'lead-1', timer: 'other' }, position: 3 },
      { effect: { do: 'cancel', subject: 'lead-2' }, position: 4 },
      { effect: timer({ subject: 'lead-2', timer: 'other' }), position: 4 },
    ] as const;
    const rows = () => k.db.query(`select subject, timer, due_at, state, position from scheduled_actions order by subject, timer`);
    await changeTimers(k.db, happened);
    const together = await rows();
    expect(together.map((r) => r['state'])).toEqual(['cancelled', 'pending', 'pending']);
    await k.db.query('delete from scheduled_actions');
    for (const each of happened) await changeTimers(k.db, [each]);
    expect(await rows()).toEqual(together);
  });

  it('is the same replayed together with those of others, in however many pieces', async () => {
    const effect = fc
      .record({ subject: fc.constantFrom('lead-1', 'lead-2', 'lead-3'), timer: fc.constantFrom('wave.end', 'other'), arms: fc.boolean() })
      .map(({ arms, ...of }): ScheduleEffect | CancelEffect => (arms ? timer(of) : { do: 'cancel', ...of }));
    const rows = () => k.db.query(`select subject, timer, state from scheduled_actions order by subject, timer`);
    await fc.assert(
      fc.asyncProperty(fc.array(effect, { maxLength: 14 }), fc.nat(14), async (effects, cut) => {
        const happened = effects.map((each, n) => ({ effect: each, position: n + 1 }));
        await k.db.query('delete from scheduled_actions');
        for (const each of happened) await changeTimers(k.db, [each]);
        const oneByOne = await rows();
        await k.db.query('delete from scheduled_actions');
        await changeTimers(k.db, happened.slice(0, cut));
        await changeTimers(k.db, happened.slice(cut));
        expect(await rows()).toEqual(oneByOne);
      }),
      { numRuns: 60 },
    );
  });

  it('belongs to the story of the event that armed it', async () => {
    const correlationId = randomUUID();
    const { position } = await k.send('AddMoney', { tillId: randomUUID(), cents: 1 }, { correlationId });
    await change(timer(), position);
    const [a] = await takeDueActions(k.db, 10, AGAIN_SECONDS);
    expect(a).toMatchObject({ correlationId, dueAt: PAST });
    expect((await takenAction(k.db, a!.id, a!.revision))!.correlationId).toBe(correlationId);
  });
});

describe('pending work', () => {
  const event = { position: 1, occurredAt: PAST } as Recorded;
  const owe = (key: string, lane?: Lane) =>
    addWork(k.db, [{ id: randomUUID(), effect: { do: 'work', job: 'greet', key, input: { key }, ...(lane ? { lane } : {}) }, event }]);

  it('is pending once per key, and handed out once, however many sweep', async () => {
    for (let n = 0; n < 20; n++) {
      await owe(`k${n}`);
      await owe(`k${n}`);
    }
    const taken = (await Promise.all(Array.from({ length: 5 }, () => takeOpenWork(k.db, 50, 20)))).flat();
    expect(taken.map((w) => w.key).sort()).toEqual(Array.from({ length: 20 }, (_, n) => `k${n}`).sort());
  });

  it('waits in its queue, by priority; of a queue that holds enough only the first priority is taken', async () => {
    await owe('reminder', { queue: 'sms', priority: 4 });
    await owe('code', { queue: 'sms', priority: 1 });
    await owe('offer', { queue: 'sms', priority: 2 });
    await owe('mail', { queue: 'email', priority: 1 });
    await owe('other');
    const keys = async (options: Parameters<typeof takeOpenWork>[3]) => (await takeOpenWork(k.db, 10, 20, options)).map((w) => w.key);
    expect(await keys({ queue: 'sms', held: true })).toEqual(['code']);
    expect(await keys({ queue: 'sms' })).toEqual(['offer', 'reminder']);
    expect(await keys({ queue: 'work', held: true })).toEqual([]);
    expect(await keys({})).toEqual(['other']);
    expect(await keys({ queue: 'email' })).toEqual(['mail']);
  });

  it('that an older process adds waits among all other work', async () => {
    await k.db.query(
      `insert into work_items (id, job, key, input, position, occurred_at) values (gen_random_uuid(), 'greet', 'k', '{}', 0, now())`,
    );
    expect(await takeOpenWork(k.db, 10, 20)).toMatchObject([{ key: 'k', priority: 3 }]);
  });

  it('is handed out again when no one finished it, and no more once it is finished', async () => {
    await owe('k');
    const [w] = await takeOpenWork(k.db, 10, 20);
    expect(await takeOpenWork(k.db, 10, 20)).toEqual([]);
    await k.db.query(`update work_items set due_at = due_at - interval '21 seconds'`);
    expect(await takeOpenWork(k.db, 10, 20)).toMatchObject([{ id: w!.id, attempts: 0 }]);
    await workDesk(k.db).finish(w!.id);
    expect(await workDesk(k.db).open(w!.id)).toBeUndefined();
    await k.db.query(`update work_items set due_at = due_at - interval '21 seconds'`);
    expect(await takeOpenWork(k.db, 10, 20)).toEqual([]);
  });

  it('that failed waits longer, and in the end stays visible as failed', async () => {
    await owe('k');
    const [w] = await takeOpenWork(k.db, 10, 0);
    await retryWork(k.db, w!.id, { error: 'no to anne@exemple.ca', fault: 'SendFailure 550' }, 300);
    expect(await takeOpenWork(k.db, 10, 0)).toEqual([]);
    expect(await workDesk(k.db).open(w!.id)).toMatchObject({ attempts: 1 });
    await retryWork(k.db, w!.id, { error: 'no to anne@exemple.ca', fault: 'SendFailure 550' }, undefined);
    expect(await k.db.query('select state, attempts, fault from work_items')).toEqual([
      { state: 'failed', attempts: 2, fault: 'SendFailure 550' },
    ]);
  });
});
