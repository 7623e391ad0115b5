import { Refused } from '@jurilien/event-sourcing';
import { fixed, hitAll, hitKey, windowOfNow, type Hit, type Sql } from '@jurilien/persistence';

export { hitAll, type Hit };

/** Too many tries; `retryAfterSeconds` is when the window ends, not a guess. */
export class TooMany extends Refused {
  constructor(
    readonly retryAfterSeconds: number,
    detail = 'too-many-requests',
  ) {
    super('RATE_LIMITED', detail);
  }
}

/** How often a key was hit in the window of now, without hitting it. */
export async function hitsOf(sql: Sql, key: string, windowSeconds: number): Promise<Hit> {
  const { starts, ends } = windowOfNow(fixed`$2::int`);
  const [row] = await sql.prepared<{ hits: number; left: number }>(
    fixed`select coalesce((select hits from rate_limits where key = $1 and window_start = ${starts}), 0) as hits,
            extract(epoch from ${ends} - statement_timestamp())::float8 as "left"`,
    [hitKey(key), windowSeconds],
  );
  return { hits: row!.hits, endsInSeconds: Math.max(1, Math.ceil(row!.left)) };
}

/** Takes one hit of the window of now back: it was no guess after all. */
export async function takeBack(sql: Sql, key: string, windowSeconds: number): Promise<void> {
  await sql.prepared(
    fixed`update rate_limits set hits = greatest(0, hits - 1) where key = $1 and window_start = ${windowOfNow(fixed`$2::int`).starts}`,
    [hitKey(key), windowSeconds],
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
