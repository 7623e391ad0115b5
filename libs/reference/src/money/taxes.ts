import type { BillingProvince } from './billing-provinces.js';
import { taxRates } from '../configuration/keys/taxes.js';
import type { Config } from '../configuration/resolve.js';
import type { TaxCode, TaxRate } from '../configuration/values.js';

/** One tax of an invoice. */
export interface TaxLine {
  readonly code: TaxCode;
  readonly rateMilli: number;
  readonly cents: number;
}

/** Every rate of a buyer's province, past and announced ones too; only where professionals work may a province have a list of its own. */
export const taxRatesOf = (province: BillingProvince, config: Config): readonly TaxRate[] =>
  config.value(taxRates, province === 'QC' || province === 'ON' ? { province } : {}).filter((rate) => rate.province === province);

/** Rates in force on a local date (`2026-11-20`). */
export const taxRatesOn = (province: BillingProvince, date: string, config: Config): readonly TaxRate[] =>
  taxRatesOf(province, config).filter((rate) => rate.from <= date && (rate.until === undefined || date < rate.until));

/** Half a cent goes up, once per tax, on the summed net price; exact for every amount that is a safe integer. */
export const taxCents = (netCents: number, rateMilli: number): number =>
  Number((BigInt(netCents) * BigInt(rateMilli) + 50_000n) / 100_000n);

/** Taxes of a net price (discount already off) for a buyer in a province, on a local date. */
export const taxesOf = (province: BillingProvince, netCents: number, on: string, config: Config): readonly TaxLine[] =>
  taxRatesOn(province, on, config).map(({ code, rateMilli }) => ({ code, rateMilli, cents: taxCents(netCents, rateMilli) }));

/** What a buyer pays: net and taxes. */
export const grossOf = (netCents: number, taxes: readonly { readonly cents: number }[]): number =>
  taxes.reduce((n, t) => n + t.cents, netCents);

/** What a discount in hundredths of a percent takes off a price; half a cent goes up. */
export const discountCents = (listCents: number, discountBp: number): number => Math.floor((listCents * discountBp + 5_000) / 10_000);
