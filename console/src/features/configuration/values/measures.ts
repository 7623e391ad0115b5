import type { Shape, Unit } from '@jurilien/reference';
import { formatCents, formatCoins, formatNumber } from '../../../format';
import { intlLocale, locale } from '../../../locale';
import type { Translate } from '../../../useT';

/** In what people read and type a figure, which is not always what is stored: money in dollars, factors as ×. */
type Shown =
  | 'plain'
  | 'seconds'
  | 'minutes'
  | 'businessMinutes'
  | 'hours'
  | 'businessHours'
  | 'days'
  | 'businessDays'
  | 'months'
  | 'coins'
  | 'dollars'
  | 'times'
  | 'percent'
  | 'points'
  | 'characters'
  | 'digits'
  | 'megabytes'
  | 'segments'
  | 'bits'
  | 'km'
  | 'offers'
  | 'clock';

/** A figure of so many stored units is one of what is shown. */
export interface Measure {
  readonly factor: number;
  readonly shown: Shown;
}

const as = (shown: Shown, factor = 1): Measure => ({ factor, shown });
const HUNDREDTHS = 100;
const THOUSANDTHS = 1_000;
const BASIS_POINTS = 10_000;

const OF_UNIT: Readonly<Record<Unit, Measure>> = {
  none: as('plain'),
  ms: as('seconds', THOUSANDTHS),
  seconds: as('seconds'),
  minutes: as('minutes'),
  'business-minutes': as('businessMinutes'),
  hours: as('hours'),
  'business-hours': as('businessHours'),
  days: as('days'),
  'business-days': as('businessDays'),
  months: as('months'),
  cc: as('coins', HUNDREDTHS),
  cents: as('dollars', HUNDREDTHS),
  juricoins: as('coins'),
  'basis-points': as('times', BASIS_POINTS),
  percent: as('percent'),
  times: as('times'),
  count: as('plain'),
  points: as('points'),
  characters: as('characters'),
  digits: as('digits'),
  megabytes: as('megabytes'),
  segments: as('segments'),
  bits: as('bits'),
  km: as('km'),
};
export const measureOf = (unit: Unit): Measure => OF_UNIT[unit];

/** Parts of values that count in something of their own, whatever the unit of their key. */
const OF_PART: Readonly<Record<string, Measure>> = {
  minutes: as('minutes'),
  size: as('offers'),
  cc: as('coins', HUNDREDTHS),
  cents: as('dollars', HUNDREDTHS),
  rateMilli: as('percent', THOUSANDTHS),
};

/** Opening hours of a week: the weekdays, from when to when, and whether holidays are closed. */
export const isWeek = (shape: Shape): boolean => shape.is === 'record' && 'days' in shape.fields && 'holidaysClosed' in shape.fields;
const CLOCK = as('clock');
/** In what a part of a record counts. */
export const measureOfPart = (record: Shape, part: string, whole: Measure): Measure =>
  isWeek(record) && (part === 'from' || part === 'to') ? CLOCK : (OF_PART[part] ?? whole);

const decimals = new Intl.NumberFormat(intlLocale, { maximumFractionDigits: 4 });
/** A stored figure in words: « 40,00 $ », « 3 jc », "× 1.25", "30 minutes". */
export const figureWords = (value: number, { factor, shown }: Measure, t: Translate): string => {
  if (shown === 'dollars') return formatCents((value / factor) * HUNDREDTHS);
  if (shown === 'coins') return formatCoins((value / factor) * HUNDREDTHS);
  const n = value / factor;
  if (shown === 'plain' || shown === 'clock') return formatNumber(n);
  return t(`config.units.${shown}`, { n, words: decimals.format(n) });
};

const POINT = locale === 'fr' ? ',' : '.';
/** What is typed for a stored figure; text that is no figure yet stands as it is. */
export const typedOf = (value: unknown, { factor }: Measure): string => {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return String(Number((value / factor).toPrecision(12))).replace('.', POINT);
};

/** The stored figure of what was typed, with a comma or a point; what is no figure stays text, so that nothing typed is lost. */
export const storedOf = (typed: string, { factor }: Measure): number | string => {
  const cleaned = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^-?\d+(\.\d*)?$/.test(cleaned)) return typed;
  const exact = Number(cleaned) * factor;
  const near = Math.round(exact);
  // A product of decimals is a whole number that binary fractions miss.
  return Math.abs(exact - near) < 1e-6 ? near : exact;
};
