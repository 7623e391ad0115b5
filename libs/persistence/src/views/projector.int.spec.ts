import { randomUUID } from 'node:crypto';
import { event, view, type View } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { eventually } from '../../../../test/support/eventually.js';
import { tillKernel, tills, till } from '../../../../test/support/till.js';
import { openDatabase, type Database } from '../database/database.js';
import { checkpointName, lowestPosition } from '../readers/checkpoints.js';
import { eventCodec } from '../log/event-codec.js';
import { projector } from './projector.js';
import { getRow, waitForViews } from './view-reader.js';

const CURSED = 666;
/** A view that cannot take one amount. */
const brittle: View = view(till)({
  ...tills,
  name: 'brittle-tills',
  on: {
    MoneyAdded: (row, e) => {
      if (e.data.cents === CURSED) throw new Error('cannot count that');
      return { ...row, cents: (row?.cents ?? 0) + e.data.cents, events: (row?.events ?? 0) + 1 };
    },
  },
});
/** A view whose table cannot hold one amount. */
const narrow: View = view(till)({
  ...tills,
  name: 'narrow-tills',
  on: {
    MoneyAdded: (row, e) => ({ ...row, cents: e.data.cents === CURSED ? 3_000_000_000 : e.data.cents, events: (row?.events ?? 0) + 1 }),
  },
});

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ views: [tills, brittle, narrow], automations: [] });
});
afterEach(() => k.close());

const id = (): string => randomUUID();
const add = (tillId: string, cents = 1) => k.send('AddMoney', { tillId, cents });

describe('rows and checkpoint', () => {
  it('are one transaction: a projector killed after writing rows and before moving the checkpoint counts once', async () => {
    const tillId = id();
    for (let n = 0; n < 5; n++) await add(tillId);
    // Holds every projector between its rows and its checkpoint.
    await k.db
      .query(`create function hold() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(99); return new; end $$;
      create trigger hold before update on checkpoints for each row execute function hold()`);
    const gate = await k.db.pool.connect();
    await gate.query('select pg_advisory_lock(99)');
    const killed = k.views.step().then(
      () => 'committed',
      () => 'killed',
    );
    const pid = await eventually(
      async () =>
        (await k.db.query<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory' and objid = 99 and not granted`))[0]?.pid,
      'the projector at the gate',
    );
    const [written] = await gate.query('select 1 as one').then(() => k.db.query<{ n: string }>('select count(*) as n from views.tills_v1'));
    expect(written!.n).toBe('0');
    await k.db.query('select pg_terminate_backend($1)', [pid]);
    expect(await killed).toBe('killed');
    await gate.query('select pg_advisory_unlock(99); drop trigger hold on checkpoints');
    gate.release();
    await k.project();
    expect(await getRow(k.db, tills, tillId)).toMatchObject({ cents: 5, events: 5 });
  });

  it('do not wait for the disk; the next transaction on the same connection does again', async () => {
    const waits = (options?: { repeatable: boolean }) =>
      k.db.transaction(async (sql) => (await sql.query<{ w: string }>(`select current_setting('synchronous_commit') as w`))[0]!.w, options);
    expect([await waits({ repeatable: true }), await waits()]).toEqual(['off', 'on']);
  });
});

describe('several projectors', () => {
  it('side by side over one log count every event once', async () => {
    const workers = await Promise.all([k.readers(), k.readers(), k.readers()]);
    const ids = Array.from({ length: 8 }, id);
    let writing = true;
    const projecting = workers.map(async ({ views }) => {
      while (writing || (await views.step())) await views.step();
    });
    for (let n = 0; n < 15; n++) await Promise.all(ids.map((tillId) => add(tillId)));
    writing = false;
    await Promise.all(projecting);
    await k.project();
    for (const tillId of ids) expect(await getRow(k.db, tills, tillId)).toMatchObject({ cents: 15, events: 15 });
  });
});

/** What a view has set aside: position and row of each event, and why. */
const asideOf = (of: View) =>
  k.db.query<{ position: number; key: string; because: string }>(
    'select position::int as position, key, because from set_aside where reader = $1 order by position',
    [checkpointName(of)],
  );
/** A kernel's table of the same shape whose key is an id. */
const strict: View = { ...tills, name: 'strict-tills', columns: { ...tills.columns, id: 'uuid' } };
/** A view that cannot say which row an event is for. */
const unnamed: View = view(till)({
  ...tills,
  name: 'unnamed-tills',
  on: {
    MoneyAdded: {
      keys: (e) => {
        if (e.data.tillId === '@') throw new Error('who is that?');
        return [e.data.tillId.toLowerCase()];
      },
      fold: (row, e) => (e.data.cents === 99 ? row : { ...row, events: (row?.events ?? 0) + 1 }),
    },
  },
});
/** A view that PostgreSQL refuses for a reason that no check of ours knows. */
const capped: View = { ...tills, name: 'capped-tills' };

describe('an event that a view cannot take', () => {
  it.each([
    ['its fold throws', brittle],
    ['its table refuses the row', narrow],
  ])('is set aside with what comes for that row after it; every other row goes on: %s', async (_, stubborn) => {
    const [good, bad] = [id(), id()];
    for (let n = 0; n < 3; n++) await add(good);
    await add(bad, 5);
    const { position } = await add(bad, CURSED);
    const { position: behind } = await add(bad, 7);
    await add(good);
    await k.project();
    expect((await getRow(k.db, tills, good))!.events).toBe(4);
    expect((await getRow(k.db, stubborn, good))!.events).toBe(4);
    expect(await getRow(k.db, stubborn, bad)).toMatchObject({ cents: 5, events: 1 });
    expect(await asideOf(stubborn)).toEqual([
      { position, key: bad, because: expect.stringMatching(/MoneyAdded: cannot count that|column "cents" takes integer/) },
      { position: behind, key: bad, because: 'waits behind an earlier event' },
    ]);
    expect(k.faults.filter((f) => f.reader === checkpointName(stubborn)).map((f) => f.position)).toEqual([position, behind]);

    // Later batches know which rows wait.
    const { position: last } = await add(bad, 9);
    await add(good);
    await k.project();
    expect((await getRow(k.db, stubborn, good))!.events).toBe(5);
    expect((await asideOf(stubborn)).map((e) => e.position)).toEqual([position, behind, last]);
    expect(await k.views.retry(checkpointName(stubborn))).toEqual({ taken: 0, left: 3 });
  });

  it('is taken once the code is corrected, with what waited behind it, in order', async () => {
    const tillId = id();
    await add(tillId, CURSED);
    await add(tillId, 1);
    await k.project();
    expect(await getRow(k.db, brittle, tillId)).toBeUndefined();
    const corrected = projector(k.db, k.codec, [{ ...brittle, on: tills.on }], () => undefined);
    expect(await corrected.retry(checkpointName(brittle))).toEqual({ taken: 2, left: 0 });
    expect(await getRow(k.db, brittle, tillId)).toMatchObject({ cents: CURSED + 1, events: 2 });
    expect(await asideOf(brittle)).toEqual([]);
  });

  it('costs the others nothing when it is one whose row cannot be named, or an id in other letters', async () => {
    const good = id();
    const readers = projector(k.db, k.codec, [tills, strict, unnamed], () => undefined);
    await readers.prepare();
    await add('@');
    await add(good.toUpperCase(), 99);
    await add(good, 5);
    while (await readers.step());
    expect(await getRow(k.db, strict, good)).toMatchObject({ cents: 5, events: 1 });
    expect((await asideOf(strict)).map((e) => e.because)).toEqual(Array(2).fill('MoneyAdded: no row can have this key'));
    expect(await getRow(k.db, unnamed, good)).toMatchObject({ events: 1 });
    expect((await asideOf(unnamed)).map((e) => [e.key, e.because])).toEqual([['', 'MoneyAdded: who is that?']]);
  });

  it('is set aside too when only PostgreSQL knows why, after a few tries', async () => {
    const [good, bad] = [id(), id()];
    await k.close();
    k = await tillKernel({ views: [tills, capped], automations: [] });
    await k.db.query('alter table views.capped_tills_v1 add check (cents < 600)');
    await add(good);
    const { position } = await add(bad, CURSED);
    await add(good);
    await k.project();
    expect((await getRow(k.db, capped, good))!.events).toBe(2);
    expect(await asideOf(capped)).toEqual([{ position, key: bad, because: expect.stringMatching(/violates check constraint/) }]);
    await k.db.query('alter table views.capped_tills_v1 drop constraint capped_tills_v1_cents_check');
    expect(await k.views.retry(checkpointName(capped))).toEqual({ taken: 1, left: 0 });
    expect(await getRow(k.db, capped, bad)).toMatchObject({ cents: CURSED });
  });

  it('is none that later code wrote: a view that does not read it goes on, one that does waits and is not stopped', async () => {
    const tillId = id();
    await k.db
      .query(`insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
      values ('till-x', 1, 'TillPolished', 1, now(), '{"kind":"system","id":"old"}', gen_random_uuid(), 1, gen_random_uuid(), '{}')`);
    await add(tillId);
    await k.project();
    expect((await getRow(k.db, tills, tillId))!.events).toBe(1);
    expect(k.faults).toEqual([]);
    const curious = view(till)({ ...tills, name: 'curious', on: { '*': (row, e) => ({ ...row, events: Object.keys(e.data).length }) } });
    const faults: unknown[] = [];
    const reader = projector(k.db, k.codec, [curious], (name, position, error) => faults.push([name, (error as Error).message]));
    await reader.prepare();
    for (let n = 0; n < 8; n++) await expect(reader.step()).rejects.toThrow(/TillPolished/);
    expect(faults).toEqual([]);
    expect(await k.db.query('select 1 from set_aside')).toEqual([]);
    // The next version, which declares it, goes on from there.
    const types = new Map(Object.entries({ ...till.events, TillPolished: event(z.object({})) }));
    const next = projector(k.db, eventCodec(types, k.vault, k.configuration), [curious], () => undefined);
    while (await next.step());
    expect((await getRow(k.db, curious, tillId))!.events).toBe(2);
  });
});

describe('a view that is far behind', () => {
  it('catches up without holding the others up', async () => {
    const tillId = id();
    const groups = Array.from({ length: 2_500 }, (_, v) => JSON.parse(k.appendText(tillId, v + 1))[0]);
    for (const group of groups) await k.db.query('select append_events($1::jsonb)', [JSON.stringify([group])]);
    await k.project();
    await k.db.query('update checkpoints set position = 0 where reader = $1', [checkpointName(brittle)]);
    await k.db.query('truncate views.brittle_tills_v1');
    const { position } = await add(tillId, 5);
    await k.views.step();
    expect(await lowestPosition(k.db, [checkpointName(tills)])).toBe(position);
    expect(await lowestPosition(k.db, [checkpointName(brittle)])).toBeLessThan(position);
    await k.project();
    expect((await getRow(k.db, brittle, tillId))!.events).toBe(2_501);
  });
});

describe('another process over the same log', () => {
  let elsewhere: Database;
  let other: ReturnType<typeof projector>;
  beforeEach(async () => {
    elsewhere = await openDatabase(k.url, { max: 2 });
    other = projector(elsewhere, k.codec, [tills, brittle, narrow], () => undefined);
  });
  afterEach(() => elsewhere.close());

  /** As if the process that read last had not moved since. */
  const heldUntil = (when: string) => k.db.query(`update checkpoints set held_until = clock_timestamp() + $1::interval`, [when]);
  const countedIn = async (tillId: string) => (await getRow(k.db, tills, tillId))?.events;

  it('leaves it to the one that reads, which goes on', async () => {
    const tillId = id();
    await add(tillId);
    await k.project();
    expect(k.views.elsewhere()).toBe(false);
    await add(tillId);
    expect(await other.step()).toBe(false);
    expect([other.elsewhere(), other.seen(), await countedIn(tillId)]).toEqual([true, 0, 1]);
    await k.project();
    expect(await countedIn(tillId)).toBe(2);
  });

  it.each([
    ['said nothing for a second', '-1 millisecond'],
    ['was there before the server’s clock went back', '1 hour'],
  ])('follows one that %s, and is left alone with it', async (_, when) => {
    const tillId = id();
    await add(tillId);
    await k.project();
    await add(tillId);
    await heldUntil(when);
    while (await other.step());
    expect([other.elsewhere(), await countedIn(tillId)]).toEqual([false, 2]);
    await add(tillId);
    await k.views.step();
    expect([k.views.elsewhere(), await countedIn(tillId)]).toEqual([true, 2]);
  });

  it('reads at once what only its own version has', async () => {
    const tillId = id();
    await add(tillId);
    await k.project();
    const newer = projector(elsewhere, k.codec, [tills, brittle, { ...tills, version: 2 }], () => undefined);
    await newer.prepare();
    while (await newer.step());
    expect([newer.elsewhere(), (await getRow(k.db, { ...tills, version: 2 }, tillId))?.events]).toEqual([false, 1]);
  });
});

describe('reading one’s own writes', () => {
  it('waits for the view, and says when it gave up', async () => {
    const tillId = id();
    const { position } = await add(tillId);
    const waiting = waitForViews(k.db, [tills], position, 5_000);
    await k.project();
    expect(await waiting).toBe(true);
    expect((await getRow(k.db, tills, tillId))!.cents).toBe(1);
    expect(await waitForViews(k.db, [tills], position + 1, 50)).toBe(false);
  });
});
