import { createHash } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import type { Sql } from '@jurilien/persistence';

/** Too many tries; `retryAfterSeconds` is when the window ends, not a guess. */
export class TooMany extends Refused {
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED', 'too-many-requests');
  }
}

/** How often a key was hit in the window of now, this time included, and when that window ends. */
export interface Hit {
  readonly hits: number;
  readonly endsInSeconds: number;
}

/** A key as it is stored: nothing that names a person or an address. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts a hit of several keys, each in a fixed window of its own, shared by all processes. When the store does not answer
 * nobody passes.
 */
export async function hitAll(sql: Sql, keys: readonly (readonly [key: string, windowSeconds: number])[]): Promise<Hit[]> {
  const asked = keys.map(([key, seconds]) => ({ key: hashed(key), seconds }));
  // Always locked in the same order, so that two requests never wait for each other.
  const inOrder = [...asked].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await sql.prepared<{ key: string; hits: number; startsAt: number; nowAt: number }>(
    `insert into rate_limits as r (key, window_start, hits)
     select key, to_timestamp(floor(extract(epoch from clock_timestamp()) / seconds) * seconds), 1
     from unnest($1::text[], $2::int[]) with ordinality as a (key, seconds, n) order by n
     on conflict (key, window_start) do update set hits = r.hits + 1
     returning key, hits, extract(epoch from window_start)::float8 as "startsAt", extract(epoch from clock_timestamp())::float8 as "nowAt"`,
    [inOrder.map((a) => a.key), inOrder.map((a) => a.seconds)],
  );
  return asked.map(({ key, seconds }) => {
    const row = rows.find((r) => r.key === key)!;
    return { hits: row.hits, endsInSeconds: Math.max(1, Math.ceil(row.startsAt + seconds - row.nowAt)) };
  });
}

/** How often a key was hit in the window of now, without hitting it. */
export async function hitsOf(sql: Sql, key: string, windowSeconds: number): Promise<Hit> {
  const [row] = await sql.prepared<{ hits: number; left: number }>(
    `select coalesce((select hits from rate_limits where key = $1 and window_start = to_timestamp(floor(n / $2) * $2)), 0) as hits,
            ((floor(n / $2) + 1) * $2 - n)::float8 as left
       from (select extract(epoch from clock_timestamp()) as n) now`,
    [hashed(key), windowSeconds],
  );
  return { hits: row!.hits, endsInSeconds: Math.max(1, Math.ceil(row!.left)) };
}

/** Takes one hit of the window of now back: it was no guess after all. */
export async function takeBack(sql: Sql, key: string, windowSeconds: number): Promise<void> {
  await sql.prepared(
    `update rate_limits set hits = greatest(0, hits - 1)
     where key = $1 and window_start = to_timestamp(floor(extract(epoch from clock_timestamp()) / $2) * $2)`,
    [hashed(key), windowSeconds],
  );
}

/**
 * Counts a hit and refuses beyond the limit.
 * @param key what is limited (route and caller); stored as a hash, never in clear
 */
export async function limit(sql: Sql, key: string, hits: number, windowSeconds: number): Promise<void> {
  const [counted] = await hitAll(sql, [[key, windowSeconds]]);
  if (counted!.hits > hits) throw new TooMany(counted!.endsInSeconds);
}
