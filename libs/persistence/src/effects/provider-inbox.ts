import { randomUUID } from 'node:crypto';
import type { WorkEffect } from '@jurilien/event-sourcing';
import { raw } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { ProviderInbox, type InboxRow } from '../entities/provider-inbox.js';
import { WorkRow } from '../entities/work-item.js';

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
export async function addPlainWork(db: Database, { job, key, input }: PlainWork): Promise<void> {
  const row = { id: randomUUID(), job, key, input, position: 0, occurredAt: raw<Date>('clock_timestamp()') };
  await db.repository(WorkRow).createQueryBuilder().insert(row).onConflict('key').ignore().execute('run');
}

const only = ({ provider, eventId }: ProviderEvent): ProviderEvent => ({ provider, eventId });
const parkedOf = ({ provider, eventId, kind, payload, receivedAt }: InboxRow): ParkedEvent => ({
  ...{ provider, eventId, kind, payload: payload ?? {} },
  receivedAt: receivedAt.toISOString(),
});

/** The call has been acted on; what was kept of it goes. */
export async function finishProviderEvent(db: Database, e: ProviderEvent): Promise<void> {
  await db.repository(ProviderInbox).nativeUpdate(only(e), { state: 'done', payload: null });
}

/** The call names something we do not know yet: it is looked at again for a day. */
export async function parkProviderEvent(db: Database, e: ProviderEvent, payload: Readonly<Record<string, string>>): Promise<void> {
  await db.repository(ProviderInbox).nativeUpdate(only(e), { state: 'parked', payload });
}

/** Calls of a provider that still wait for what they are about. */
export async function parkedProviderEvents(db: Database, provider: string, limit: number): Promise<ParkedEvent[]> {
  const rows = await db.repository(ProviderInbox).find({ state: 'parked', provider }, { orderBy: { receivedAt: 'asc' }, limit });
  return rows.map(parkedOf);
}

/** Before the database's instant, by so much. */
const ago = (interval: '24 hours' | '30 days') => ({ $lt: raw<Date>(`statement_timestamp() - interval '${interval}'`) });

/** After a day nothing will come of a parked call: it stays as a mark for staff. What is done is forgotten after a month. */
export async function ageProviderEvents(db: Database): Promise<void> {
  const inbox = db.repository(ProviderInbox);
  await inbox.nativeUpdate({ state: 'parked', receivedAt: ago('24 hours') }, { state: 'unknown' });
  await inbox.nativeDelete({ state: 'done', receivedAt: ago('30 days') });
}

/** Calls that no one could place, newest first, and how many there are. */
export async function unknownProviderEvents(db: Database, limit: number): Promise<{ rows: ParkedEvent[]; total: number; parked: number }> {
  const inbox = db.repository(ProviderInbox);
  const [rows, total] = await inbox.findAndCount({ state: 'unknown' }, { orderBy: { receivedAt: 'desc' }, limit });
  return { rows: rows.map(parkedOf), total, parked: await inbox.count({ state: 'parked' }) };
}
