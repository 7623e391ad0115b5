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

/** What a process says of itself once in a while, so that other processes know that it runs and what it is. */
export interface ProcessFacts {
  /** Of the code it runs. */
  readonly release: string;
  /** Of Node.js. */
  readonly node: string;
  readonly startedAt: string;
}
/** Jobs by state, of each queue. */
export type QueueCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a worker says beside: what it cannot do, and how full the queues are. */
export interface WorkerFacts extends ProcessFacts {
  readonly troubles: Troubles;
  /** Where the queues lie; absent while they do not answer. */
  readonly queues?: { readonly backend: 'postgresql' | 'redis'; readonly counts: QueueCounts };
}

/** Facts of processes that ended without a word are forgotten after this long. */
const FORGOTTEN_AFTER = fixed`1 hour`;

const beat = (sql: Sql, name: string, facts: object): Promise<unknown> =>
  sql.prepared(
    `insert into facts values ($1, jsonb_build_object('at', clock_timestamp()) || $2::jsonb)
     on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(facts)],
  );

/** Records that a worker runs. */
export async function recordWorkerBeat(sql: Sql, worker: string, facts: WorkerFacts): Promise<void> {
  await beat(sql, `worker:${worker}`, facts);
}

/** Records that an API process runs. */
export async function recordApiBeat(sql: Sql, api: string, facts: ProcessFacts): Promise<void> {
  await beat(sql, `api:${api}`, facts);
}

/** An API process that ends in order is taken off the list. */
export async function forgetApi(sql: Sql, api: string): Promise<void> {
  await sql.query(`delete from facts where name = 'api:' || $1::text`, [api]);
}

/** A worker that ends in order is taken off the list; so are, after a while, processes that could not say that they end. */
export async function forgetWorkers(sql: Sql, worker?: string): Promise<void> {
  await sql.query(
    fixed`delete from facts where name = 'worker:' || $1::text
        or ((name like 'worker:%' or name like 'api:%') and (value ->> 'at')::timestamptz < statement_timestamp() - interval '${FORGOTTEN_AFTER}')`,
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

/** A process that spoke lately. One of an older version says less. */
export interface SeenProcess extends Partial<Pick<WorkerFacts, keyof ProcessFacts | 'troubles' | 'queues'>> {
  readonly kind: 'api' | 'worker';
  readonly id: string;
  /** How long ago it last spoke. */
  readonly silentSeconds: number;
}

/** Processes that spoke within the last hour and did not say that they end, those of one kind together, the oldest first. */
export async function seenProcesses(sql: Sql): Promise<SeenProcess[]> {
  const rows = await sql.prepared<{ name: string; silent: string; value: WorkerFacts }>(
    `select name, extract(epoch from clock_timestamp() - (value ->> 'at')::timestamptz) as silent, value - 'at' as value from facts
      where name like 'worker:%' or name like 'api:%' order by split_part(name, ':', 1), value ->> 'startedAt', name`,
  );
  return rows.map(({ name, silent, value }) => ({
    ...value,
    kind: name.startsWith('api:') ? 'api' : 'worker',
    id: name.slice(name.indexOf(':') + 1),
    silentSeconds: Math.max(0, Number(silent)),
  }));
}

/** How many bytes the database takes on its disk. */
export async function databaseBytes(sql: Sql): Promise<number> {
  const [row] = await sql.prepared<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(row!.bytes);
}
