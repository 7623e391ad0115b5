import { calendarDay, clockWords, dateWords, exactWords, ownZone, shortDayWords, sizeWords, spanWords } from '@jurilien/reference';
import { coinUnit } from './in-force/names';
import { intlLocale, locale } from './locale';

const coin = new Intl.NumberFormat(intlLocale, { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const money = new Intl.NumberFormat(intlLocale, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(intlLocale, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
const list = new Intl.ListFormat(intlLocale, { type: 'conjunction' });
const either = new Intl.ListFormat(intlLocale, { type: 'disjunction' });

type Instant = string | number | null | undefined;
const valid = (at: Instant): at is string | number => at !== null && at !== undefined && at !== '' && !Number.isNaN(new Date(at).getTime());

/** Staff read their own clock. */
const zone = ownZone();
export const formatDate = (at: Instant) => (valid(at) ? shortDayWords(at, locale, zone) : '–');
export const formatDay = (at: Instant) => (valid(at) ? dateWords(at, locale, { day: 'numeric', month: 'short' }, zone) : '–');
export const formatTime = (at: Instant) => (valid(at) ? clockWords(at, locale, zone) : '–');
/** Full instant with its zone, for titles and timelines. */
export const formatFull = (at: Instant) => (valid(at) ? exactWords(at, locale, zone) : '–');
/** A time never breaks over two lines. */
const solid = (text: string) => text.replaceAll(' ', '\u00a0');
/** Today shows the hour, another day shows the day. */
export const formatMoment = (at: Instant, now = Date.now()) => {
  if (!valid(at)) return '–';
  const hour = solid(clockWords(at, locale, zone));
  return calendarDay(at, zone) === calendarDay(now, zone) ? hour : `${solid(formatDay(at))}, ${hour}`;
};
export const formatMoney = (dollars: number) => money.format(dollars);
/** Cents as an amount, to the cent: « 1 234,50 $ ». */
export const formatCents = (n: number | null | undefined) => (n === null || n === undefined ? '–' : cents.format(n / 100));
/** What stands between a label and what it labels. */
export const COLON = locale === 'fr' ? '\u00a0:' : ':';
export const formatNumber = (value: number) => coin.format(value);
/** Centicoins as coins, the way people say them. */
export const formatCoins = (cc: number | null | undefined) =>
  cc === null || cc === undefined ? '–' : `${coin.format(cc / 100)} ${coinUnit(cc / 100, locale)}`;
const fraction = new Intl.NumberFormat(intlLocale, { minimumFractionDigits: 0, maximumFractionDigits: 4 });
/** Centicoins before rounding, with the decimals that a rounding takes away. */
export const formatFraction = (cc: number) => `${fraction.format(cc / 100)} ${coinUnit(cc / 100, locale)}`;
/** A movement of the statement as it changes what is available: a captured hold was already taken out. */
export const formatMovement = ({ type, cc }: { type: string; cc: number }) =>
  `${/^(grant|release|adjustment-add)/.test(type) ? '+' : /^(hold|adjustment-remove)/.test(type) ? '−' : ''}${formatCoins(cc)}`;
/** The size of a file, as every page says it: « 21 ko », "1.4 MB". */
export const formatBytes = (n: number) => sizeWords(n, locale);
export const formatFactor = (bp: number) => `× ${coin.format(bp / 10_000)}`;
export const formatEither = (words: readonly string[]) => either.format(words);
export const formatList = (words: string[]) => list.format(words);
const AFTER_NUMBER = { fr: ', poste\u00a0', en: ', ext.\u00a0' } as const;
export const formatPhone = (phone: string | null | undefined, extension?: string | null) => {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '');
  const number = match ? `${match[1]} ${match[2]}-${match[3]}` : phone || '–';
  return extension ? number + AFTER_NUMBER[locale] + extension : number;
};

/** A length of time in at most two units: « 2 j 4 h », « 21 h 38 min ». */
export const formatDuration = (ms: number) => spanWords(ms, locale);
