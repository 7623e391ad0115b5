import type { BillingProvince } from './billing-provinces.js';

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

/** One tax of an invoice. */
export interface TaxLine {
  readonly code: TaxCode;
  readonly rateMilli: number;
  readonly cents: number;
}

const gst = (province: BillingProvince): TaxRate => ({ code: 'GST', province, fr: 'TPS', en: 'GST', rateMilli: 5_000, from: '2008-01-01' });
const hst = (province: BillingProvince, rateMilli: number, from: string, until?: string): TaxRate => ({
  code: 'HST',
  province,
  fr: 'TVH',
  en: 'HST',
  rateMilli,
  from,
  ...(until ? { until } : {}),
});

/**
 * Key `tax.rates`: rates by province of the buyer (specification 4.4.6), each on the price before any tax. Provinces without a row
 * but GST have a sales tax of their own that we collect only once registered there.
 */
export const TAX_RATES: readonly TaxRate[] = [
  gst('QC'),
  { code: 'QST', province: 'QC', fr: 'TVQ', en: 'QST', rateMilli: 9_975, from: '2013-01-01' },
  hst('ON', 13_000, '2010-07-01'),
  hst('NB', 15_000, '2016-07-01'),
  hst('NL', 15_000, '2016-07-01'),
  hst('PE', 15_000, '2016-10-01'),
  hst('NS', 15_000, '2010-07-01', '2025-04-01'),
  hst('NS', 14_000, '2025-04-01'),
  ...(['AB', 'BC', 'MB', 'SK', 'YT', 'NT', 'NU'] as const).map(gst),
];

/** Rates in force on a local date (`2026-11-20`). */
export const taxRatesOn = (province: BillingProvince, date: string): readonly TaxRate[] =>
  TAX_RATES.filter((r) => r.province === province && r.from <= date && (r.until === undefined || date < r.until));

/** Half a cent goes up, once per tax, on the summed net price; exact for every amount that is a safe integer. */
export const taxCents = (netCents: number, rateMilli: number): number =>
  Number((BigInt(netCents) * BigInt(rateMilli) + 50_000n) / 100_000n);

/** Taxes of a net price (discount already off) for a buyer in a province, on a local date. */
export const taxesOf = (province: BillingProvince, netCents: number, on: string): readonly TaxLine[] =>
  taxRatesOn(province, on).map(({ code, rateMilli }) => ({ code, rateMilli, cents: taxCents(netCents, rateMilli) }));

/** What a buyer pays: net and taxes. */
export const grossOf = (netCents: number, taxes: readonly { readonly cents: number }[]): number =>
  taxes.reduce((n, t) => n + t.cents, netCents);

/** What a discount in hundredths of a percent takes off a price; half a cent goes up. */
export const discountCents = (listCents: number, discountBp: number): number => Math.floor((listCents * discountBp + 5_000) / 10_000);
