import { DAY_MS } from '@jurilien/reference';

/** Into what a report cuts its days: one by one, weeks from Monday, or months. */
export type Grain = 'day' | 'week' | 'month';

interface Days {
  readonly from: string;
  readonly to: string;
}
const MOST_DAYS = 31;
const MOST_WEEK_DAYS = 186;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** How many days there are from one to another, both included. */
const daysIn = ({ from, to }: Days): number => Math.round((noon(to) - noon(from)) / DAY_MS) + 1;

/** The grain in which so many days make a chart that can be read. */
export function grainOf(from: string, to: string): Grain {
  const days = daysIn({ from, to });
  return days <= MOST_DAYS ? 'day' : days <= MOST_WEEK_DAYS ? 'week' : 'month';
}

/** The first day of the period that a day belongs to; a period that began before the report begins with it. */
export function periodOf(grain: Grain, day: string, first: string): string {
  const begins = (): string => {
    if (grain === 'day') return day;
    if (grain === 'month') return `${day.slice(0, 7)}-01`;
    const at = noon(day);
    return dayOf(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
  };
  const begun = begins();
  return begun < first ? first : begun;
}

/** The same days a year before: the last of February stands for a day that an earlier year does not have. */
const yearBefore = (day: string): string => {
  const asked = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return dayOf(noon(asked)) === asked ? asked : `${asked.slice(0, 8)}28`;
};

/**
 * The instant at which earlier days are as old as others are at theirs: what came of them later than that the others have not had the time
 * for. In milliseconds of the epoch.
 */
export const atSameAge = (days: Pick<Days, 'from'>, earlier: Pick<Days, 'from'>, at: number): number =>
  at - (noon(days.from) - noon(earlier.from));

/** The days a report is compared with: as many just before, or the same of a year before. */
export const shifted = ({ from, to }: Days, by: 'previous' | 'year'): Days =>
  by === 'year'
    ? { from: yearBefore(from), to: yearBefore(to) }
    : { from: dayOf(noon(from) - daysIn({ from, to }) * DAY_MS), to: dayOf(noon(from) - DAY_MS) };
