import type { Recorded, WorkEffect } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';

/** Work that is owed: ids only, never personal data. */
export interface WorkItem {
  readonly id: string;
  readonly job: string;
  readonly key: string;
  readonly input: Record<string, unknown>;
  /** Position of the event that asked for it. */
  readonly position: number;
  readonly occurredAt: string;
  readonly attempts: number;
  /** Correlation of the story that owes it: commands of the job belong to the same one. */
  readonly correlationId?: string;
}

const COLUMNS = `id, job, key, input, position::int8 as position, attempts,
  (select e.correlation_id from events e where e.position = work_items.position) as "correlationId", to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"`;
const typed = (row: WorkItem): WorkItem => ({ ...row, position: Number(row.position) });

/** Adds work once per key. */
export async function addWork(sql: Sql, id: string, effect: WorkEffect, event: Recorded): Promise<void> {
  await sql.prepared(
    `insert into work_items (id, job, key, input, position, occurred_at) values ($1, $2, $3, $4::jsonb, $5, $6)
     on conflict (key) do nothing`,
    [id, effect.job, effect.key, JSON.stringify(effect.input), event.position, event.occurredAt],
  );
}

/** Open work to be enqueued; each answered row is not answered again for a while, unless it is still open then. */
export async function takeOpenWork(sql: Sql, limit: number, againAfterSeconds: number): Promise<WorkItem[]> {
  const rows = await sql.prepared<WorkItem & { [k: string]: unknown }>(
    `update work_items set due_at = clock_timestamp() + make_interval(secs => $2)
      where id in (select id from work_items where state = 'pending' and due_at <= clock_timestamp() order by due_at, position limit $1 for update skip locked)
     returning ${COLUMNS}`,
    [limit, againAfterSeconds],
  );
  return rows.map(typed).sort((a, b) => a.position - b.position);
}

/** One open item; `undefined` when it is done already. */
export async function openWork(sql: Sql, id: string): Promise<WorkItem | undefined> {
  const [row] = await sql.prepared<WorkItem & { [k: string]: unknown }>(
    `select ${COLUMNS} from work_items where id = $1 and state = 'pending'`,
    [id],
  );
  return row && typed(row);
}

/** Marks work as done. */
export async function finishWork(sql: Sql, id: string): Promise<void> {
  await sql.prepared(`update work_items set state = 'done', last_error = null where id = $1`, [id]);
}

/** Notes a failed try and when to try again; `undefined` gives up, visibly. */
export async function retryWork(sql: Sql, id: string, error: string, inSeconds: number | undefined): Promise<void> {
  await sql.prepared(
    `update work_items set attempts = attempts + 1, last_error = $2, state = case when $3::float8 is null then 'failed' else state end,
            due_at = clock_timestamp() + make_interval(secs => coalesce($3::float8, 0)) where id = $1`,
    [id, error.slice(0, 500), inSeconds ?? null],
  );
}

/** Work that came too early is due again later; no try is counted. */
export async function postponeWork(sql: Sql, id: string, why: string, inSeconds: number): Promise<void> {
  await sql.prepared(`update work_items set last_error = $2, due_at = clock_timestamp() + make_interval(secs => $3) where id = $1`, [
    id,
    why.slice(0, 500),
    inSeconds,
  ]);
}
