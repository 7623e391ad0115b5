import { isOpen, nextOpen, type Window } from './calendar.js';
import type { WeeklyHours } from '../configuration/values.js';
import type { Province } from '../places/provinces.js';
import { minuteWords, weekdayWords, deadlineWords } from './times.js';
import { zoneOf } from '../places/provinces.js';

const FULL_DAY_MINUTES = 24 * 60;
const endWords = (minute: number, lang: 'fr' | 'en'): string => {
  if (minute < FULL_DAY_MINUTES) return minuteWords(minute, lang);
  return lang === 'fr' ? 'minuit' : 'midnight';
};

/** Days that follow each other, as pairs of the first and the last. */
function runs(days: readonly number[]): (readonly [number, number])[] {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const firsts = sorted.filter((day) => !sorted.includes(day - 1));
  return firsts.map((first) => [first, sorted.filter((day) => day >= first).find((day) => !sorted.includes(day + 1))!] as const);
}

/** `du lundi au vendredi`, `Monday to Friday`; `le lundi et le mercredi`, `Monday and Wednesday`. */
const daysWords = (days: readonly number[], lang: 'fr' | 'en'): string =>
  runs(days)
    .map(([first, last]) => {
      const [from, to] = [weekdayWords(first, lang), weekdayWords(last, lang)];
      if (first === last) return lang === 'fr' ? `le ${from}` : from;
      return lang === 'fr' ? `du ${from} au ${to}` : `${from} to ${to}`;
    })
    .join(lang === 'fr' ? ' et ' : ' and ');

/** When a person of the team reads and answers (`hours.business` of 4.13): the one place that says so to people. */
export const openingHours = (lang: 'fr' | 'en', hours: WeeklyHours): string => {
  const [from, to] = [minuteWords(hours.from, lang), endWords(hours.to, lang)];
  const days = daysWords(hours.days, lang);
  if (lang === 'fr') return `${days}, de ${from} à ${to}${hours.holidaysClosed ? ', sauf les jours fériés' : ''}`;
  return `${days}, ${from} to ${to}${hours.holidaysClosed ? ', except holidays' : ''}`;
};

/** The same within a text message. */
export const openingHoursShort = (lang: 'fr' | 'en', { days, from, to }: WeeklyHours): string => {
  const short = (day: number): string => weekdayWords(day, lang, 'short');
  const named = runs(days).map(([first, last]) => (first === last ? short(first) : `${short(first)}-${short(last)}`));
  return `${named.join(', ')} ${minuteWords(from, lang)}-${endWords(to, lang)}`;
};

/** Until when we are closed, by the clock and the holidays of a province: `lundi 9 h`; nothing while we are open. */
export const closedUntil = (now: string, province: Province, lang: 'fr' | 'en', hours: Window): string | undefined =>
  isOpen(now, province, hours) ? undefined : deadlineWords(nextOpen(now, province, hours), lang, now, zoneOf(province));

/** When a request that waits is read: at the next opening, with our hours; said in the confirmation, on the request's page and in its message. */
export function whenWeRead(now: string, province: Province, lang: 'fr' | 'en', window: Window): string {
  const until = closedUntil(now, province, lang, window);
  const hours = openingHours(lang, window);
  if (lang === 'fr')
    return until
      ? `Nous sommes fermés jusqu’à ${until}. Nous lirons votre demande à ce moment-là. Heures d’ouverture : ${hours}.`
      : `Une personne de notre équipe lit les demandes aux heures d’ouverture : ${hours}.`;
  return until
    ? `We are closed until ${until}. We will read your request then. Opening hours: ${hours}.`
    : `Someone on our team reads requests during opening hours: ${hours}.`;
}
