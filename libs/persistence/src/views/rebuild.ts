import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { tableOf, type Recorded, type View } from '@jurilien/event-sourcing';
import { checkpointName } from '../readers/checkpoints.js';
import type { Database } from '../database/database.js';
import type { Sql, Transaction } from '../database/sql.js';
import type { EventCodec } from '../log/event-codec.js';
import { horizon, readEvents } from '../log/event-feed.js';
import { keyFits } from './row-fits.js';
import { keysSetAside, parkingOf, setAside, type Parking } from '../readers/set-aside.js';
import { shadowRows, writeRows, type ShadowRows } from './shadow-rows.js';
import { foldRows, stepping, stepsOf } from './view-folding.js';
import { purgeTable } from './purge.js';
import { createBareTable, createViewIndexes, loadRows, qualified, saveRows } from './view-tables.js';
import { statement } from '../database/statement.js';

/**
 * Events of one reading; how many are folded in memory between two writings, which is what a cut rebuild loses; rows of each
 * view that stay in memory from one writing to the next.
 */
const SIZES = { batch: 2_000, between: 20_000, kept: 2_000 };
type Sizes = typeof SIZES;
/** The live reader is locked only for the last stretch. */
const CATCH_UP = 500;
/** Namespace of the locks that keep two rebuilds of one view apart. */
const REBUILD_LOCK = 7413;

/** Progress of a rebuild: positions done and to do. */
export type OnProgress = (done: number, of: number) => void;

/** Another process rebuilds the view: it can be waited for. */
export class RebuiltElsewhere extends Error {
  constructor(view: string) {
    super(`View "${view}" is being rebuilt by another process. Wait for it.`);
  }
}

/** One view while it is built: its table, the checkpoint that says how far it is written, its rows in memory. */
interface Building {
  readonly view: View;
  readonly shadow: string;
  readonly reader: string;
  readonly rows: ShadowRows;
  readonly parking: Parking;
  position: number;
}

/** `rebuildViews` for one view. */
export const rebuildView = (db: Database, codec: EventCodec, view: View, onProgress?: OnProgress): Promise<void> =>
  rebuildViews(db, codec, [view], onProgress);

/**
 * Builds views again beside the live ones, the log read once for all of them, and switches each in one transaction: rows,
 * name and checkpoint together. The old tables serve until then. Resumable: a cut rebuild goes on from its own checkpoints,
 * unless a view changed meanwhile. What a view cannot take is set aside, as its live reader does.
 * @throws RebuiltElsewhere when another process rebuilds one of them
 */
export async function rebuildViews(
  db: Database,
  codec: EventCodec,
  views: readonly View[],
  onProgress: OnProgress = () => undefined,
  sizes: Sizes = SIZES,
): Promise<void> {
  await alone(db, views, async () => {
    const all: Building[] = [];
    for (const view of views) all.push(await startOrResume(db, view, sizes));
    await foldLog(db, codec, all, onProgress, sizes);
    for (const one of all) {
      await unhurried(db, (sql) => createViewIndexes(sql, one.view, one.shadow));
      await unhurried(db, (sql) => purgeRebuilt(sql, one));
      await finish(db, codec, one, onProgress);
    }
  });
}

/** One rebuild of a view at a time; the locks go with their connection, so a killed rebuild leaves none. */
async function alone(db: Database, views: readonly View[], work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  try {
    for (const view of views) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
        REBUILD_LOCK,
        tableOf(view),
      ]);
      if (!rows[0]!.mine) throw new RebuiltElsewhere(view.name);
    }
    await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

/** The rebuild's own reader; its name carries what the view looked like, so that half of an old shape is never resumed. */
async function startOrResume(db: Database, view: View, { kept }: Sizes): Promise<Building> {
  const shadow = `${tableOf(view)}_next`;
  const prefix = `${checkpointName(view)}:next:`;
  const reader = prefix + shapeOf(view);
  const [started] = await db.query<{ position: string }>('select position from checkpoints where reader = $1', [reader]);
  if (!started) {
    await db.query('delete from checkpoints where starts_with(reader, $1)', [prefix]);
    await db.query('delete from set_aside where starts_with(reader, $1)', [prefix]);
    await db.query(statement`drop table if exists ${qualified(shadow)}`);
    await createBareTable(db, view, shadow);
    await db.query('insert into checkpoints (reader) values ($1)', [reader]);
  }
  const position = Number(started?.position ?? 0);
  const parking = parkingOf(await keysSetAside(db, reader));
  return { view, shadow, reader, position, parking, rows: shadowRows(view, shadow, position === 0, kept) };
}

const shapeOf = (view: View): string =>
  createHash('sha256')
    .update(JSON.stringify(view, (_, value: unknown) => (typeof value === 'function' ? value.toString() : value)))
    .digest('hex')
    .slice(0, 12);

/**
 * Reads the log once, from where the last of them is, and folds it into all of them in memory. The next events are on their
 * way while these are folded, and what was folded is written meanwhile.
 */
async function foldLog(
  db: Database,
  codec: EventCodec,
  all: readonly Building[],
  onProgress: OnProgress,
  { batch, between }: Sizes,
): Promise<void> {
  let done = Math.min(...all.map((b) => b.position));
  let of = await horizon(db);
  const read = (from: number): Promise<Recorded[]> => handled(readEvents(db, codec, from, of, batch));
  let writing: Promise<void> = Promise.resolve();
  let asked = done;
  const stepsOfAll = stepping(all.map((b) => b.view));
  const seen = new Map(all.map((b) => [b.view, b.position]));
  for (let next = read(done); of - done > CATCH_UP;) {
    const events = await next;
    done = events.length < batch ? of : events.at(-1)!.position;
    if (done === of) of = await horizon(db);
    next = read(done);
    const steps = stepsOfAll(events, (view) => seen.get(view)!);
    for (const one of all) {
      await one.rows.fold(db, steps.get(one.view)!, one.parking);
      // Folding without a pause keeps the sockets waiting: what is read and written meanwhile would come after, not beside it.
      await turn();
    }
    if (done - asked < between && of - done > CATCH_UP) continue;
    await writing;
    for (const one of all) one.rows.makeRoom();
    writing = handled(write(db, all, done).then(() => onProgress(done, of)));
    asked = done;
  }
  await writing;
}

/** A promise that is awaited later: that it fails before is no surprise. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Writes what was folded up to here, with the checkpoints that say so. */
async function write(db: Database, all: readonly Building[], upTo: number): Promise<void> {
  const some = all
    .filter((b) => b.position < upTo)
    .map((building) => ({ building, rows: building.rows.unwritten(), parked: building.parking.take() }));
  await unhurried(db, async (sql) => {
    for (const { building, rows, parked } of some) {
      await writeRows(sql, building.view, building.shadow, rows);
      await setAside(sql, building.reader, parked);
    }
    const readers = some.map(({ building }) => building.reader);
    await moveTo(sql, readers, upTo);
  });
  for (const { building } of some) building.position = upTo;
}

/**
 * A transaction whose statements may take as long as a rebuild needs. No caller is answered, so it waits for no disk: the
 * switch does, and what it rests on is safe with it.
 */
const unhurried = (db: Database, work: (sql: Transaction) => Promise<void>): Promise<void> =>
  db.transaction(async (sql) => {
    await sql.query('set local statement_timeout = 0');
    await sql.query('set local synchronous_commit = off');
    await work(sql);
  });

const moveTo = (sql: Sql, readers: readonly string[], position: number) =>
  sql.query('update checkpoints set position = $2, updated_at = now() where reader = any($1)', [readers, position]);

/**
 * What is made of the words of erased persons is left out of the new rows as it is of the live ones: they have seen the same keys
 * destroyed.
 */
async function purgeRebuilt(sql: Sql, { view, shadow }: Building): Promise<void> {
  await purgeTable(sql, view, shadow, 'all');
}

/** The last stretch with the live reader locked, then the switch. */
async function finish(db: Database, codec: EventCodec, building: Building, onProgress: OnProgress): Promise<void> {
  const { view, shadow, reader } = building;
  for (let behind = true; behind;) {
    const { done, of } = await db.transaction((sql) => advance(sql, codec, view, shadow, reader));
    onProgress(done, of);
    behind = of - done > CATCH_UP;
  }
  await db.transaction(async (sql) => {
    await sql.query('select 1 from checkpoints where reader = $1 for update', [checkpointName(view)]);
    for (let more = true; more;) {
      const { done, of } = await advance(sql, codec, view, shadow, reader);
      onProgress(done, of);
      more = done < of;
    }
    await sql.query('set local statement_timeout = 0');
    await purgeRebuilt(sql, building);
    await switchTables(sql, view, shadow, reader);
  });
}

async function advance(sql: Sql, codec: EventCodec, view: View, shadow: string, reader: string): Promise<{ done: number; of: number }> {
  const of = await horizon(sql);
  const [row] = await sql.query<{ position: string }>('select position from checkpoints where reader = $1 for update', [reader]);
  const from = Number(row!.position);
  const events = await readEvents(sql, codec, from, of, SIZES.batch);
  const steps = stepsOf(view, events);
  const parking = parkingOf(await keysSetAside(sql, reader));
  const keys = new Set(steps.flatMap((s) => s.keys).filter((key) => keyFits(view, key)));
  const rows = await loadRows(sql, view, [...keys], shadow);
  await saveRows(sql, view, foldRows(view, steps, rows, parking), shadow);
  await setAside(sql, reader, parking.take());
  const done = events.length < SIZES.batch ? Math.max(of, from) : events.at(-1)!.position;
  await moveTo(sql, [reader], done);
  return { done, of };
}

async function switchTables(sql: Sql, view: View, shadow: string, reader: string): Promise<void> {
  const live = tableOf(view);
  await sql.query(statement`drop table if exists ${qualified(live)}`);
  await sql.query(statement`alter table ${qualified(shadow)} rename to ${statement.id(live)}`);
  const indexes = await sql.query<{ name: string }>(
    `select indexname as name from pg_indexes where schemaname = 'views' and tablename = $1`,
    [live],
  );
  for (const { name } of indexes)
    await sql.query(statement`alter index ${qualified(name)} rename to ${statement.id(name.replace(shadow, live))}`);
  await sql.query(
    `insert into checkpoints (reader, position) select $1, position from checkpoints where reader = $2
     on conflict (reader) do update set position = excluded.position`,
    [checkpointName(view), reader],
  );
  await sql.query('delete from checkpoints where reader = $1', [reader]);
  // What the new rows have taken is no longer pending; what they could not take either waits for them.
  await sql.query('delete from set_aside where reader = $1', [checkpointName(view)]);
  await sql.query('update set_aside set reader = $1 where reader = $2', [checkpointName(view), reader]);
}
