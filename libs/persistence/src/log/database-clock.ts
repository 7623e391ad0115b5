/** How long the clock is gone on from without being asked. */
const KEEP_MS = 60_000;
/** This machine's clock was put forward or back, or the machine slept, when its two clocks differ by more. */
const JUMP_MS = 50;

interface Observed {
  readonly database: number;
  readonly wall: number;
  readonly steady: number;
}

/** The database's clock between two answers: what it said last and the time since, never ahead of it. */
export interface DatabaseClock {
  /** An answer said this instant. */
  observe(instant: string): void;
  /** The instant it would say, ISO 8601 UTC; nothing where that is not known. */
  now(): string | undefined;
}

/** @param clocks of this machine, in milliseconds: one that follows the calendar, one that only goes forward */
export function databaseClock(clocks = { wall: () => Date.now(), steady: () => performance.now() }): DatabaseClock {
  let last: Observed | undefined;
  const at = (): number | undefined => {
    if (!last) return undefined;
    const passed = clocks.steady() - last.steady;
    const jumped = Math.abs(clocks.wall() - last.wall - passed) > JUMP_MS;
    return jumped || passed > KEEP_MS ? undefined : Math.floor(last.database + passed);
  };
  return {
    observe(instant) {
      const database = Date.parse(instant);
      // A late answer has an instant that is further behind than what is known.
      if ((at() ?? 0) < database || database < (last?.database ?? 0)) last = { database, wall: clocks.wall(), steady: clocks.steady() };
    },
    now: () => {
      const instant = at();
      return instant === undefined ? undefined : new Date(instant).toISOString();
    },
  };
}
