import { dayWords } from '@jurilien/reference';
type Lang = 'fr' | 'en';
const locale = { fr: 'fr-CA', en: 'en-CA' } as const;
/** A space that every font has; some of the locale's are narrower and have no glyph. */
const plain = (text: string): string => text.replace(/[\u202f\u2009]/g, '\u00a0');

/** Cents as people write them: `1 234,50 $`, `$1,234.50`; a price per coin may have parts of a cent. */
export const paperMoney = (cents: number, lang: Lang): string =>
  plain(
    new Intl.NumberFormat(locale[lang], {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: Number.isInteger(cents) ? 2 : 4,
    }).format(cents / 100),
  ).replace('-', '−');

/** A quantity in the language's own grouping. */
export const paperNumber = (value: number, lang: Lang): string =>
  plain(new Intl.NumberFormat(locale[lang], { maximumFractionDigits: 2 }).format(value));

/** Thousandths of a percent: 9 975 is `9,975 %`. */
export const paperRate = (rateMilli: number, lang: Lang): string =>
  plain(new Intl.NumberFormat(locale[lang], { style: 'percent', maximumFractionDigits: 3 }).format(rateMilli / 100_000));

/** A local day in words: `21 novembre 2026`. */
export const paperDay = (day: string, lang: Lang): string => plain(dayWords(day, lang));
