import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.js';

/**
 * The one place that writes days, times and lengths of time for people, on the site, in the console, in messages and on paper
 * (design/interface.md). Spaces are plain: a text message counts every special one, pages put theirs.
 */

/** The clock of both provinces' offices. */
export const OFFICE_ZONE = 'America/Toronto';

/** An instant: ISO text or milliseconds since 1970. */
type Instant = string | number;
type Lang = 'fr' | 'en';

const made = new Map<string, Intl.DateTimeFormat>();
/** Making a format costs fifty times what using it does. */
function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const known = made.get(key) ?? new Intl.DateTimeFormat(`${lang}-CA`, options);
  made.set(key, known);
  return known;
}

/** A day of the calendar (`2026-11-23`) is the same day everywhere: its noon in Greenwich stands for it. */
const isDay = (at: Instant): at is string => typeof at === 'string' && at.length === 10;

const parts = (at: Instant, lang: Lang, options: Intl.DateTimeFormatOptions): Readonly<Record<string, string>> =>
  Object.fromEntries(
    format(lang, options)
      .formatToParts(new Date(at))
      .map((p) => [p.type, p.value]),
  );

/** Days, months and weekdays of an instant by the options of `Intl`, without its clock; French writes the first of a month « 1er ». */
export function dateWords(at: Instant, lang: Lang, options: Intl.DateTimeFormatOptions, zone: string = OFFICE_ZONE): string {
  const words = isDay(at)
    ? format(lang, { ...options, timeZone: 'UTC' }).format(new Date(`${at}T12:00:00Z`))
    : format(lang, { ...options, timeZone: zone }).format(new Date(at));
  return lang === 'fr' ? words.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : words;
}

/** A day: `23 novembre 2026`, `November 23, 2026`. */
export const dayWords = (at: Instant, lang: Lang, zone?: string): string => dateWords(at, lang, { dateStyle: 'long' }, zone);

/** A day of a list: `23 nov. 2026`. */
export const shortDayWords = (at: Instant, lang: Lang, zone?: string): string => dateWords(at, lang, { dateStyle: 'medium' }, zone);

/** A month given as `2026-11`: `novembre 2026`. */
export const monthWords = (month: string, lang: Lang, length: 'long' | 'short' = 'long'): string =>
  dateWords(`${month}-15`, lang, { month: length, year: 'numeric' });

/** A weekday, Monday being 1. The first of January 2024 was one. */
export const weekdayWords = (weekday: number, lang: Lang, length: 'long' | 'short' = 'long'): string =>
  dateWords(new Date(Date.UTC(2024, 0, weekday)).toISOString().slice(0, 10), lang, { weekday: length });

/** Clock time: `8 h 30`, `13 h`; `8:30 a.m.`, `1 p.m.` No leading zero, no empty minutes. */
export function clockWords(at: Instant, lang: Lang, zone: string = OFFICE_ZONE): string {
  const p = parts(at, lang, { hour: 'numeric', minute: '2-digit', hourCycle: lang === 'fr' ? 'h23' : 'h12', timeZone: zone });
  const hour = Number(p['hour']);
  if (lang === 'fr') return p['minute'] === '00' ? `${hour} h` : `${hour} h ${p['minute']}`;
  return `${p['minute'] === '00' ? hour : `${hour}:${p['minute']}`} ${p['dayPeriod']}`;
}

/** A minute of the day as a clock shows it: 570 is `9 h 30`, `9:30 a.m.` */
export const minuteWords = (minute: number, lang: Lang): string => clockWords(minute * MINUTE_MS, lang, 'UTC');

/** What happened, to the minute: `23 novembre 2026 à 8 h 30`, `November 23, 2026 at 8:30 a.m.` */
export const momentWords = (at: Instant, lang: Lang, zone?: string): string =>
  `${dayWords(at, lang, zone)} ${atOf(lang)} ${clockWords(at, lang, zone)}`;

/** What is to come, to the minute: `lundi 23 novembre à 8 h 30`, `Monday, November 23 at 8:30 a.m.` */
export const whenWords = (at: Instant, lang: Lang, zone?: string): string =>
  `${dateWords(at, lang, { weekday: 'long', day: 'numeric', month: 'long' }, zone)} ${atOf(lang)} ${clockWords(at, lang, zone)}`;

/** What a zone's time is called: `heure de l’Est`, `Eastern Time`; where a place keeps one time all year, that: `heure normale de l’Est`. */
export const zoneWords = (zone: string, lang: Lang, at: Instant = 0): string =>
  parts(at, lang, { timeZoneName: 'longGeneric', timeZone: zone })['timeZoneName'] ?? zone;

/** The same with the half of the year: `heure avancée de l’Est`. It tells one of the two hours of an autumn night from the other. */
export const zoneWordsAt = (zone: string, lang: Lang, at: Instant): string =>
  parts(at, lang, { timeZoneName: 'long', timeZone: zone })['timeZoneName'] ?? zone;

/** Clock time with its zone: `14 h 30, heure de l’Est`, `2:30 p.m. Eastern Time`. */
const zonedClock = (at: Instant, lang: Lang, zone: string): string =>
  `${clockWords(at, lang, zone)}${lang === 'fr' ? ',' : ''} ${zoneWords(zone, lang, at)}`;

/**
 * What two people are to be at, on the first one's clock, and on the other's where that shows another time (4.5.3): `mardi 4 mai à 10 h,
 * heure de l’Atlantique (9 h, heure de l’Est)`.
 * @param zones of the reader first
 */
export function whenWordsIn(at: Instant, lang: Lang, [own = OFFICE_ZONE, ...others]: readonly string[]): string {
  const said = `${dateWords(at, lang, { weekday: 'long', day: 'numeric', month: 'long' }, own)} ${atOf(lang)} ${zonedClock(at, lang, own)}`;
  const day = calendarDay(at, own);
  const shows = (zone: string): string => `${calendarDay(at, zone)} ${wallClock(at, zone).minutes}`;
  const other = others.find((zone) => shows(zone) !== shows(own));
  if (other === undefined) return said;
  const weekday = calendarDay(at, other) === day ? '' : `${dateWords(at, lang, { weekday: 'long' }, other)} `;
  return `${said} (${weekday}${zonedClock(at, lang, other)})`;
}

const atOf = (lang: Lang): string => (lang === 'fr' ? 'à' : 'at');

/** Within these the weekday alone says which day is meant. */
const WEEKDAY_DAYS = 6;

/**
 * Until when: `lundi 13 h`, `Monday 1 p.m.`; further away or past, with its date. Never a time without its day, never a length of time:
 * « d’ici 21 h 38 » was read as 9:38 p.m.
 * @param now the instant at which it is read
 */
export function deadlineWords(at: Instant, lang: Lang, now: Instant, zone?: string): string {
  const left = new Date(at).getTime() - new Date(now).getTime();
  if (left < 0 || left > WEEKDAY_DAYS * DAY_MS) return whenWords(at, lang, zone);
  return `${dateWords(at, lang, { weekday: 'long' }, zone)} ${clockWords(at, lang, zone)}`;
}

/** A length of time in at most two units, each with its own: `21 h 38 min`, `12 min 5 s`, `2 j 4 h`, `2 d 4 h`. */
export function spanWords(ms: number, lang: Lang): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [d, h, m, s] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  if (d > 0) return `${d} ${lang === 'fr' ? 'j' : 'd'} ${h} h`;
  if (h > 0) return `${h} h ${m} min`;
  return m > 0 ? `${m} min ${s} s` : `${s} s`;
}

/** An instant to the second with its zone, for titles and timelines. */
export function exactWords(at: Instant, lang: Lang, zone: string = OFFICE_ZONE): string {
  const day = dateWords(at, lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone);
  const hourCycle = lang === 'fr' ? 'h23' : 'h12';
  const p = parts(at, lang, { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short', hourCycle, timeZone: zone });
  const [h, m, s] = [Number(p['hour']), p['minute'], p['second']];
  const clock = lang === 'fr' ? `${h} h ${m} min ${s} s` : `${h}:${m}:${s} ${p['dayPeriod']}`;
  return `${day} ${atOf(lang)} ${clock} ${p['timeZoneName']}`;
}

/** The zone of this machine's clock. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of the calendar it is at an instant in a zone: `2026-11-23`. */
export function calendarDay(at: Instant, zone: string = OFFICE_ZONE): string {
  const p = parts(at, 'en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone });
  return `${p['year']}-${p['month']}-${p['day']}`;
}

/** The weekday (Monday is 1) and the minutes since midnight on a zone's clock. */
export function wallClock(at: Instant, zone: string = OFFICE_ZONE): { readonly weekday: number; readonly minutes: number } {
  const p = parts(at, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
  return {
    weekday: new Date(`${calendarDay(at, zone)}T12:00:00Z`).getUTCDay() || 7,
    minutes: Number(p['hour']) * 60 + Number(p['minute']),
  };
}

/** Whether an instant is a midnight of a zone. */
export const isMidnight = (at: Instant, zone: string = OFFICE_ZONE): boolean =>
  new Date(at).getTime() % HOUR_MS === 0 && wallClock(at, zone).minutes === 0;
