import type { Config } from '@jurilien/event-sourcing';
import { type AdSpending, DAY_MS, intakeAdSpending } from '@jurilien/reference';
import type { Grouped } from './columns.js';

interface Days {
  readonly from: string;
  readonly to: string;
}
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const daysIn = ({ from, to }: Days): number => Math.round((noon(to) - noon(from)) / DAY_MS) + 1;
/** The days of a spending, its last one included. */
const daysOf = ({ from, through }: AdSpending): Days => ({ from, to: through });
const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** What of a spending falls into some days, in cents: each of its own days has an equal part. */
const centsIn = (spending: AdSpending, { from, to }: Days): number => {
  const shared = daysIn({ from: later(spending.from, from), to: earlier(spending.through, to) });
  return shared <= 0 ? 0 : (spending.spentCents * shared) / daysIn(daysOf(spending));
};

/** What of a request a spending can be told of. */
const PLACES: Readonly<Partial<Record<Grouped, 'origin' | 'campaign' | 'term'>>> = {
  origin: 'origin',
  firstOrigin: 'origin',
  campaign: 'campaign',
  term: 'term',
};

/** Answers what advertisements cost (IN17), in cents. */
export interface AdCost {
  readonly of: (days: Days) => number;
  /** Of those that brought requests of one origin, campaign or term; of another part nothing can be told. */
  readonly ofPart: (days: Days, by: Grouped, value: string | null) => number;
}

/** What was spent on advertisements, as the configuration notes it. @param known whether what is asked can be told of it at all */
export function adCost(config: Config, known: boolean): AdCost {
  const spendings = known ? config.value(intakeAdSpending) : [];
  const sum = (some: readonly AdSpending[], days: Days): number => some.reduce((cents, one) => cents + centsIn(one, days), 0);
  return {
    of: (days) => sum(spendings, days),
    ofPart: (days, by, value) => {
      const place = PLACES[by];
      // Facts hold what people came by in small letters.
      return place && value !== null
        ? sum(
            spendings.filter((one) => one[place]?.toLowerCase() === value),
            days,
          )
        : 0;
    },
  };
}
