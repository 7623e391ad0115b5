import { french } from '../french.js';
import { rounded, times, exact, type Exact } from './exact.js';
import { sheetWords } from './sheet-words.js';

type Key = keyof typeof sheetWords.fr;
type Values = Readonly<Record<string, string | number>>;

/** What every part of a sheet is written with. */
export interface Say {
  readonly lang: 'fr' | 'en';
  readonly t: (key: Key, values?: Values) => string;
  readonly money: (cents: number) => string;
}

/** Words of a sheet in a language, with values in their places. */
export function wordsIn(lang: 'fr' | 'en'): Say['t'] {
  const words = sheetWords[lang];
  return (key, values = {}) => {
    const text = words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    return lang === 'fr' ? french(text) : text;
  };
}

export function moneyOf(lang: 'fr' | 'en'): Say['money'] {
  const format = new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD' });
  return (cents) => format.format(cents / 100);
}

/** A share with two decimals: 37,85 %, 37.85%. */
export function percentIn(lang: 'fr' | 'en', share: Exact): string {
  const hundredths = rounded(times(share, exact(10_000)));
  return new Intl.NumberFormat(`${lang}-CA`, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000);
}
