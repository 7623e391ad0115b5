import { french } from '../lang';
import { HOUR_MS } from '@jurilien/reference';
import type { Lang } from '../routes.table';

/** Both provinces keep the clock of their offices. */
export const ZONE = 'America/Toronto';

/** The hour it is in the zone at an instant. */
const hourOf = (ms: number): number =>
  Number(new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE }).format(ms));

/** The instant at which a day (`2026-12-24`) is over in the zone: midnight, whatever the clocks do that night. */
export function endOf(date: string): string {
  const [y = 0, m = 1, d = 1] = date.split('-').map(Number);
  // Midnight here is four or five hours after midnight in Greenwich.
  const guess = Date.UTC(y, m - 1, d + 1, 4);
  return new Date(hourOf(guess) === 0 ? guess : guess + HOUR_MS).toISOString();
}

/** The day it is in the zone. */
export const todayOf = (now: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(now);

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The instant in words; a pause that ends at midnight ends with the day before. */
export function untilWords(until: string, lang: Lang): string {
  const at = Date.parse(until);
  const midnight = hourOf(at) === 0 && at % HOUR_MS === 0;
  const format = midnight ? { dateStyle: 'full' as const } : { dateStyle: 'full' as const, timeStyle: 'short' as const };
  const words = new Intl.DateTimeFormat(`${lang}-CA`, { ...format, timeZone: ZONE }).format(midnight ? at - 1 : at);
  return lang === 'fr' ? french(words) : words;
}

const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The absence as a calendar file that any calendar takes (RFC 5545). */
export function absence({ title, from, until }: { title: string; from: number; until: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jurilien//Absence//FR',
    'BEGIN:VEVENT',
    `UID:absence-${stamp(Date.parse(until))}@jurilien`,
    `DTSTAMP:${stamp(from)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(Date.parse(until))}`,
    `SUMMARY:${title.replace(/([,;\\])/g, '\\$1')}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}
