import { clockAt, DAY_MS, FIGURE_NAMES, type FigureName, type FigureValues, instantFromClock } from '@jurilien/reference';

/** A day, and the instant at which it is looked at; without one as it is known now. */
export interface DayAsked {
  readonly day: string;
  readonly at?: string;
}

const dayOf = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/**
 * The days of the same weekday in the weeks before, each at the instant when its clock showed what the clock shows now, the latest first. An
 * hour that a day has twice is taken the first time; one that it leaves out ends where the clock jumps over it.
 * @param now milliseconds of the epoch
 */
export function sameWeekdays(now: number, zone: string, weeks: number): DayAsked[] {
  const clock = clockAt(now, zone);
  return Array.from({ length: weeks }, (_, i) => {
    const then = clock - (i + 1) * 7 * DAY_MS;
    return { day: dayOf(then), at: new Date(instantFromClock(then, zone)).toISOString() };
  });
}

/** The middle value, of two middle ones their mean; nothing of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** What is usual: the median of each figure over some days; nothing of a figure that no day has. */
export const usualOf = (days: readonly FigureValues[]): FigureValues =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, median(days.flatMap((day) => day[name] ?? []))])) as Record<
    FigureName,
    number | null
  >;
