import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';

/** How a reader stands: where, and whether there is something it has not seen. */
export interface ReaderState {
  readonly reader: string;
  readonly position: number;
  readonly behind: boolean;
}

/** The named readers that have started. */
export async function readerStates(sql: Sql, readers: readonly string[]): Promise<ReaderState[]> {
  const rows = await sql.prepared<{ reader: string; position: string; behind: boolean }>(
    `select c.reader, c.position, c.position < h as behind
       from checkpoints c, event_horizon() h where c.reader = any($1)`,
    [readers],
  );
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** More than the smallest memory a sort may have, so that PostgreSQL must put it on the disk. */
const SPILLED_ROWS = 4_000;

/**
 * Whether the database's disk takes half a megabyte more. It is a temporary file that is gone with the statement: nothing is written
 * to a table or to the write-ahead log.
 */
export async function diskHasRoom(db: { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> }): Promise<boolean> {
  try {
    await db.transaction(async (sql) => {
      await sql.query(`set local work_mem = '64kB'`);
      await sql.prepared(
        fixed`with spilled as materialized (select repeat('x', 100) from generate_series(1, ${SPILLED_ROWS})) select count(*) from spilled`,
      );
    });
    return true;
  } catch (error) {
    if (isFull(error)) return false;
    throw error;
  }
}

/** SQLSTATE disk_full. */
const isFull = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === '53100';

/** How many migrations the database has had. */
export async function migrationsDone(sql: Sql): Promise<number> {
  const [row] = await sql.prepared<{ n: string }>('select count(*) as n from migrations');
  return Number(row!.n);
}

/** What a worker says of itself: by name what it cannot do. */
export type Troubles = Readonly<Record<string, string>>;

/** Facts of workers that ended without a word are forgotten after this long. */
const FORGOTTEN_AFTER = fixed`1 hour`;

/** Records that a worker runs, with what it cannot do. */
export async function recordWorkerBeat(sql: Sql, worker: string, troubles: Troubles): Promise<void> {
  await sql.prepared(
    `insert into facts values ('worker:' || $1::text, jsonb_build_object('at', clock_timestamp(), 'troubles', $2::jsonb))
     on conflict (name) do update set value = excluded.value`,
    [worker, JSON.stringify(troubles)],
  );
}

/** A worker that ends in order is taken off the list; so are, after a while, those that could not say that they end. */
export async function forgetWorkers(sql: Sql, worker?: string): Promise<void> {
  await sql.query(
    fixed`delete from facts where name = 'worker:' || $1::text
        or (name like 'worker:%' and (value ->> 'at')::timestamptz < statement_timestamp() - interval '${FORGOTTEN_AFTER}')`,
    [worker ?? ''],
  );
}

/** What each worker that spoke within the last seconds said. */
export async function workerBeats(sql: Sql, seconds: number): Promise<Troubles[]> {
  const rows = await sql.prepared<{ troubles: Troubles }>(
    `select value -> 'troubles' as troubles from facts
      where name like 'worker:%' and (value ->> 'at')::timestamptz > statement_timestamp() - make_interval(secs => $1)`,
    [seconds],
  );
  return rows.map((row) => row.troubles);
}
