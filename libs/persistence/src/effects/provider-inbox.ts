import { randomUUID } from 'node:crypto';
import type { WorkEffect } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';

/** One call of a provider, by the id it gives it. */
export interface ProviderEvent {
  readonly provider: string;
  readonly eventId: string;
}
/** A call about something we do not know, as far as it may be kept: ids and codes. */
export interface ParkedEvent extends ProviderEvent {
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly receivedAt: string;
}

/** Work of one kind, to be done at once. */
type PlainWork = Pick<WorkEffect, 'job' | 'key' | 'input'>;

/**
 * Writes a call down before anything is done about it.
 * @returns false when it was finished before: then there is nothing to do. A call that was taken and never finished is done again.
 */
export async function takeProviderEvent(sql: Sql, e: ProviderEvent, kind: string): Promise<boolean> {
  const [row] = await sql.prepared<{ state: string }>(
    `insert into provider_inbox (provider, event_id, kind) values ($1, $2, $3)
     on conflict (provider, event_id) do update set kind = excluded.kind returning state`,
    [e.provider, e.eventId, kind],
  );
  return row?.state === 'taken' || row?.state === 'parked';
}

/**
 * Writes a call down together with the work it asks for: both or neither.
 * @returns false when it had come before
 */
export async function takeProviderWork(sql: Sql, e: ProviderEvent, kind: string, work: PlainWork): Promise<boolean> {
  const rows = await sql.prepared(
    `with taken as (
       insert into provider_inbox (provider, event_id, kind) values ($1, $2, $3) on conflict (provider, event_id) do nothing returning 1
     )
     insert into work_items (id, job, key, input, position, occurred_at)
     select $4, $5, $6, $7::jsonb, 0, clock_timestamp() from taken returning id`,
    [e.provider, e.eventId, kind, randomUUID(), work.job, work.key, JSON.stringify(work.input)],
  );
  return rows.length === 1;
}

/** Adds work that no event asks for, once per key: what a day or an hour brings. */
export async function addPlainWork(sql: Sql, { job, key, input }: PlainWork): Promise<void> {
  await sql.prepared(
    `insert into work_items (id, job, key, input, position, occurred_at) values ($1, $2, $3, $4::jsonb, 0, clock_timestamp())
     on conflict (key) do nothing`,
    [randomUUID(), job, key, JSON.stringify(input)],
  );
}

/** The call has been acted on; what was kept of it goes. */
export async function finishProviderEvent(sql: Sql, e: ProviderEvent): Promise<void> {
  await sql.prepared(`update provider_inbox set state = 'done', payload = null where provider = $1 and event_id = $2`, [
    e.provider,
    e.eventId,
  ]);
}

/** The call names something we do not know yet: it is looked at again for a day. */
export async function parkProviderEvent(sql: Sql, e: ProviderEvent, payload: Readonly<Record<string, string>>): Promise<void> {
  await sql.prepared(`update provider_inbox set state = 'parked', payload = $3::jsonb where provider = $1 and event_id = $2`, [
    e.provider,
    e.eventId,
    JSON.stringify(payload),
  ]);
}

const COLUMNS = fixed`provider, event_id as "eventId", kind, payload, to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receivedAt"`;

/** Calls of a provider that still wait for what they are about. */
export const parkedProviderEvents = (sql: Sql, provider: string, limit: number): Promise<ParkedEvent[]> =>
  sql.prepared<ParkedEvent & { [k: string]: unknown }>(
    fixed`select ${COLUMNS} from provider_inbox where state = 'parked' and provider = $1 order by received_at limit $2`,
    [provider, limit],
  );

/** After a day nothing will come of a parked call: it stays as a mark for staff. What is done is forgotten after a month. */
export async function ageProviderEvents(sql: Sql): Promise<void> {
  await sql.query(
    `update provider_inbox set state = 'unknown' where state = 'parked' and received_at < statement_timestamp() - interval '24 hours'`,
  );
  await sql.query(`delete from provider_inbox where state = 'done' and received_at < statement_timestamp() - interval '30 days'`);
}

/** Calls nobody could place, newest first, and how many there are. */
export async function unknownProviderEvents(sql: Sql, limit: number): Promise<{ rows: ParkedEvent[]; total: number; parked: number }> {
  const rows = await sql.prepared<ParkedEvent & { [k: string]: unknown }>(
    fixed`select ${COLUMNS} from provider_inbox where state = 'unknown' order by received_at desc limit $1`,
    [limit],
  );
  const [count] = await sql.query<{ unknown: string; parked: string }>(
    `select count(*) filter (where state = 'unknown') as unknown, count(*) filter (where state = 'parked') as parked
       from provider_inbox where state in ('unknown', 'parked')`,
  );
  return { rows, total: Number(count!.unknown), parked: Number(count!.parked) };
}
