import { createHash } from 'node:crypto';
import type { Sql } from '../database/sql.js';
import { OFFICE_ZONE } from './office-zone.js';
import { fixed, type Fixed } from '../database/statement.js';

/** How often a key was hit in the window of now, this time included, and when that window ends. */
export interface Hit {
  readonly hits: number;
  readonly endsInSeconds: number;
}

/** A key as it is stored: nothing that names a person or an address. */
export const hitKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const DAY_SECONDS = 86_400;

interface Bounds {
  readonly starts: Fixed;
  readonly ends: Fixed;
}

/**
 * Where the window that an instant lies in begins and ends, as expressions of SQL. A day is one of the offices' calendar, as
 * « until tomorrow » is read: midnight in Greenwich falls into their evening, and twice the day's number fitted around it.
 * @param at the instant
 * @param seconds how long the window is
 */
export function windowOf(at: Fixed, seconds: Fixed): Bounds {
  const local = fixed`date_trunc('day', ${at} at time zone '${OFFICE_ZONE}')`;
  const number = fixed`floor(extract(epoch from ${at}) / ${seconds})`;
  const either = (day: Fixed, other: Fixed): Fixed =>
    fixed`(case when ${seconds} = ${DAY_SECONDS} then (${day}) at time zone '${OFFICE_ZONE}' else to_timestamp(${other}) end)`;
  return {
    starts: either(local, fixed`${number} * ${seconds}`),
    // A day may have 23 or 25 hours.
    ends: either(fixed`${local} + interval '1 day'`, fixed`(${number} + 1) * ${seconds}`),
  };
}
/** The window of now. */
export const windowOfNow = (seconds: Fixed): Bounds => windowOf(fixed`statement_timestamp()`, seconds);

/**
 * Counts a hit of several keys, each in a fixed window of its own, shared by all processes; several at once where so many are named, or
 * none. When the store does not answer no one passes.
 */
export async function hitAll(sql: Sql, keys: readonly (readonly [key: string, windowSeconds: number, times?: number])[]): Promise<Hit[]> {
  const asked = keys.map(([key, seconds, times = 1]) => ({ key: hitKey(key), seconds, times }));
  // Always locked in the same order, so that two requests never wait for each other.
  const inOrder = [...asked].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { starts, ends } = windowOfNow(fixed`seconds`);
  const rows = await sql.prepared<{ key: string; hits: number; left: number }>(
    fixed`with a as (select key, ${starts} as starts, extract(epoch from ${ends} - statement_timestamp())::float8 as left_over, times, n
                from unnest($1::text[], $2::int[], $3::int[]) with ordinality as a (key, seconds, times, n)),
          hit as (insert into rate_limits as r (key, window_start, hits) select key, starts, times from a order by n
                  on conflict (key, window_start) do update set hits = r.hits + excluded.hits
                  returning key, hits)
     select key, hits, left_over as "left" from hit join a using (key)`,
    [inOrder.map((a) => a.key), inOrder.map((a) => a.seconds), inOrder.map((a) => a.times)],
  );
  return asked.map(({ key }) => {
    const row = rows.find((r) => r.key === key)!;
    return { hits: row.hits, endsInSeconds: Math.max(1, Math.ceil(row.left)) };
  });
}
