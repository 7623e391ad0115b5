import { eventually } from '../../support/eventually.js';
import { nothingPending } from '../../support/invariants.js';
import type { World } from './world.js';

const HURRY_MS = 1_000;

/**
 * Looks at everything in a moment in which nothing happens: once nothing is pending, and again if something did while it looked, such as
 * a timer that came due.
 */
export function inPeace<T>({ system }: World, look: (now: string) => Promise<T>, seconds: number): Promise<T> {
  const newest = async (): Promise<string | undefined> =>
    (await system.kernel.db.query<{ at: string }>('select max(position)::text as at from events'))[0]?.at;
  return eventually(
    async () => {
      const now = await nothingPending(system, seconds);
      const before = await newest();
      const seen = await look(now);
      return (await newest()) === before ? { seen } : undefined;
    },
    'a moment of peace',
    seconds,
  ).then(({ seen }) => seen);
}

/**
 * A run sends the people of many hours through a few minutes, and no one has an hour: work that waits for a next try is brought forward
 * while nothing is in its way, and what anyone may do in an hour is counted anew all the time.
 */
export function hurrying({ system }: World, mayTry: () => boolean): { stop(): void } {
  const ask = (sql: string): void => void system.kernel.db.query(sql).catch(() => undefined);
  const timer = setInterval(() => {
    ask('delete from rate_limits where (key, window_start) in (select key, window_start from rate_limits for update skip locked)');
    if (mayTry())
      ask(
        `update work_items set due_at = least(due_at, clock_timestamp()) where state = 'pending' and attempts > 0 and due_at > clock_timestamp() + interval '12 seconds'`,
      );
  }, HURRY_MS);
  return { stop: () => clearInterval(timer) };
}
