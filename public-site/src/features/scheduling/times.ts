import { calendarDay, clockWords, dateWords, HOUR_MS, wallClock, whenWords, whenWordsIn } from '@jurilien/reference';
import { french } from '../../lang';
import type { Lang } from '../../routes.table';
import { timeTexts } from './words/times';

const set = (words: string, lang: Lang): string =>
  (lang === 'fr' ? french(words) : words)
    .replace(/(\d) h\b(?: (\d))?/g, (_, h: string, m?: string) => `${h}\u00a0h${m ? `\u00a0${m}` : ''}`)
    .replace(/(\d) ([ap])\.m\./g, '$1\u00a0$2.m.');

const sameClock = (a: number, b: number, zone: string): boolean =>
  calendarDay(a, zone) === calendarDay(b, zone) && wallClock(a, zone).minutes === wallClock(b, zone).minutes;

/** Which of two it is, where a zone's clock shows a time twice because it is set back; nothing on every other day. */
function ofTwo(at: string, zone: string): 'first' | 'second' | undefined {
  const ms = Date.parse(at);
  if (sameClock(ms, ms + HOUR_MS, zone)) return 'first';
  return sameClock(ms, ms - HOUR_MS, zone) ? 'second' : undefined;
}

/** Whether two clocks show something else at an instant. */
export const clocksDiffer = (at: string, zone: string, other: string): boolean =>
  calendarDay(at, zone) !== calendarDay(at, other) || wallClock(at, zone).minutes !== wallClock(at, other).minutes;

/** A time of day on a zone's clock; one of two that look the same says which. */
export function clockIn(at: string, lang: Lang, zone: string): string {
  const clock = set(clockWords(at, lang, zone), lang);
  const which = ofTwo(at, zone);
  return which ? `${clock} ${timeTexts[lang][which]}` : clock;
}

/** The day of a reader's calendar, in words: `mardi 1er décembre`. */
export const dayOf = (date: string, lang: Lang): string =>
  set(dateWords(date, lang, { weekday: 'long', day: 'numeric', month: 'long' }), lang);

/** A time with its day, on the reader's clock: `mardi 1er décembre à 9 h 30`. */
export function whenIn(at: string, lang: Lang, zone: string): string {
  const which = ofTwo(at, zone);
  const words = set(whenWords(at, lang, zone), lang);
  return which ? `${words} ${timeTexts[lang][which]}` : words;
}

/** The same with the name of the zone, and what the other side's clock shows where it differs. */
export function whenBoth(at: string, lang: Lang, zone: string, other: string): string {
  const which = ofTwo(at, zone);
  const words = set(whenWordsIn(at, lang, [zone, other]), lang);
  return which ? `${words} ${timeTexts[lang][which]}` : words;
}
