import type { Unit } from './key.js';

type Lang = 'fr' | 'en';
type Counted = readonly [one: string, many: string];
const counted = (fr: Counted, en: Counted): Readonly<Record<Lang, Counted>> => ({ fr, en });

const MINUTES = counted(['minute', 'minutes'], ['minute', 'minutes']);
const HOURS = counted(['heure', 'heures'], ['hour', 'hours']);
const OPEN_MINUTES = counted(['minute ouvrable', 'minutes ouvrables'], ['business minute', 'business minutes']);
const OPEN_HOURS = counted(['heure ouvrable', 'heures ouvrables'], ['business hour', 'business hours']);

/** What stands behind a number of each unit; a number alone has none. */
const UNITS: Partial<Readonly<Record<Unit, Readonly<Record<Lang, Counted>>>>> = {
  seconds: counted(['seconde', 'secondes'], ['second', 'seconds']),
  minutes: MINUTES,
  'business-minutes': OPEN_MINUTES,
  hours: HOURS,
  'business-hours': OPEN_HOURS,
  days: counted(['jour', 'jours'], ['day', 'days']),
  'business-days': counted(['jour ouvrable', 'jours ouvrables'], ['business day', 'business days']),
  months: counted(['mois', 'mois'], ['month', 'months']),
  characters: counted(['caractère', 'caractères'], ['character', 'characters']),
  megabytes: counted(['Mo', 'Mo'], ['MB', 'MB']),
  percent: counted(['%', '%'], ['%', '%']),
};
/** Sixty of the first are said as one of the second. */
const LARGER: Partial<Readonly<Record<Unit, Unit>>> = { seconds: 'minutes', minutes: 'hours', 'business-minutes': 'business-hours' };

const SPELLED: Readonly<Record<Lang, readonly string[]>> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' '),
};
/** Rounder numbers that people spell out as well. */
const ROUND: Readonly<Record<Lang, Readonly<Record<number, string>>>> = {
  fr: { 20: 'vingt', 30: 'trente', 40: 'quarante', 50: 'cinquante', 60: 'soixante', 90: 'quatre-vingt-dix' },
  en: { 20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty', 60: 'sixty', 90: 'ninety' },
};

/** A figure with its unit, as people say it: `10 minutes`, `1 heure ouvrable`, `30 %`, `30%`. */
export function figureInWords(n: number, unit: Unit, lang: Lang): string {
  const larger = LARGER[unit];
  return larger && n >= 60 && n % 60 === 0 ? figureInWords(n / 60, larger, lang) : withUnit(n, unit, lang, inFigures(n, lang));
}

const inFigures = (n: number, lang: Lang): string => new Intl.NumberFormat(`${lang}-CA`).format(n);
function withUnit(n: number, unit: Unit, lang: Lang, said: string): string {
  const words = UNITS[unit]?.[lang];
  if (!words) return said;
  const one = lang === 'fr' ? Math.abs(n) < 2 : n === 1;
  return `${said}${unit === 'percent' && lang === 'en' ? '' : ' '}${words[one ? 0 : 1]}`;
}

const YEARS = { fr: 'ans', en: 'years' } as const;
/** A length of time as a text for people has it: whole years from two years on, `24 mois` being `2 ans`. */
export const periodInWords = (n: number, unit: Unit, lang: Lang): string =>
  unit === 'months' && n >= 24 && n % 12 === 0 ? `${inFigures(n / 12, lang)} ${YEARS[lang]}` : figureInWords(n, unit, lang);

/** A figure as a careful text may have it: `14 jours`, `quatorze jours`, `2 ans`. */
export function waysToSay(n: number, unit: Unit, lang: Lang): readonly string[] {
  const spelled = SPELLED[lang][n] ?? ROUND[lang][n];
  const ways = [figureInWords(n, unit, lang), ...(spelled ? [withUnit(n, unit, lang, spelled)] : []), periodInWords(n, unit, lang)];
  return [...new Set(ways)];
}
