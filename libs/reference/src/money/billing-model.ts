import { billingModelKey } from '../configuration/keys/pricing.js';
import type { Config } from '../configuration/resolve.js';
import type { Pack } from '../configuration/values.js';
import type { Province } from '../places/provinces.js';

/** How access to requests of a province is paid for (D11): per request, or by a monthly plan with no price per request. */
export type BillingModel = 'credits' | 'subscription';

/** The model of a province; where none is known yet, a price per request is shown. */
export const billingModel = (province: Province | null | undefined, config: Config): BillingModel =>
  config.value(billingModelKey, province ? { province } : {});

/** Cents of so many centicoins before taxes, by the dearest and the cheapest pack: what a coin costs depends on how many are bought. */
export function dollarsOf(cc: number, packs: readonly Pack[]): { readonly fromCents: number; readonly toCents: number } {
  const perCoin = packs.map((pack) => pack.cents / pack.cc);
  return { fromCents: Math.round(cc * Math.min(...perCoin)), toCents: Math.round(cc * Math.max(...perCoin)) };
}
