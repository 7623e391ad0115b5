import type { QueueKind, Recorded, WorkEffect } from '@jurilien/event-sourcing';
import { raw } from '@mikro-orm/postgresql';
import { batcher } from '../database/batcher.js';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';
import { WorkRow } from '../entities/work-item.js';

/** Pending work: ids only, never personal data. */
export interface WorkItem<I = unknown> {
  readonly id: string;
  readonly job: string;
  readonly key: string;
  /** What its kind carries: the table of kinds says it (`Work` of processes). */
  readonly input: I;
  /** Position of the event that asked for it. */
  readonly position: number;
  readonly occurredAt: string;
  /** The database's instant when it was opened: what is early or late is judged by that, never by the clock of one machine. */
  readonly now: string;
  readonly attempts: number;
  /** Correlation of the story that asked for it: commands of the job belong to the same one. */
  readonly correlationId?: string;
  /** Rules of messages that led to that event. */
  readonly ledBy?: readonly string[] | null;
}

const COLUMNS = fixed`id, job, key, input, position::int8 as position, attempts,
  (select e.correlation_id from events e where e.position = work_items.position) as "correlationId",
  (select e.actor -> 'ledBy' from events e where e.position = work_items.position) as "ledBy", to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
  to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`;
const typed = (row: WorkItem): WorkItem => ({ ...row, position: Number(row.position) });

/** The last priority there can be. */
const LAST = 32_767;

/** Work as it is asked for: under an id of its own, by an event. */
export interface NewWork {
  readonly id: string;
  readonly effect: WorkEffect;
  readonly event: Pick<Recorded, 'position' | 'occurredAt'>;
}

/** Adds work once per key, the first that asks; work for later is due then. */
export async function addWork(sql: Sql, asked: readonly NewWork[]): Promise<void> {
  if (asked.length === 0) return;
  const rows = asked.map(({ id, effect: { job, key, input, dueAt, lane }, event: { position, occurredAt } }) => ({
    ...{ id, job, key, input, position, ...lane },
    occurred_at: occurredAt,
    due_at: dueAt,
  }));
  await sql.prepared(
    // What is planned is pending from its own hour on.
    `insert into work_items (id, job, key, input, position, occurred_at, queue, priority, due_at, created_at)
     select id, job, key, input, position, occurred_at, coalesce(queue, 'work'), coalesce(priority, 3),
            coalesce(due_at, clock_timestamp()), coalesce(due_at, clock_timestamp())
       from jsonb_to_recordset($1::jsonb) as w(id uuid, job text, key text, input jsonb, position bigint, occurred_at timestamptz, queue text, priority smallint, due_at timestamptz)
     on conflict (key) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Open work with its priority in its queue. */
export interface TakenWork extends WorkItem {
  readonly priority: number;
}

/** The priority that is taken however much waits in the queue already: a code by text is worthless a minute later. */
const ALWAYS = 1;

/**
 * Open work of one queue to be enqueued, in the order of its priority; each answered row is not answered again for a while, unless it
 * is still open then.
 * @param held enough waits in the queue: only what has the first priority is taken
 */
export async function takeOpenWork(
  sql: Sql,
  limit: number,
  againAfterSeconds: number,
  { queue = 'work', held = false }: { readonly queue?: QueueKind; readonly held?: boolean } = {},
): Promise<TakenWork[]> {
  const rows = await sql.prepared<TakenWork & { [k: string]: unknown }>(
    fixed`update work_items set due_at = clock_timestamp() + make_interval(secs => $2)
      where id in (select id from work_items where state = 'pending' and queue = $3 and priority <= $4 and due_at <= statement_timestamp()
                    order by priority, due_at limit $1 for update skip locked)
     returning ${COLUMNS}, priority`,
    [limit, againAfterSeconds, queue, held ? ALWAYS : LAST],
  );
  return rows.map((row) => ({ ...row, position: Number(row.position) })).sort((a, b) => a.priority - b.priority || a.position - b.position);
}

/** What runs work looks it up and marks it as done: those who ask side by side travel together. */
export interface WorkDesk {
  /** One open item; `undefined` when it is done already. */
  open(id: string): Promise<WorkItem | undefined>;
  finish(id: string): Promise<void>;
}

export function workDesk(sql: Sql): WorkDesk {
  return {
    open: batcher<string, WorkItem | undefined>(
      async (ids) => {
        const rows = await sql.prepared<WorkItem & { [k: string]: unknown }>(
          fixed`select ${COLUMNS} from work_items where id = any($1::uuid[]) and state = 'pending'`,
          [ids],
        );
        const found = new Map(rows.map((row) => [row.id, typed(row)]));
        return ids.map((id) => found.get(id));
      },
      { max: 100, lanes: 1 },
    ),
    finish: batcher<string, void>(
      async (ids) => {
        await sql.prepared(`update work_items set state = 'done', last_error = null where id = any($1::uuid[])`, [ids]);
        return ids.map(() => undefined);
      },
      { max: 100, lanes: 1 },
    ),
  };
}

/** By the database's clock, so many seconds from now. */
const inFuture = (seconds: number) => raw<Date>('clock_timestamp() + make_interval(secs => ?)', [seconds]);

/** Why a try failed: what was thrown, and what may be said of it. */
export interface FailedTry {
  readonly error: string;
  readonly fault: string;
}

/** Notes a failed try and when to try again; `undefined` gives up, visibly: when it is due is then when it was given up. */
export async function retryWork(db: Database, id: string, { error, fault }: FailedTry, inSeconds: number | undefined): Promise<void> {
  const failed = inSeconds === undefined ? { state: 'failed' as const } : {};
  const noted = { lastError: error.slice(0, 500), fault: fault.slice(0, 300) };
  await db
    .repository(WorkRow)
    .nativeUpdate({ id }, { attempts: raw('attempts + 1'), ...noted, dueAt: inFuture(inSeconds ?? 0), ...failed });
}

/** Work that came too early is due again later; no try is counted. */
export async function postponeWork(db: Database, id: string, why: string, inSeconds: number): Promise<void> {
  await db.repository(WorkRow).nativeUpdate({ id }, { lastError: why.slice(0, 500), dueAt: inFuture(inSeconds) });
}

/**
 * Messages that wait about a request or a professional, by what their rows carry; the soonest first.
 * @param appointmentIds appointments of either, which the rows of their messages name alone
 */
export async function pendingMessagesAbout(
  sql: Sql,
  about: { readonly leadId: string } | { readonly professionalId: string },
  appointmentIds: readonly string[],
  limit: number,
): Promise<(WorkItem & { readonly dueAt: string })[]> {
  const name = 'leadId' in about ? fixed`'leadId'` : fixed`'professionalId'`;
  const id = 'leadId' in about ? about.leadId : about.professionalId;
  return sql.query<WorkItem & { readonly dueAt: string; [k: string]: unknown }>(
    fixed`select ${COLUMNS}, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt" from work_items
      where state = 'pending' and job = 'notify' and (input ->> ${name} = $1 or input ->> 'appointmentId' = any($2::text[]))
      order by due_at limit $3`,
    [id, appointmentIds, limit],
  );
}
