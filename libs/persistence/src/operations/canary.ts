import type { Sql } from '../database/sql.js';

/** What was found of the last canary that was looked for, and how long ago that was; nothing before the first. */
export interface CanaryFigures {
  readonly places: number;
  readonly ageSeconds: number;
}

/** Remembers in how many places an erased canary was found. */
export async function noteCanary(sql: Sql, places: number): Promise<void> {
  await sql.query(
    `insert into facts values ('canary', jsonb_build_object('at', clock_timestamp(), 'places', $1::int))
     on conflict (name) do update set value = excluded.value`,
    [places],
  );
}

/** What is known of the last canary. */
export async function figuresOfCanary(sql: Sql): Promise<CanaryFigures | undefined> {
  const [row] = await sql.prepared<{ places: string; age: string }>(
    `select value ->> 'places' as places, extract(epoch from clock_timestamp() - (value ->> 'at')::timestamptz) as age
       from facts where name = 'canary'`,
  );
  return row && { places: Number(row.places), ageSeconds: Number(row.age) };
}
