import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { PersonKey } from '../entities/person-key.js';

/** A key of this installation, as the database may know it. */
export interface MarkedKey {
  /** Its variable, such as `SITE_KEY`. */
  readonly name: string;
  /** Tells the key from any other, and nothing of it: `keyMark`. */
  readonly mark: string;
  /** Marks of the keys of before a rotation: the database may still know one of them. */
  readonly earlier: readonly string[];
}

/** The mark of a key: a keyed hash of its purpose, 128 bits in hex. */
export const keyMark = (name: string, key: string): string => createHmac('sha256', key).update(`mark:${name}`).digest('hex').slice(0, 32);

/** Whether the database has the tables that marks and persons' keys lie in: before the first migration there is nothing to compare with. */
export async function knowsKeys(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ known: boolean }>(
    `select to_regclass('facts') is not null and to_regclass('person_keys') is not null as known`,
  );
  return row!.known;
}

/** The marks the database knows, by name. */
export async function keyMarks(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ name: string; mark: string }>(
    `select substr(name, 5) as name, value ->> 'mark' as mark from facts where name like 'key:%'`,
  );
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/**
 * Compares the keys of a process with those the database was used with. A key it has not met is remembered; one whose earlier key it
 * knows takes that one's place, which is a rotation.
 * @returns names of the keys that are others; then nothing was written
 */
export async function compareKeys(sql: Sql, keys: readonly MarkedKey[]): Promise<string[]> {
  const known = await keyMarks(sql);
  const others = keys.filter(({ name, mark, earlier }) => known.has(name) && ![mark, ...earlier].includes(known.get(name)!));
  if (others.length > 0) return others.map((key) => key.name);
  const fresh = keys.filter(({ name, mark }) => known.get(name) !== mark);
  if (fresh.length === 0) return [];
  for (const { name, mark, earlier } of fresh)
    await sql.query(
      `insert into facts values ('key:' || $1::text, jsonb_build_object('mark', $2::text, 'since', statement_timestamp()))
       on conflict (name) do update set value = excluded.value where facts.value ->> 'mark' = any($3::text[])`,
      [name, mark, earlier],
    );
  // Another process may have been the first in the same moment, with another key.
  const now = await keyMarks(sql);
  return fresh.filter(({ name, mark }) => now.get(name) !== mark).map((key) => key.name);
}

/** Whether a person's key is wrapped by a master key that is not among these names. */
export async function wrappedByAnother(db: Database, masterKeyNames: readonly string[]): Promise<boolean> {
  const another = { destroyedAt: null, masterKey: { $nin: [...masterKeyNames] } };
  return (await db.repository(PersonKey).findOne(another, { fields: ['owner'] })) !== null;
}
