import type { Province } from './provinces.js';

/** A sales tax with the day it starts and, once replaced, the day after its last. */
export interface TaxRate {
  readonly code: 'GST' | 'QST' | 'HST';
  readonly province: Province;
  readonly fr: string;
  readonly en: string;
  /** Thousandths of a percent: 9 975 is 9.975 %. */
  readonly rateMilli: number;
  readonly from: string;
  readonly until?: string;
}

/** One tax of an invoice. */
export interface TaxLine {
  readonly code: TaxRate['code'];
  readonly rateMilli: number;
  readonly cents: number;
}

/** Rates by province of the buyer (specification 4.4.6), each on the price before any tax. */
export const TAX_RATES: readonly TaxRate[] = [
  { code: 'GST', province: 'QC', fr: 'TPS', en: 'GST', rateMilli: 5_000, from: '2008-01-01' },
  { code: 'QST', province: 'QC', fr: 'TVQ', en: 'QST', rateMilli: 9_975, from: '2013-01-01' },
  { code: 'HST', province: 'ON', fr: 'TVH', en: 'HST', rateMilli: 13_000, from: '2010-07-01' },
];

/** Rates in force on a local date (`2026-11-20`). */
export const taxRatesOn = (province: Province, date: string): readonly TaxRate[] =>
  TAX_RATES.filter((r) => r.province === province && r.from <= date && (r.until === undefined || date < r.until));

/** Half a cent goes up, once per tax, on the summed net price. */
export const taxCents = (netCents: number, rateMilli: number): number => Math.floor((netCents * rateMilli + 50_000) / 100_000);

/** Tax lines of a net price. */
export const taxesOn = (netCents: number, province: Province, date: string): readonly TaxLine[] =>
  taxRatesOn(province, date).map(({ code, rateMilli }) => ({ code, rateMilli, cents: taxCents(netCents, rateMilli) }));
