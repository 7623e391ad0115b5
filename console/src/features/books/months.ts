import type { Answer } from '@jurilien/contracts/api';

export type Sales = Answer<'GET /api/sales'>;
export type SalesMonth = Sales['months'][number];
import { monthWords } from '@jurilien/reference';
import { locale } from '../../locale';

/** A month as people say it: « nov. 2026 ». */
export const monthName = (month: string): string => monthWords(month, locale, 'short');

type Sums = { [K in keyof SalesMonth]: SalesMonth[K] extends number ? number : string };

/** One row per month, provinces together. */
export const summed = (months: readonly SalesMonth[]): Sums[] =>
  [...new Set(months.map((m) => m.month))].map((month) =>
    months
      .filter((m) => m.month === month)
      .map((m) => ({ ...m }))
      .reduce(
        (all, one) =>
          Object.fromEntries(
            Object.entries(all).map(([key, value]) => [
              key,
              typeof value === 'number' ? value + Number(one[key as keyof SalesMonth]) : value,
            ]),
          ) as Sums,
      ),
  );
