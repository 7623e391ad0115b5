import { createHash } from 'node:crypto';
import { tableOf, type View } from '@jurilien/event-sourcing';
import { checkpointName } from './checkpoints.js';
import type { Database, Sql } from './database.js';
import type { EventCodec } from './event-codec.js';
import { horizon, readEvents } from './event-feed.js';
import { foldRows, stepsOf } from './view-folding.js';
import { createViewTable, loadRows, qualified, quoted, saveRows } from './view-tables.js';

const BATCH = 5_000;
/** The live reader is locked only for the last stretch. */
const CATCH_UP = 500;
/** Namespace of the locks that keep two rebuilds of one view apart. */
const REBUILD_LOCK = 7413;

/** Progress of a rebuild: positions done and to do. */
export type OnProgress = (done: number, of: number) => void;

/**
 * Builds a view again beside the live one and switches in one transaction: rows, name and checkpoint together. The old
 * table serves until then. Resumable: a cut rebuild goes on from its own checkpoint, unless the view changed meanwhile.
 */
export async function rebuildView(db: Database, codec: EventCodec, view: View, onProgress: OnProgress = () => undefined): Promise<void> {
  await alone(db, view, async () => {
    const shadow = `${tableOf(view)}_next`;
    const reader = await beginOrResume(db, view, shadow);
    for (;;) {
      const { done, of } = await db.transaction((sql) => advance(sql, codec, view, shadow, reader));
      onProgress(done, of);
      if (of - done <= CATCH_UP) break;
    }
    await db.transaction(async (sql) => {
      await sql.query('select 1 from checkpoints where reader = $1 for update', [checkpointName(view)]);
      for (let more = true; more;) {
        const { done, of } = await advance(sql, codec, view, shadow, reader);
        onProgress(done, of);
        more = done < of;
      }
      await switchTables(sql, view, shadow, reader);
    });
  });
}

/** One rebuild of a view at a time; the lock goes with its connection, so a killed rebuild leaves none. */
async function alone(db: Database, view: View, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
      REBUILD_LOCK,
      tableOf(view),
    ]);
    if (!rows[0]!.mine) throw new Error(`View "${view.name}" is being rebuilt by another process. Wait for it.`);
    await work().finally(() => client.query('select pg_advisory_unlock($1, hashtext($2))', [REBUILD_LOCK, tableOf(view)]));
  } finally {
    client.release();
  }
}

/** The rebuild's own reader; its name carries what the view looked like, so that half of an old shape is never resumed. */
async function beginOrResume(db: Database, view: View, shadow: string): Promise<string> {
  const prefix = `${checkpointName(view)}:next:`;
  const reader = prefix + shapeOf(view);
  const begun = await db.query('select 1 from checkpoints where reader = $1', [reader]);
  if (begun.length === 0) {
    await db.query('delete from checkpoints where starts_with(reader, $1)', [prefix]);
    await db.query(`drop table if exists ${qualified(shadow)}`);
    await createViewTable(db, view, shadow);
    await db.query('insert into checkpoints (reader) values ($1)', [reader]);
  }
  return reader;
}

const shapeOf = (view: View): string =>
  createHash('sha256')
    .update(JSON.stringify(view, (_, value: unknown) => (typeof value === 'function' ? value.toString() : value)))
    .digest('hex')
    .slice(0, 12);

async function advance(sql: Sql, codec: EventCodec, view: View, shadow: string, reader: string): Promise<{ done: number; of: number }> {
  const of = await horizon(sql);
  const [row] = await sql.query<{ position: string }>('select position from checkpoints where reader = $1 for update', [reader]);
  const from = Number(row!.position);
  const events = await readEvents(sql, codec, from, of, BATCH);
  const steps = stepsOf(view, events);
  const rows = await loadRows(sql, view, [...new Set(steps.flatMap((s) => s.keys))], shadow);
  await saveRows(sql, view, foldRows(view, steps, rows), shadow);
  const done = events.length < BATCH ? Math.max(of, from) : events.at(-1)!.position;
  await sql.query('update checkpoints set position = $2, updated_at = now() where reader = $1', [reader, done]);
  return { done, of };
}

async function switchTables(sql: Sql, view: View, shadow: string, reader: string): Promise<void> {
  const live = tableOf(view);
  await sql.query(`drop table if exists ${qualified(live)}`);
  await sql.query(`alter table ${qualified(shadow)} rename to ${quoted(live)}`);
  const indexes = await sql.query<{ name: string }>(
    `select indexname as name from pg_indexes where schemaname = 'views' and tablename = $1`,
    [live],
  );
  for (const { name } of indexes) await sql.query(`alter index ${qualified(name)} rename to ${quoted(name.replace(shadow, live))}`);
  await sql.query(
    `insert into checkpoints (reader, position) select $1, position from checkpoints where reader = $2
     on conflict (reader) do update set position = excluded.position, stopped_at = null, stopped_because = null`,
    [checkpointName(view), reader],
  );
  await sql.query('delete from checkpoints where reader = $1', [reader]);
}
