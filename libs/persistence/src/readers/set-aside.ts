import type { Sql } from '../database/sql.js';
import { statement } from '../database/statement.js';

/** Key of what is an event by itself and no row of a view: the effects of an automation, or rows that could not be named. */
export const NO_ROW = '';

/** An event that a reader could not take, or that waits behind such a one for the same row. */
export interface Parked {
  readonly key: string;
  readonly position: number;
  readonly because: string;
}
/** The same in its table. */
export interface SetAside extends Parked {
  readonly reader: string;
  readonly at: string;
}

/** Rows of one view that wait for a person: once an event cannot be folded into a row, later ones wait behind it, so that none is folded out of order. */
export interface Parking {
  has(key: string): boolean;
  /** @param because what went wrong; nothing when the event only waits behind another one */
  add(key: string, position: number, because?: string): void;
  /** Takes what came in since the last time. */
  take(): readonly Parked[];
}

/** @param waiting keys of rows that wait already */
export function parkingOf(waiting: Iterable<string> = []): Parking {
  const keys = new Set(waiting);
  let added: Parked[] = [];
  return {
    has: (key) => keys.has(key),
    add(key, position, because = 'waits behind an earlier event') {
      // Events without a row have nothing in common that one could spoil for another.
      if (key !== NO_ROW) keys.add(key);
      added.push({ key, position, because: because.slice(0, 500) });
    },
    take() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}

/** Keys of the rows that wait, of one reader. */
export async function keysSetAside(sql: Sql, reader: string): Promise<string[]> {
  return (await sql.prepared<{ key: string }>('select distinct key from set_aside where reader = $1 order by key', [reader])).map(
    (r) => r.key,
  );
}

/** Positions of the events that wait for one row, in order. */
export async function positionsSetAside(sql: Sql, reader: string, key: string): Promise<number[]> {
  const rows = await sql.prepared<{ position: string }>('select position from set_aside where reader = $1 and key = $2 order by position', [
    reader,
    key,
  ]);
  return rows.map((r) => Number(r.position));
}

/** Writes down what waits. The same event of the same row again changes nothing. */
export async function setAside(sql: Sql, reader: string, parked: readonly Parked[]): Promise<void> {
  if (parked.length === 0) return;
  await sql.prepared(
    `insert into set_aside (reader, key, position, because)
     select $1, key, position, because from jsonb_to_recordset($2::jsonb) as t(key text, position bigint, because text) on conflict do nothing`,
    [reader, JSON.stringify(parked)],
  );
}

/** Forgets what waits for one row, or only its event at a position; answers how many there were. */
export async function takeBack(sql: Sql, reader: string, of: { readonly key: string } | { readonly position: number }): Promise<number> {
  const what = 'key' in of ? statement`key = ${of.key}` : statement`position = ${of.position}`;
  const rows = await sql.prepared<{ position: string }>(
    statement`delete from set_aside where reader = ${reader} and ${what} returning position`,
  );
  return rows.length;
}

/** What waits, by reader and row, the oldest first. */
export async function listSetAside(sql: Sql, limit: number): Promise<SetAside[]> {
  const rows = await sql.query<Record<keyof SetAside, string>>(
    `select reader, key, position, because, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
       from set_aside order by reader, key, position limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** How many events of each reader wait. */
export async function countSetAside(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.prepared<{ reader: string; n: string }>('select reader, count(*) as n from set_aside group by reader');
  return new Map(rows.map((r) => [r.reader, Number(r.n)]));
}
