import { MINUTE_MS } from '../time/durations.js';
import { spanWords } from '../time/times.js';
import { FIGURES, type FigureName } from './figures.js';

type Lang = 'fr' | 'en';
const formats = (lang: Lang) => ({
  percent: new Intl.NumberFormat(`${lang}-CA`, { style: 'percent', maximumFractionDigits: 1 }),
  money: new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD' }),
  number: new Intl.NumberFormat(`${lang}-CA`, { maximumFractionDigits: 2 }),
});
const FORMATS = { fr: formats('fr'), en: formats('en') } as const;

/** A part of a whole as people read it: `66,7 %`. */
export const shareWords = (share: number, lang: Lang): string => FORMATS[lang].percent.format(share);

/** A figure as its unit is written, on the page and in mails alike; nothing known is a dash. */
export function figureWords(name: FigureName, value: number | null | undefined, lang: Lang): string {
  if (value === null || value === undefined) return '–';
  const { unit } = FIGURES[name];
  const { money, number } = FORMATS[lang];
  return unit === 'share' ? shareWords(value, lang) : unit === 'cents' ? money.format(value / 100) : number.format(value);
}

/** How long something took, from minutes; nothing known is a dash. */
export const lastingWords = (minutes: number | null | undefined, lang: Lang): string =>
  minutes === null || minutes === undefined ? '–' : spanWords(minutes * MINUTE_MS, lang);
