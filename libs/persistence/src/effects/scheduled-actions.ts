import type { CancelEffect, ScheduleEffect } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';
import { ScheduledAction } from '../entities/scheduled-action.js';

/** A timer that is due (D9). */
export interface DueAction {
  readonly id: string;
  readonly revision: number;
  readonly subject: string;
  readonly timer: string;
  readonly command: string;
  readonly input: Record<string, unknown>;
  readonly dueAt: string;
  /** Correlation of the story that armed it: the command it sends belongs to the same one. */
  readonly correlationId?: string;
  /** Rules of messages that led to the event that armed it. */
  readonly ledBy?: readonly string[] | null;
}

const COLUMNS = fixed`a.id, a.revision, a.subject, a.timer, a.command, a.input, to_char(a.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt",
  (select e.correlation_id from events e where e.position = a.position) as "correlationId",
  (select e.actor -> 'ledBy' from events e where e.position = a.position) as "ledBy"`;

/** What an event does to timers. */
export interface TimerChange {
  readonly effect: ScheduleEffect | CancelEffect;
  /** Of the event. */
  readonly position: number;
}

/**
 * Arms, moves and cancels timers, in the order of the log for each subject: what different subjects begin with is one statement,
 * what comes then the next. An older event replayed later changes nothing; the same event may cancel a timer first and then arm it anew.
 */
export async function changeTimers(sql: Sql, changes: readonly TimerChange[]): Promise<void> {
  let left = [...Map.groupBy(changes, ({ effect }) => effect.subject).values()];
  for (let what: TimerChange['effect']['do'] = 'schedule'; left.length > 0; what = what === 'schedule' ? 'cancel' : 'schedule') {
    const first = left.map((ofSubject) => leading(ofSubject, what));
    const now = first.flat();
    if (now.length > 0) await (what === 'schedule' ? schedule : cancel)(sql, now as Change<never>[]);
    left = left.map((ofSubject, i) => ofSubject.slice(first[i]!.length)).filter((ofSubject) => ofSubject.length > 0);
  }
}

/** What a subject's changes begin with, as far as it is of one kind. */
function leading(changes: readonly TimerChange[], what: TimerChange['effect']['do']): readonly TimerChange[] {
  const other = changes.findIndex(({ effect }) => effect.do !== what);
  return other < 0 ? changes : changes.slice(0, other);
}

interface Change<E extends ScheduleEffect | CancelEffect> extends TimerChange {
  readonly effect: E;
}

async function schedule(sql: Sql, changes: readonly Change<ScheduleEffect>[]): Promise<void> {
  // One statement touches a row once: of several events that move the same timer the last one says where to.
  const rows = new Map<string, Record<string, unknown> & { readonly position: number }>();
  for (const { effect, position } of changes) {
    const { subject, timer, occurrence = '', dueAt, command, input } = effect;
    const key = JSON.stringify([subject, timer, occurrence]);
    if ((rows.get(key)?.position ?? -1) < position) rows.set(key, { subject, timer, occurrence, due_at: dueAt, command, input, position });
  }
  await sql.prepared(
    `insert into scheduled_actions (subject, timer, occurrence, due_at, command, input, position)
     select subject, timer, occurrence, due_at, command, input, position
       from jsonb_to_recordset($1::jsonb) as t(subject text, timer text, occurrence text, due_at timestamptz, command text, input jsonb, position bigint)
     on conflict (subject, timer, occurrence) do update
       set due_at = excluded.due_at, command = excluded.command, input = excluded.input, position = excluded.position,
           state = 'pending', revision = scheduled_actions.revision + 1, attempts = 0, taken_at = null, outcome = null
     where scheduled_actions.position < excluded.position
        or (scheduled_actions.position = excluded.position and scheduled_actions.state = 'cancelled')`,
    [JSON.stringify([...rows.values()])],
  );
}

/** Cancels what is still to come. */
async function cancel(sql: Sql, changes: readonly Change<CancelEffect>[]): Promise<void> {
  await sql.prepared(
    `update scheduled_actions a set state = 'cancelled', position = c.position
       from jsonb_to_recordset($1::jsonb) as c(subject text, timer text, occurrence text, position bigint)
      where a.subject = any($2::text[]) and a.subject = c.subject and (c.timer is null or a.timer = c.timer) and (c.occurrence is null or a.occurrence = c.occurrence)
        and a.state in ('pending', 'taken') and a.position < c.position`,
    [
      JSON.stringify(changes.map(({ effect: { subject, timer, occurrence }, position }) => ({ subject, timer, occurrence, position }))),
      // Passed twice, so that the index is used: of a list in JSON the planner does not know how short it is.
      [...new Set(changes.map(({ effect }) => effect.subject))],
    ],
  );
}

/**
 * Takes what is due, and again what was taken a while ago and never finished: the worker may have been killed, the queue wiped.
 */
export async function takeDueActions(sql: Sql, limit: number, againAfterSeconds: number): Promise<DueAction[]> {
  return sql.prepared<DueAction & { [k: string]: unknown }>(
    fixed`update scheduled_actions a set state = 'taken', taken_at = clock_timestamp(), attempts = attempts + 1
      where a.id in (
        select id from scheduled_actions
         where due_at <= statement_timestamp() and (state = 'pending' or (state = 'taken' and taken_at < statement_timestamp() - make_interval(secs => $2)))
         order by due_at limit $1 for update skip locked)
     returning ${COLUMNS}`,
    [limit, againAfterSeconds],
  );
}

/** A taken action by id and revision; `undefined` when it was moved, cancelled or done meanwhile. */
export async function takenAction(sql: Sql, id: string, revision: number): Promise<DueAction | undefined> {
  const [row] = await sql.prepared<DueAction & { [k: string]: unknown }>(
    fixed`select ${COLUMNS} from scheduled_actions a where a.id = $1 and a.revision = $2 and a.state = 'taken'`,
    [id, revision],
  );
  return row;
}

/** Gives a taken timer back to the next sweep: its command lost a race and must be sent again. */
export async function giveBackAction(db: Database, id: string, revision: number): Promise<void> {
  await db.repository(ScheduledAction).nativeUpdate({ id, revision, state: 'taken' }, { state: 'pending' });
}

/** Writes down how a timer ended: `done`, or `skipped` with the refusal that says why it was not needed. */
export async function finishAction(
  db: Database,
  id: string,
  revision: number,
  state: 'done' | 'skipped',
  outcome: string | null,
): Promise<void> {
  await db.repository(ScheduledAction).nativeUpdate({ id, revision, state: 'taken' }, { state, outcome });
}

/** What is still to come for a subject, soonest first. */
export async function pendingActions(
  db: Database,
  subjects: readonly string[],
): Promise<{ subject: string; timer: string; dueAt: string }[]> {
  const rows = await db
    .repository(ScheduledAction)
    .find(
      { subject: { $in: [...subjects] }, state: { $in: ['pending', 'taken'] } },
      { fields: ['subject', 'timer', 'dueAt'], orderBy: { dueAt: 'asc' } },
    );
  return rows.map(({ subject, timer, dueAt }) => ({ subject, timer, dueAt: dueAt.toISOString() }));
}

/** When the next timer is due, as milliseconds from now; `undefined` when none is armed. */
export async function nextDueInMs(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.prepared<{ ms: string | null }>(
    `select extract(epoch from min(due_at) - clock_timestamp()) * 1000 as ms from scheduled_actions where state = 'pending'`,
  );
  return row?.ms == null ? undefined : Math.max(0, Number(row.ms));
}
