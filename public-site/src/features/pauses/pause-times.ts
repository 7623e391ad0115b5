import { calendarFile } from '@jurilien/contracts';
import { french } from '../../lang';
import { dateWords, HOUR_MS, isMidnight, whenWords } from '@jurilien/reference';
import type { Lang } from '../../routes.table';

/** The instant at which a day (`2026-12-24`) is over in the zone: midnight, whatever the clocks do that night. */
export function endOf(date: string): string {
  const [y = 0, m = 1, d = 1] = date.split('-').map(Number);
  // Midnight here is four or five hours after midnight in Greenwich.
  const guess = Date.UTC(y, m - 1, d + 1, 4);
  return new Date(isMidnight(guess) ? guess : guess + HOUR_MS).toISOString();
}

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The instant in words; a pause that ends at midnight ends with the day before. */
export const untilWords = (until: string, lang: Lang): string => {
  const at = Date.parse(until);
  const words = isMidnight(at) ? dateWords(at - 1, lang, { dateStyle: 'full' }) : whenWords(at, lang);
  return lang === 'fr' ? french(words) : words;
};

/** The absence as a calendar file that any calendar takes. */
export function absence({ title, from, until }: { title: string; from: string; until: string }): string {
  const entry = { id: `absence-${until}`, sequence: 0, state: 'confirmed', startsAt: from, endsAt: until, changedAt: from } as const;
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile({ events: [{ ...entry, summary: title }] }))}`;
}
