import { readCents } from '../money/amounts.js';

/** What may be wrong with an answer; each has its sentence in both languages. */
export type Fault =
  | 'choose'
  | 'missing'
  | 'amount'
  | 'negative'
  | 'huge'
  | 'sum'
  | 'count'
  | 'many-children'
  | 'no-child'
  | 'outside'
  | 'days'
  | 'days-missing'
  | 'days-access'
  | 'days-shared'
  | 'date'
  | 'date-far'
  | 'date-quebec'
  | 'date-federal'
  | 'date-ontario';

/** A hundred million dollars a year: above, someone's finger slipped. */
const MOST_CENTS = 10_000_000_000;

/** An amount of a year as people write it, in cents. */
export function readAmount(text: string): number | Fault {
  const cents = readCents(text);
  return typeof cents === 'number' && cents > MOST_CENTS ? 'huge' : cents;
}

/** How many children. */
export function readCount(text: string, most: number): number | Fault {
  if (!/^\d{1,6}$/.test(text)) return 'count';
  return Number(text) > most ? 'many-children' : Number(text);
}

/** Days of a year, in hundredths: 182,5 is 18,250. */
export function readDays(text: string): number | Fault {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return 'days';
  const hundredths = Math.round(Number(text.replace(',', '.')) * 100);
  return hundredths > 36_500 ? 'days' : hundredths;
}
