import { createHash } from 'node:crypto';
import type { Sql } from './database.js';

/** How often a key was hit in the window of now, this time included, and when that window ends. */
export interface Hit {
  readonly hits: number;
  readonly endsInSeconds: number;
}

/** A key as it is stored: nothing that names a person or an address. */
export const hitKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts a hit of several keys, each in a fixed window of its own, shared by all processes. When the store does not answer
 * nobody passes.
 */
export async function hitAll(sql: Sql, keys: readonly (readonly [key: string, windowSeconds: number])[]): Promise<Hit[]> {
  const asked = keys.map(([key, seconds]) => ({ key: hitKey(key), seconds }));
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
