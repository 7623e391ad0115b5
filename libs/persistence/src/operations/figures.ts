import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';

/** How far a reader is behind: positions, and the age of the oldest event it has not seen. */
export interface ReaderFigures {
  readonly reader: string;
  readonly lag: number;
  readonly lagSeconds: number;
}

/** Every reader that has started. */
export async function figuresOfReaders(sql: Sql): Promise<ReaderFigures[]> {
  const rows = await sql.prepared<{ reader: string; lag: string; lagSeconds: string }>(
    `select c.reader, greatest(0, h - c.position) as lag,
            coalesce((select greatest(0, extract(epoch from clock_timestamp() - e.occurred_at)) from events e
                       where c.position < h and e.position > c.position order by e.position limit 1), 0) as "lagSeconds"
       from checkpoints c, event_horizon() h`,
  );
  return rows.map((row) => ({ ...row, lag: Number(row.lag), lagSeconds: Number(row.lagSeconds) }));
}

/** Timers that should have acted: how many for more than ten seconds, and for how long the oldest. */
export async function figuresOfTimers(sql: Sql): Promise<{ readonly overdue: number; readonly oldestSeconds: number }> {
  const [row] = await sql.prepared<{ overdue: string; oldest: string | null }>(
    `select count(*) filter (where due_at < statement_timestamp() - interval '10 seconds') as overdue,
            extract(epoch from clock_timestamp() - min(due_at)) as oldest
       from scheduled_actions where state in ('pending', 'taken') and due_at <= statement_timestamp()`,
  );
  return { overdue: Number(row!.overdue), oldestSeconds: Number(row!.oldest ?? 0) };
}

/** Timers of one kind that should have acted. */
export interface LateTimers {
  readonly timer: string;
  readonly overdue: number;
  readonly oldestSeconds: number;
}

/** The same by kind, those of the oldest first. */
export async function lateTimers(sql: Sql): Promise<LateTimers[]> {
  const rows = await sql.prepared<{ timer: string; overdue: number; oldest: string }>(
    `select timer, count(*)::int as overdue, extract(epoch from clock_timestamp() - min(due_at)) as oldest from scheduled_actions
      where state in ('pending', 'taken') and due_at < statement_timestamp() - interval '10 seconds'
      group by timer order by min(due_at), timer limit 50`,
  );
  return rows.map(({ oldest, ...row }) => ({ ...row, oldestSeconds: Number(oldest) }));
}

/** Work that was taken comes back to the sweep after this long; until then it is in flight, not planned. */
const IN_HAND = fixed`10 seconds`;

/** Pending work: how much, what was given up, and for how long the oldest that is due (or in flight) has been pending. */
export async function figuresOfWork(
  sql: Sql,
): Promise<{ readonly pending: number; readonly failed: number; readonly oldestSeconds: number; readonly unknownCalls: number }> {
  const [row] = await sql.prepared<{ pending: string; failed: string; oldest: string | null; unknown: string }>(
    // Each part by its own small index: what is done stays, and is soon a hundred times as much.
    fixed`select (select count(*) from work_items where state = 'pending') as pending,
            (select count(*) from work_items where state = 'failed') as failed,
            (select extract(epoch from clock_timestamp() - min(created_at)) from work_items
              where state = 'pending' and due_at <= statement_timestamp() + interval '${IN_HAND}') as oldest,
            (select count(*) from provider_inbox where state = 'unknown') as unknown`,
  );
  return {
    pending: Number(row!.pending),
    failed: Number(row!.failed),
    oldestSeconds: Math.max(0, Number(row!.oldest ?? 0)),
    unknownCalls: Number(row!.unknown),
  };
}

/** How long ago the last whole backup was; nothing when there was none. */
export async function backupAgeSeconds(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.prepared<{ age: string }>(
    `select extract(epoch from clock_timestamp() - (value ->> 'at')::timestamptz) as age from facts where name = 'backup'`,
  );
  return row && Number(row.age);
}
