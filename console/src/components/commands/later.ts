import { DAY_MS } from '@jurilien/reference';

const HOUR = 9;
const at = (move: (d: Date) => unknown): string => {
  const d = new Date();
  move(d);
  return d.toISOString();
};
const morning = (days: (d: Date) => number) => () => at((d) => (d.setDate(d.getDate() + days(d)), d.setHours(HOUR, 0, 0, 0)));

/** Instants people mean when they say "later", ISO 8601 UTC, thirty days ahead at most. */
export const LATER = {
  tomorrow: morning(() => 1),
  threeDays: morning(() => 3),
  monday: morning((d) => (8 - d.getDay()) % 7 || 7),
  twoWeeks: morning(() => 14),
  month: () => at((d) => d.setTime(d.getTime() + 30 * DAY_MS - 60_000)),
};
export type Later = keyof typeof LATER;
export const LATERS = Object.keys(LATER) as readonly Later[];
