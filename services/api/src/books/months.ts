import { Refused } from '@jurilien/event-sourcing';
import { DateTime } from 'luxon';

const USUAL_MONTHS = 12;
const MOST_MONTHS = 36;

/** Months since the year 0. */
const indexOf = (text: string): number => {
  const [year = 0, n = 0] = text.split('-').map(Number);
  return year * 12 + n - 1;
};
const textOf = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** Every month from one to another, both of them included. */
export function monthsBetween(from: string, to: string): string[] {
  const first = indexOf(from);
  return Array.from({ length: Math.max(0, indexOf(to) - first + 1) }, (_, n) => textOf(first + n));
}

/** The month of the offices at an instant. */
const monthAt = (now: Date): string => DateTime.fromJSDate(now, { zone: 'America/Toronto' }).toFormat('yyyy-MM');

/** The last month up to one that is over: what is counted of a month that goes on says less of it each day before its end. */
export const lastWhole = (to: string, now: Date): string => textOf(Math.min(indexOf(to), indexOf(monthAt(now)) - 1));

/** The months that are asked for; the last year when nothing says. @throws Refused for none and for too many */
export function askedMonths(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly from: string; readonly to: string } {
  const { from, to = monthAt(now) } = asked;
  const first = from ?? textOf(indexOf(to) - USUAL_MONTHS + 1);
  const months = indexOf(to) - indexOf(first) + 1;
  if (months < 1 || months > MOST_MONTHS) throw new Refused('VALIDATION', 'months', [{ field: 'from', message: 'invalid' }]);
  return { from: first, to };
}
