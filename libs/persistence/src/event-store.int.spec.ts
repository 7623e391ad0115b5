import { randomUUID } from 'node:crypto';
import { automation, context, decider, decision, ERASED, event, streamOf, view, type Actor, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { testKernel } from '../../../test/support/kernel.js';
import { horizon, readEvents, readStream } from './event-feed.js';
import { rebuildView } from './rebuild.js';
import { getRow } from './view-reader.js';

const SYSTEM: Actor = { kind: 'system', id: 'test' };

/** A till: money in, money out, never below nothing; the holder's name is personal. */
const till = decider({
  category: 'till',
  events: {
    TillOpened: event(z.object({ tillId: z.string(), holder: z.string(), name: z.string() }), { personal: { name: 'holder' } }),
    MoneyAdded: event(z.object({ tillId: z.string(), cents: z.number() }), { upcasters: [(old) => ({ ...old, cents: Number(old.dollars) * 100 })] }),
    MoneyTaken: event(z.object({ tillId: z.string(), cents: z.number() })),
  },
  initial: { balance: 0 },
  evolve: (s, e) => (e.type === 'MoneyAdded' ? { balance: s.balance + e.data.cents } : e.type === 'MoneyTaken' ? { balance: s.balance - e.data.cents } : s),
});
type TillEvent = EventOf<typeof till.events>;
const input = z.object({ tillId: z.string(), cents: z.number() });
const add = decision({ name: 'AddMoney', input, who: ['system'], streams: (i) => ({ till: streamOf(till, i.tillId) }), decide: (i) => ({ till: [{ type: 'MoneyAdded', data: i } as TillEvent] }) });
const open = decision({
  name: 'OpenTill', input: z.object({ tillId: z.string(), holder: z.string(), name: z.string() }), who: ['system'],
  streams: (i) => ({ till: streamOf(till, i.tillId) }), decide: (i) => ({ till: [{ type: 'TillOpened', data: i } as TillEvent] }),
});
const move = decision({
  name: 'MoveMoney', input: z.object({ from: z.string(), to: z.string(), cents: z.number() }), who: ['system'],
  streams: (i) => ({ from: streamOf(till, i.from), to: streamOf(till, i.to) }),
  decide: (i, { from }) => (from.balance < i.cents ? {} : {
    from: [{ type: 'MoneyTaken', data: { tillId: i.from, cents: i.cents } } as TillEvent], to: [{ type: 'MoneyAdded', data: { tillId: i.to, cents: i.cents } } as TillEvent],
  }),
});
const tills = view(till)({
  name: 'tills', version: 1, key: 'id', columns: { id: 'text', name: { type: 'text', personal: 'name' }, cents: 'integer' }, read: { who: ['admin'] },
  on: {
    TillOpened: (row, e) => ({ ...row, name: e.data.name, cents: row?.cents ?? 0 }),
    MoneyAdded: (row, e) => ({ ...row, cents: (row?.cents ?? 0) + e.data.cents }),
    MoneyTaken: (row, e) => ({ ...row, cents: (row?.cents ?? 0) - e.data.cents }),
  },
});
const echo = automation(till)({
  name: 'echo-money', on: {
    TillOpened: (e) => [
      { do: 'dispatch', command: 'AddMoney', input: { tillId: e.data.tillId, cents: 7 } },
      { do: 'schedule', subject: e.stream, timer: 'tea', dueAt: '2030-01-01T00:00:00.000Z', command: 'AddMoney', input: { tillId: e.data.tillId, cents: 1 } },
      { do: 'work', job: 'greet', key: `greet-${e.data.tillId}`, input: { tillId: e.data.tillId } },
    ],
  },
});
const tillContext = context({ name: 'tills', deciders: [till], decisions: [add, open, move], views: [tills], automations: [echo] });

let k: Awaited<ReturnType<typeof testKernel>>;
beforeAll(async () => { k = await testKernel([tillContext]); });
afterAll(() => k.close());

const send = (name: string, body: Record<string, unknown>, commandId: string = randomUUID()) => k.dispatch({ name, commandId, input: body, actor: SYSTEM });
const id = (): string => randomUUID();

describe('event log', () => {
  it('answers a repeated command with its first answer and appends nothing', async () => {
    const tillId = id();
    const commandId = randomUUID();
    const first = await send('AddMoney', { tillId, cents: 5 }, commandId);
    const second = await send('AddMoney', { tillId, cents: 5 }, commandId);
    expect(second).toEqual({ ...first, duplicate: true });
    expect(await readStream(k.db, k.codec, `till-${tillId}`)).toHaveLength(1);
  });

  it('lets racing writers of one stream all through, in versions without a gap', async () => {
    const tillId = id();
    const results = await Promise.allSettled(Array.from({ length: 3 }, () => send('AddMoney', { tillId, cents: 1 })));
    expect(results.every((r) => r.status === 'fulfilled')).toBe(true);
    expect((await readStream(k.db, k.codec, `till-${tillId}`)).map((e) => e.version)).toEqual([1, 2, 3]);
  });

  it('refuses an old version of the caller instead of retrying over it', async () => {
    const tillId = id();
    await send('AddMoney', { tillId, cents: 1 });
    await expect(k.dispatch({ name: 'AddMoney', commandId: randomUUID(), input: { tillId, cents: 1 }, actor: SYSTEM, expectedVersion: 0 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('moves between two streams in one transaction and never below nothing, whatever races', async () => {
    const [a, b] = [id(), id()];
    await send('AddMoney', { tillId: a, cents: 100 });
    await Promise.allSettled(Array.from({ length: 20 }, () => send('MoveMoney', { from: a, to: b, cents: 30 })));
    const sum = async (tillId: string) => (await readStream(k.db, k.codec, `till-${tillId}`)).reduce((n, e) => n + (e.type === 'MoneyAdded' ? 1 : -1) * (e.data.cents as number), 0);
    const [left, right] = [await sum(a), await sum(b)];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + right).toBe(100);
  });

  it('keeps personal fields out of the clear, and reads them as erased once the key is destroyed', async () => {
    const tillId = id();
    const holder = id();
    await send('OpenTill', { tillId, holder, name: 'Zénobie Unique-Canari' });
    const [raw] = await k.db.query<{ text: string }>('select e::text as text from events e where stream = $1', [`till-${tillId}`]);
    expect(raw!.text).not.toContain('Canari');
    expect((await readStream(k.db, k.codec, `till-${tillId}`))[0]!.data.name).toBe('Zénobie Unique-Canari');
    await k.vault.destroy(holder);
    expect((await readStream(k.db, k.codec, `till-${tillId}`))[0]!.data.name).toBe(ERASED);
  });

  it('climbs the ladder of old event versions', async () => {
    const tillId = id();
    await k.db.query(
      `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
       values ($1, 1, 'MoneyAdded', 1, now(), '{"kind":"system","id":"old"}', gen_random_uuid(), 1, gen_random_uuid(), $2)`,
      [`till-${tillId}`, JSON.stringify({ tillId, dollars: 3 })]);
    expect((await readStream(k.db, k.codec, `till-${tillId}`))[0]!.data.cents).toBe(300);
  });

  it('refuses text that the database cannot hold', async () => {
    await expect(send('OpenTill', { tillId: id(), holder: id(), name: 'a\u0000b' })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(send('OpenTill', { tillId: id(), holder: id(), name: '\ud800' })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('cannot be edited', async () => {
    await expect(k.db.query(`update events set reason = 'x'`)).rejects.toThrow('append-only');
    await expect(k.db.query('delete from events')).rejects.toThrow('append-only');
  });
});

describe('reading everything in order', () => {
  it('skips nothing while sixteen writers commit late or roll back', async () => {
    let running = true;
    const seen = new Set<number>();
    const reader = (async () => {
      let after = 0;
      for (;;) {
        const last = !running;
        const events = await readEvents(k.db, k.codec, after, await horizon(k.db), 500);
        for (const e of events) { expect(e.position).toBeGreaterThan(after); after = e.position; seen.add(e.position); }
        if (last && events.length === 0) return;
      }
    })();
    const appendIn = (tillId: string) => JSON.stringify([{ c: randomUUID(), at: new Date().toISOString(), actor: SYSTEM, corr: randomUUID(), x: [[`till-${tillId}`, 0]], e: [{ s: `till-${tillId}`, v: 1, t: 'MoneyTaken', sv: 1, d: { tillId, cents: 1 } }] }]);
    await Promise.all(Array.from({ length: 12 }, async (_, writer) => {
      for (let n = 0; n < 12; n++) {
        await k.db.transaction(async (sql) => {
          await sql.query('select append_events($1::jsonb)', [appendIn(id())]);
          await sql.query('select pg_sleep($1)', [((writer * 7 + n * 3) % 15) / 1_000]);
          if ((writer + n) % 5 === 0) throw new Error('rolled back');
        }).catch((e: Error) => { if (e.message !== 'rolled back') throw e; });
      }
    }));
    running = false;
    await reader;
    const all = await k.db.query<{ position: string }>('select position from events');
    expect(all.filter((r) => !seen.has(Number(r.position)))).toEqual([]);
  });

  it('is not held up by a long transaction that has nothing to do with the log', async () => {
    const client = await k.db.pool.connect();
    await client.query('begin; create table elsewhere (x int)');
    const { position } = await send('AddMoney', { tillId: id(), cents: 1 });
    expect(await horizon(k.db)).toBeGreaterThanOrEqual(position);
    await client.query('rollback');
    client.release();
  });
});

describe('views and automations', () => {
  it('fold rows with their checkpoint, and a rebuild beside the live table gives the same rows', async () => {
    const tillId = id();
    await send('OpenTill', { tillId, holder: id(), name: 'Rosalie' });
    await send('AddMoney', { tillId, cents: 40 });
    await k.project();
    const before = await getRow(k.db, tills, tillId);
    expect(before).toEqual({ id: tillId, name: 'Rosalie', cents: 40 });
    const progress: number[] = [];
    await rebuildView(k.db, k.codec, tills, (done) => progress.push(done));
    expect(await getRow(k.db, tills, tillId)).toEqual(before);
    expect(progress.length).toBeGreaterThan(0);
    await send('AddMoney', { tillId, cents: 2 });
    await k.project();
    expect((await getRow(k.db, tills, tillId))!.cents).toBe(42);
  });

  it('perform each effect of an event once, even when a reader is set back', async () => {
    const tillId = id();
    await send('OpenTill', { tillId, holder: id(), name: 'Once' });
    await k.react();
    await k.db.query(`update checkpoints set position = 0 where reader = 'automation:echo-money'`);
    await k.react();
    const added = (await readStream(k.db, k.codec, `till-${tillId}`)).filter((e) => e.type === 'MoneyAdded');
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({ actor: { kind: 'system', id: 'automation:echo-money' }, causationId: expect.any(String) });
    const [timers] = await k.db.query<{ n: string }>(`select count(*) as n from scheduled_actions where subject = $1 and revision = 1`, [`till-${tillId}`]);
    const [work] = await k.db.query<{ n: string }>(`select count(*) as n from work_items where key = $1`, [`greet-${tillId}`]);
    expect([timers!.n, work!.n]).toEqual(['1', '1']);
  });
});
