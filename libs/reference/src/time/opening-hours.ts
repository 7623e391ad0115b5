import { BUSINESS, isOpen, nextOpen } from './calendar.js';
import type { Province } from '../places/provinces.js';
import { minuteWords, weekdayWords, deadlineWords } from './times.js';
import { zoneOf } from '../places/provinces.js';

/** When a person of the team reads and answers (`hours.business` of 4.13): the one place that says so to people. */
export const openingHours = (lang: 'fr' | 'en'): string => {
  const [first, last] = [BUSINESS.days[0]!, BUSINESS.days.at(-1)!];
  const [from, to] = [minuteWords(BUSINESS.from, lang), minuteWords(BUSINESS.to, lang)];
  return lang === 'fr'
    ? `du ${weekdayWords(first, lang)} au ${weekdayWords(last, lang)}, de ${from} à ${to}, sauf les jours fériés`
    : `${weekdayWords(first, lang)} to ${weekdayWords(last, lang)}, ${from} to ${to}, except holidays`;
};

/** The same within a text message. */
export const openingHoursShort = (lang: 'fr' | 'en'): string => {
  const [first, last] = [BUSINESS.days[0]!, BUSINESS.days.at(-1)!].map((day) => weekdayWords(day, lang, 'short'));
  return `${first}-${last} ${minuteWords(BUSINESS.from, lang)}-${minuteWords(BUSINESS.to, lang)}`;
};

/** Until when we are closed, by the clock and the holidays of a province: `lundi 9 h`; nothing while we are open. */
export const closedUntil = (now: string, province: Province, lang: 'fr' | 'en'): string | undefined =>
  isOpen(now, province, BUSINESS) ? undefined : deadlineWords(nextOpen(now, province, BUSINESS), lang, now, zoneOf(province));

/** When a request that waits is read: at the next opening, with our hours; said in the confirmation, on the request's page and in its message. */
export function whenWeRead(now: string, province: Province, lang: 'fr' | 'en'): string {
  const until = closedUntil(now, province, lang);
  const hours = openingHours(lang);
  if (lang === 'fr')
    return until
      ? `Nous sommes fermés jusqu’à ${until}. Nous lirons votre demande à ce moment-là. Heures d’ouverture : ${hours}.`
      : `Une personne de notre équipe lit les demandes aux heures d’ouverture : ${hours}.`;
  return until
    ? `We are closed until ${until}. We will read your request then. Opening hours: ${hours}.`
    : `Someone on our team reads requests during opening hours: ${hours}.`;
}
