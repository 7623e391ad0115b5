import type { View } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { statement } from '../database/statement.js';
import { placeOf } from '../views/view-tables.js';
import { ExternalBusyRow } from '../entities/external-busy.js';

/** When someone is busy by another calendar of theirs. */
export interface ExternalBusy {
  readonly busy: readonly { readonly startsAt: string; readonly endsAt: string }[];
  /** Absent until it could be read. */
  readonly readAt?: string | undefined;
  readonly triedAt: string;
}

/**
 * Takes the next reading of a calendar: of several workers one.
 * @param afresh its address is new: what stood at the one before says nothing any more
 * @returns whether it is due and was taken
 */
export async function takeReading(
  sql: Sql,
  ownerId: string,
  { everySeconds, afresh }: { everySeconds: number; afresh: boolean },
): Promise<boolean> {
  const rows = await sql.prepared(
    `insert into external_busy as e (owner_id, tried_at) values ($1, clock_timestamp())
     on conflict (owner_id) do update set tried_at = excluded.tried_at,
       busy = case when $3 then '[]'::jsonb else e.busy end, read_at = case when $3 then null else e.read_at end
     where e.tried_at <= statement_timestamp() - make_interval(secs => $2) returning owner_id`,
    [ownerId, everySeconds, afresh],
  );
  return rows.length === 1;
}

/** Puts what was read in the place of what was read before. */
export async function keepExternalBusy(
  db: Database,
  ownerId: string,
  busy: readonly { from: number; until: number }[],
  now: string,
): Promise<void> {
  const pairs = busy.map(({ from, until }) => [from, until] as const);
  await db.repository(ExternalBusyRow).nativeUpdate({ ownerId }, { busy: pairs, readAt: new Date(now) });
}

/** What is known of someone's other calendar. */
export async function externalBusyOf(db: Database, ownerId: string): Promise<ExternalBusy | undefined> {
  const row = await db.repository(ExternalBusyRow).findOne({ ownerId });
  if (!row) return undefined;
  const iso = (ms: number): string => new Date(ms).toISOString();
  return {
    busy: row.busy.map(([from, until]) => ({ startsAt: iso(from), endsAt: iso(until) })),
    readAt: row.readAt?.toISOString(),
    triedAt: row.triedAt.toISOString(),
  };
}

/**
 * Whose calendars are due, those longest unread first.
 * @param view the one that says who has another calendar
 */
export async function dueReadings(
  sql: Sql,
  view: View,
  { everySeconds, newSeconds, most }: { readonly everySeconds: number; readonly newSeconds: number; readonly most: number },
): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    statement`select v.id from ${placeOf(view)} v left join external_busy e on e.owner_id = v.id
      where v.external and (e.owner_id is null
        or e.tried_at <= statement_timestamp() - make_interval(secs => case when v.reading is null then ${newSeconds}::float8 else ${everySeconds}::float8 end))
      order by e.tried_at nulls first limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Forgets what was read of calendars that are looked at no more. */
export async function forgetLeftCalendars(sql: Sql, view: View): Promise<void> {
  await sql.query(
    statement`delete from external_busy e where not exists (select from ${placeOf(view)} v where v.id = e.owner_id and v.external)`,
  );
}
