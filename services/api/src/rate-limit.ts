import { createHash } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import type { Sql } from '@jurilien/persistence';

/**
 * Counts a hit in a fixed window shared by all processes; refuses beyond the limit.
 * @param key what is limited (route and caller); stored as a hash, never in clear
 */
export async function limit(sql: Sql, key: string, hits: number, windowSeconds: number): Promise<void> {
  const hashed = createHash('sha256').update(key).digest('base64url');
  const [row] = await sql.prepared<{ hits: number }>(
    `insert into rate_limits (key, window_start, hits)
     values ($1, to_timestamp(floor(extract(epoch from clock_timestamp()) / $2) * $2), 1)
     on conflict (key, window_start) do update set hits = rate_limits.hits + 1 returning hits`,
    [hashed, windowSeconds],
  );
  if (row!.hits > hits) throw new Refused('RATE_LIMITED', 'too-many-requests');
}
