import { tableOf, type Row, type View } from '@jurilien/event-sourcing';
import { checkpointName } from './checkpoints.js';
import type { Database } from './database.js';
import type { EventCodec } from './event-codec.js';
import { horizon, readEvents } from './event-feed.js';
import { foldRows, stepsOf } from './view-folding.js';
import { createViewTable, loadRows, qualified, quoted, saveRows } from './view-tables.js';

const BATCH = 5_000;
/** The live reader is locked only for the last stretch. */
const CATCH_UP = 500;

/** Progress of a rebuild: positions done and to do. */
export type OnProgress = (done: number, of: number) => void;

/**
 * Builds a view again beside the live one and switches in one transaction: rows, name and checkpoint together. The old
 * table serves until then. Resumable: a cut rebuild goes on from its own checkpoint.
 */
export async function rebuildView(db: Database, codec: EventCodec, view: View, onProgress: OnProgress = () => undefined): Promise<void> {
  const live = tableOf(view);
  const shadow = `${live}_next`;
  const reader = `${checkpointName(view)}:next`;
  await createViewTable(db, view, shadow);
  await db.query('insert into checkpoints (reader) values ($1) on conflict do nothing', [reader]);
  for (;;) {
    const { done, of } = await advance(db, codec, view, shadow, reader);
    onProgress(done, of);
    if (of - done <= CATCH_UP) break;
  }
  await db.transaction(async (sql) => {
    await sql.query('select 1 from checkpoints where reader = $1 for update', [checkpointName(view)]);
    for (let more = true; more;) {
      const { done, of } = await advance({ ...db, transaction: (work) => work(sql), query: sql.query } as Database, codec, view, shadow, reader);
      more = done < of;
    }
    await sql.query(`drop table ${qualified(live)}`);
    await sql.query(`alter table ${qualified(shadow)} rename to ${quoted(live)}`);
    const indexes = await sql.query<{ name: string }>(`select indexname as name from pg_indexes where schemaname = 'views' and tablename = $1`, [live]);
    for (const { name } of indexes) await sql.query(`alter index ${qualified(name)} rename to ${quoted(name.replace(shadow, live))}`);
    await sql.query(
      `insert into checkpoints (reader, position) select $1, position from checkpoints where reader = $2
       on conflict (reader) do update set position = excluded.position, stopped_at = null, stopped_because = null`, [checkpointName(view), reader]);
    await sql.query('delete from checkpoints where reader = $1', [reader]);
  });
}

async function advance(db: Database, codec: EventCodec, view: View, shadow: string, reader: string): Promise<{ done: number; of: number }> {
  const of = await horizon(db);
  const done = await db.transaction(async (sql) => {
    const [row] = await sql.query<{ position: string }>('select position from checkpoints where reader = $1 for update', [reader]);
    const from = Number(row!.position);
    const events = await readEvents(sql, codec, from, of, BATCH);
    const steps = stepsOf(view, events);
    const rows: Map<string, Row> = await loadRows(sql, view, [...new Set(steps.flatMap((s) => s.keys))], shadow);
    await saveRows(sql, view, foldRows(view, steps, rows), shadow);
    const reached = events.length < BATCH ? of : events.at(-1)!.position;
    await sql.query('update checkpoints set position = $2, updated_at = now() where reader = $1', [reader, reached]);
    return reached;
  });
  return { done, of };
}
