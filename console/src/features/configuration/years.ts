/** Deadlines reach into the year after this one. */
const AHEAD = 1;

/** The years of a list of days, in their order. */
export const yearsOf = (days: readonly string[]): readonly number[] => [...new Set(days.map((day) => Number(day.slice(0, 4))))].sort();
/** The years that someone counts with by now, and of which a list knows no day. */
export const yearsMissing = (days: readonly string[], now: number): readonly number[] =>
  Array.from({ length: AHEAD + 1 }, (_, n) => now + n).filter((year) => !yearsOf(days).includes(year));
