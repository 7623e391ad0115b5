import { randomUUID } from 'node:crypto';
import { view } from '@jurilien/event-sourcing';
import { checkpointName, getRow } from '@jurilien/persistence';
import { makeTablespace } from '../../../../test/support/tablespace.js';
import { till, tillContext, tillKernel, tills } from '../../../../test/support/till.js';
import { asked } from './arguments.js';
import { commands } from './commands.js';

let k: Awaited<ReturnType<typeof tillKernel>>;
afterEach(() => k.close());

/** Runs one command line; answers what it printed, and its progress. */
async function events(...argv: string[]): Promise<{ output: string; progress: string[] }> {
  const lines: string[] = [];
  const progress: string[] = [];
  const request = asked(argv)!;
  await commands[request.command]!(
    {
      ...k,
      contexts: [tillContext()],
      operator: 'marie@office',
      print: (line) => lines.push(line),
      progress: (text) => progress.push(text),
    },
    request,
  );
  return { output: lines.join('\n'), progress };
}
const acts = async () => (await events('acts')).output.split('\n').map((line) => line.replace(/^\S+ {2}/, ''));

describe('looking at the log', () => {
  const tillId = randomUUID();
  const stream = `till-${tillId}`;
  beforeEach(async () => {
    k = await tillKernel({ automations: [] });
    await k.send('OpenTill', { tillId, holder: randomUUID(), name: 'Aurélie Tremblay' }, { reason: 'new shop' });
    for (const cents of [10, 20, 30]) await k.send('AddMoney', { tillId, cents });
  });

  it('shows a stream in order, to a version, or to an instant', async () => {
    const all = (await events('stream', stream)).output;
    expect(all.match(/TillOpened|MoneyAdded/g)).toEqual(['TillOpened', 'MoneyAdded', 'MoneyAdded', 'MoneyAdded']);
    expect(all).toContain('by system:test  because new shop');
    const instant = /^ +2 {2}(\S+)/m.exec(all)![1]!;
    expect((await events('stream', stream, '--version', '2')).output).not.toContain('"cents":20');
    const before = new Date(Date.parse(instant) - 60_000).toISOString();
    await expect(events('stream', stream, '--at', before)).rejects.toThrow(/no events up to there/);
  });

  it('replays to the state of then', async () => {
    expect(JSON.parse((await events('state', stream)).output)).toEqual({ balance: 60 });
    expect(JSON.parse((await events('state', stream, '--version', '3')).output)).toEqual({ balance: 30 });
    await expect(events('state', 'shop-1')).rejects.toThrow(/No stream is called "shop-…". Streams: till-…/);
  });

  it('keeps personal data to itself unless asked with a reason, which stays with the name of who asked', async () => {
    for (const line of [
      ['stream', stream],
      ['state', stream],
      ['event', '1'],
    ])
      expect((await events(...line)).output).not.toContain('Aurélie');
    expect((await events('stream', stream)).output).toContain('"name":"[personal]"');
    expect(await acts()).toEqual(['No operator did anything yet.']);
    expect((await events('stream', stream, '--personal', '--reason', 'the client asked')).output).toContain('Aurélie Tremblay');
    expect((await events('event', '1', '--personal', '--reason', 'the client asked')).output).toContain('Aurélie Tremblay');
    expect(await acts()).toEqual([
      `marie@office  look-at-personal-data  ${stream} version 1: the client asked`,
      `marie@office  look-at-personal-data  ${stream}: the client asked`,
    ]);
  });

  it('shows an erased person as erased even to someone who may look', async () => {
    const { data } = JSON.parse(`{"data":${/\{.*\}/.exec((await events('event', '1')).output)![0]}}`) as { data: { holder: string } };
    await k.vault.destroy(data.holder);
    expect((await events('stream', stream, '--personal', '--reason', 'checking the erasure')).output).toContain('"name":"[erased]"');
  });
});

describe('views', () => {
  it('are rebuilt while the product runs: the old rows serve, what happens meanwhile is in, progress reaches the end', async () => {
    k = await tillKernel({ automations: [] });
    const tillId = randomUUID();
    for (let v = 1; v <= 200; v++) await k.db.query('select append_events($1::jsonb)', [k.appendText(tillId, v)]);
    await k.project();
    let running = true;
    let written = 200;
    const seen: number[] = [];
    const traffic = [
      (async () => {
        while (running) {
          await k.send('AddMoney', { tillId, cents: 1 });
          written++;
        }
      })(),
      (async () => {
        while (running) await k.views.step();
      })(),
      (async () => {
        while (running) seen.push((await getRow(k.db, tills, tillId))!.events as number);
      })(),
    ];
    const { progress } = await events('rebuild', 'tills');
    running = false;
    await Promise.all(traffic);
    await k.project();
    expect(progress.at(-1)).toMatch(/^tills: built and switched/);
    expect(progress.at(-2)).toMatch(/^tills: 100 %/);
    expect(seen.every((n, i) => n >= (seen[i - 1] ?? 200))).toBe(true);
    expect(await getRow(k.db, tills, tillId)).toMatchObject({ events: written });
    expect((await events('views')).output).toMatch(/^tills +version 1 +1 rows +up to date$/);
    await expect(events('rebuild', 'till')).rejects.toThrow(/no view "till". Views: tills/);
  });
});

describe('an event that a reader set aside', () => {
  const brittle = view(till)({
    ...tills,
    name: 'brittle-tills',
    on: {
      ...tills.on,
      MoneyTaken: () => {
        throw new Error('never seen money leave');
      },
    },
  });

  it('is shown with its reason, tried again, or given up with what waited behind it taken; both leave a trace', async () => {
    k = await tillKernel({ automations: [], views: [tills, brittle] });
    expect((await events('aside')).output).toBe('Nothing is set aside.');
    const tillId = randomUUID();
    await k.send('AddMoney', { tillId, cents: 5 });
    const { position } = await k.send('TakeMoney', { tillId, cents: 2 });
    await k.send('AddMoney', { tillId, cents: 1 });
    await k.project();
    const reader = checkpointName(brittle);
    expect((await events('readers')).output).toMatch(new RegExp(`${reader} +up to date {2}SET ASIDE 2$`, 'm'));
    expect((await events('aside')).output.split('\n').map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      `${reader}  position ${position}  row ${tillId}: MoneyTaken: never seen money leave`,
      `${reader}  position ${position + 1}  row ${tillId}: waits behind an earlier event`,
    ]);

    expect((await events('retry', 'brittle-tills', '--reason', 'fixed, I believe')).output).toBe(`${reader}: 0 taken, 2 left.`);
    const giveUp = ['give-up', 'brittle-tills', '--position', String(position), '--reason', 'never to be fixed'];
    expect((await events(...giveUp)).output).toBe(`${reader}: 1 taken, 0 left.`);
    expect(await getRow(k.db, brittle, tillId)).toMatchObject({ cents: 6 });
    expect((await events('readers')).output).not.toContain('SET ASIDE');
    await expect(events(...giveUp)).rejects.toThrow(/has set nothing aside at position/);
    await expect(events('retry', 'nobody', '--reason', 'once more')).rejects.toThrow(/no reader "nobody"/);
    expect(() => asked(['give-up', 'x', '--reason', 'once more'])).toThrow(/needs --position/);
    expect(await acts()).toEqual([
      `marie@office  give-up  ${reader} at position ${position}: never to be fixed`,
      `marie@office  retry  ${reader}: 0 taken, 2 left: fixed, I believe`,
    ]);
  });
});

describe('partitions of the log', () => {
  it('are listed, and full ones move to other disks with a checksum that stays with the name of who moved them', async () => {
    k = await tillKernel({ automations: [] });
    const disks = await makeTablespace(k.url);
    try {
      await k.send('AddMoney', { tillId: randomUUID(), cents: 5 });
      expect((await events('partitions')).output).toBe('The log is one table; "partition" puts it into partitions.');
      await events('partition', '--size', '1000000');
      expect((await events('partitions')).output).toMatch(/^events_0 +0 to 1000000 +written +1 rows +0\.1 MB +in pg_default$/m);
      const move = ['archive', '--before', '1000001', '--tablespace', disks.name];
      await expect(events(...move)).rejects.toThrow(/events_0 is not full/);
      await k.db.query(`select setval('events_position_seq', 1000001)`);
      const { progress } = await events(...move);
      const [checksum] = /[0-9a-f]{64}$/.exec(progress.at(-1)!)!;
      expect(progress.at(-1)).toContain(`events_0: 1 rows, `);
      expect((await events('partitions')).output).toMatch(new RegExp(`^events_0 .* closed .* in ${disks.name}$`, 'm'));
      expect((await acts())[0]).toBe(`marie@office  archive  events_0 to ${disks.name}: 1 rows, ${checksum}`);
      expect((await events(...move)).output).toMatch(/^Nothing to move/);
      expect((await events('archive', '--before', '1000001', '--tablespace', 'pg_default')).progress.at(-1)).toContain(checksum);
      expect((await events('partitions')).output).toMatch(/^events_0 .* in pg_default$/m);
    } finally {
      await disks.drop();
    }
  });
});
