import type { BillingProvince } from './billing-provinces.js';
import { taxRates } from '../configuration/keys/taxes.js';
import type { TaxCode, TaxRate } from '../configuration/values.js';

/** One tax of an invoice. */
export interface TaxLine {
  readonly code: TaxCode;
  readonly rateMilli: number;
  readonly cents: number;
}

/** Key `tax.rates`, as it is shipped. */
export const TAX_RATES: readonly TaxRate[] = taxRates.shipped;

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
