import { DAY_MS, MINUTE_MS } from './durations.js';
import { calendarDay, minuteWords, OFFICE_ZONE, weekdayWords } from './times.js';
import { instantFromClock } from './wall-time.js';

/**
 * On which days something is mailed, and at which minute of the day on the offices' clock. Monday is 1; a month that is too short has its
 * mail on its last day.
 */
export type MailSchedule = { readonly minute: number } & (
  | { readonly every: 'day' }
  | { readonly every: 'week'; readonly weekdays: readonly number[] }
  | { readonly every: 'month'; readonly day: number }
);

/** Midnight of a day of the calendar, counted as if the clock stood in Greenwich. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a day, by its midnight, has a mail. */
function isDay(schedule: MailSchedule, day: number): boolean {
  const at = new Date(day);
  switch (schedule.every) {
    case 'day':
      return true;
    case 'week':
      return schedule.weekdays.includes(at.getUTCDay() || 7);
    case 'month': {
      const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
      return at.getUTCDate() === Math.min(schedule.day, last);
    }
  }
}

/** Of two instants that the clock shows the time at it is the first; a time that the clock leaves out is when it jumps over it. */
const runOf = ({ minute }: MailSchedule, day: number, zone: string): number => instantFromClock(day + minute * MINUTE_MS, zone);

/** A schedule has a mail within so many days. */
const MOST_DAYS = 40;

/** Looks at one day after the other, from the day before or after an instant's own: a clock may jump over midnight. */
function findRun(schedule: MailSchedule, from: string, zone: string, step: 1 | -1, fits: (run: number) => boolean): string {
  const own = midnight(calendarDay(from, zone));
  for (let n = -1; n <= MOST_DAYS; n++) {
    const day = own + n * step * DAY_MS;
    if (!isDay(schedule, day)) continue;
    const run = runOf(schedule, day, zone);
    if (fits(run)) return new Date(run).toISOString();
  }
  throw new RangeError('A schedule without a day');
}

/**
 * The first mail after an instant.
 * @throws RangeError on a schedule that names no day
 */
export function nextRun(schedule: MailSchedule, after: string, zone: string = OFFICE_ZONE): string {
  const from = Date.parse(after);
  return findRun(schedule, after, zone, 1, (run) => run > from);
}

/**
 * The last mail that was due until an instant, that instant included: what is left of several that were missed.
 * @throws RangeError on a schedule that names no day
 */
export function latestRun(schedule: MailSchedule, until: string, zone: string = OFFICE_ZONE): string {
  const to = Date.parse(until);
  return findRun(schedule, until, zone, -1, (run) => run <= to);
}

const lists = (lang: 'fr' | 'en', words: readonly string[]): string => new Intl.ListFormat(`${lang}-CA`).format(words);

/** A schedule as people say it: `chaque lundi et jeudi à 7 h 30`, `on the 1st of each month at 8 a.m.` */
export function scheduleWords(schedule: MailSchedule, lang: 'fr' | 'en'): string {
  const clock = `${lang === 'fr' ? 'à' : 'at'} ${minuteWords(schedule.minute, lang)}`;
  switch (schedule.every) {
    case 'day':
      return `${lang === 'fr' ? 'chaque jour' : 'every day'} ${clock}`;
    case 'week': {
      const days = [...schedule.weekdays].sort((a, b) => a - b).map((weekday) => weekdayWords(weekday, lang));
      return `${lang === 'fr' ? 'chaque' : 'every'} ${lists(lang, days)} ${clock}`;
    }
    case 'month':
      return lang === 'fr'
        ? `le ${dayOfMonth(schedule.day, lang)} de chaque mois ${clock}`
        : `on the ${dayOfMonth(schedule.day, lang)} of each month ${clock}`;
  }
}

const ENGLISH = new Intl.PluralRules('en-CA', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const dayOfMonth = (day: number, lang: 'fr' | 'en'): string => {
  if (lang === 'en') return `${day}${SUFFIX[ENGLISH.select(day)]}`;
  return day === 1 ? '1er' : String(day);
};
