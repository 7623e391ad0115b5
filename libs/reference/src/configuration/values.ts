import type { BillingProvince } from '../money/billing-provinces.js';
import { day, distinct, flag, list, oneOf, record, text, whole, type Kind } from './kinds.js';

/** A wave: how many offers, for how many minutes; a size no pool reaches means everyone left. */
export interface WaveSpec {
  readonly size: number;
  readonly minutes: number;
}
/** Waves of a search, one after the other. */
export const wavePlan = (most = 10): Kind<readonly WaveSpec[]> =>
  list(record<WaveSpec>({ size: whole(1, 10_000), minutes: whole(1, 10_080) }), 1, most);

/** What one payment may be before taxes: with them it stays below what the payment provider takes, eight digits. */
export const MOST_CENTS = 50_000_000;
/** Coins sold together, in centicoins, and their price before taxes in cents; a plan may come without coins. */
export interface Pack {
  readonly cc: number;
  readonly cents: number;
}
export const pack = (leastCc: 0 | 1): Kind<Pack> => record<Pack>({ cc: whole(leastCc, 1_000_000), cents: whole(1, MOST_CENTS) });

/** Opening of a clock per weekday (1 = Monday … 7 = Sunday), in minutes after midnight; absent = closed. */
export interface WeeklyHours {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Holidays are closed. */
  readonly holidaysClosed: boolean;
}
const MINUTES_A_DAY = 1_440;
export const weeklyHours = (): Kind<WeeklyHours> =>
  record<WeeklyHours>({
    days: distinct(whole(1, 7), 1, 7),
    from: whole(0, MINUTES_A_DAY),
    to: whole(0, MINUTES_A_DAY),
    holidaysClosed: flag(),
  });

export type TaxCode = 'GST' | 'QST' | 'HST';
/** A sales tax with the day it starts and, once replaced, the day after its last. */
export interface TaxRate {
  readonly code: TaxCode;
  readonly province: BillingProvince;
  readonly fr: string;
  readonly en: string;
  /** Thousandths of a percent: 9 975 is 9.975 %. */
  readonly rateMilli: number;
  readonly from: string;
  readonly until?: string;
}
export const taxRate = (provinces: readonly BillingProvince[]): Kind<TaxRate> =>
  record<TaxRate>(
    {
      code: oneOf('GST', 'QST', 'HST'),
      province: oneOf(...provinces),
      fr: text(2, 20),
      en: text(2, 20),
      rateMilli: whole(0, 30_000),
      from: day(),
      until: day(),
    },
    ['until'],
  );

/** What each fact of a request multiplies its price by, in basis points. */
export interface PriceFactors {
  readonly juridicalHelp: number;
  readonly smallMandate: number;
  readonly consult: number;
  readonly commercial: number;
  readonly serious: number;
  readonly multi: number;
  readonly renewed: number;
  /** By the hourly rate the client named. */
  readonly rate: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
  /** By bracket of the budget, the first for an unknown one. */
  readonly budget: readonly number[];
  /** By how many of e-mail and phone are confirmed. */
  readonly contact: { readonly both: number; readonly one: number; readonly none: number };
}
const factor = (): Kind<number> => whole(1_000, 50_000);
export const priceFactors = (): Kind<PriceFactors> =>
  record<PriceFactors>({
    juridicalHelp: factor(),
    smallMandate: factor(),
    consult: factor(),
    commercial: factor(),
    serious: factor(),
    multi: factor(),
    renewed: factor(),
    rate: record<PriceFactors['rate']>({ 1: factor(), 2: factor(), 3: factor(), 4: factor(), 5: factor() }),
    budget: list(factor(), 6, 6),
    contact: record<PriceFactors['contact']>({ both: factor(), one: factor(), none: factor() }),
  });

/** How many points each part of a rank may give. */
export interface MatchingWeights {
  readonly field: number;
  readonly territory: number;
  readonly needs: number;
  readonly answering: number;
  readonly contactSla: number;
  readonly rotation: number;
  readonly exploration: number;
}
const points = (): Kind<number> => whole(0, 1_000);
export const weights = (): Kind<MatchingWeights> =>
  record<MatchingWeights>({
    field: points(),
    territory: points(),
    needs: points(),
    answering: points(),
    contactSla: points(),
    rotation: points(),
    exploration: points(),
  });

/** What was spent on advertisements over some days, and by what the requests that they brought are known: who sent them, and its words. */
export interface AdSpending {
  readonly from: string;
  /** Its last day. */
  readonly through: string;
  readonly origin: string;
  readonly campaign?: string;
  readonly term?: string;
  readonly spentCents: number;
}
export const adSpending = (): Kind<AdSpending> =>
  record<AdSpending>(
    { from: day(), through: day(), origin: text(1, 60), campaign: text(1, 60), term: text(1, 60), spentCents: whole(0, 100_000_000) },
    ['campaign', 'term'],
  );
