import { refuseUnless, type Config, type ConfigPlace } from '@jurilien/event-sourcing';
import { creditsPacks, creditsUnitPriceCents, grossOf, taxesOf, type BillingProvince } from '@jurilien/reference';
import type { PurchaseTax } from './purchase.js';

/** What someone pays, and its taxes. */
export interface Amounts {
  readonly netCents: number;
  readonly taxes: PurchaseTax[];
  readonly grossCents: number;
}

const amounts = (netCents: number, taxes: readonly PurchaseTax[]): Amounts => ({
  netCents,
  taxes: [...taxes],
  grossCents: grossOf(netCents, taxes),
});

/** A pack, or any other number of coins. */
export interface Wanted {
  readonly packCc?: number;
  readonly cc?: number;
}

/** What coins cost before any discount: a pack at its price, any other number at the price of one, where the buyer works. @throws Refused */
export function listPrice(wanted: Wanted, config: Config, at: ConfigPlace): { kind: 'pack' | 'custom'; cc: number; listCents: number } {
  refuseUnless((wanted.packCc === undefined) !== (wanted.cc === undefined), 'VALIDATION', 'pack-or-custom');
  if (wanted.packCc !== undefined) {
    const pack = config.value(creditsPacks, at).find((p) => p.cc === wanted.packCc);
    refuseUnless(pack, 'VALIDATION', 'no-such-pack');
    return { kind: 'pack', cc: pack.cc, listCents: pack.cents };
  }
  const cc = wanted.cc!;
  return { kind: 'custom', cc, listCents: Math.ceil((cc * config.value(creditsUnitPriceCents, at)) / 100) };
}

/** A price for a buyer in a province, on a local date: discount first, then each tax on what is left (4.4.6). */
export function priced(listCents: number, discountCents: number, province: BillingProvince, on: string, config: Config): Amounts {
  const netCents = Math.max(0, listCents - discountCents);
  return amounts(netCents, taxesOf(province, netCents, on, config));
}

/** Half up, exact. */
const share = (part: number, of: number, whole: number): number =>
  Number((2n * BigInt(part) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)));

/** What was paid, and what of it went back. */
interface Paid {
  readonly netCents: number;
  readonly taxes: readonly PurchaseTax[];
}

/**
 * What a refund of some of the net price gives back with its taxes: `round(tax × refundedNetTotal ÷ net) − alreadyRefundedTax`
 * each, so that the last one takes the rest (4.4.6).
 */
export function refundAmounts(paid: Paid, refunded: readonly Paid[], netCents: number): Amounts {
  const total = refunded.reduce((n, r) => n + r.netCents, netCents);
  const taxes = paid.taxes.map((t) => {
    const before = refunded.reduce((n, r) => n + (r.taxes.find((x) => x.code === t.code)?.cents ?? 0), 0);
    const until = paid.netCents === 0 ? 0 : share(t.cents, total, paid.netCents);
    return { ...t, cents: Math.max(0, Math.min(until, t.cents) - before) };
  });
  return amounts(netCents, taxes);
}

/**
 * The split of an amount, taxes included, that someone gave back by hand: each tax in proportion to all that has gone back, the
 * rest is net; what completes the payment completes every part of it.
 */
export function splitGross(paid: Paid, refunded: readonly Paid[], grossCents: number): Amounts {
  const gross = grossOf(paid.netCents, paid.taxes);
  const total = refunded.reduce((n, r) => n + grossOf(r.netCents, r.taxes), grossCents);
  const taxes = paid.taxes.map((t) => {
    const before = refunded.reduce((n, r) => n + (r.taxes.find((x) => x.code === t.code)?.cents ?? 0), 0);
    return { ...t, cents: gross === 0 ? 0 : Math.max(0, Math.min(share(t.cents, total, gross), t.cents) - before) };
  });
  return amounts(grossCents - grossOf(0, taxes), taxes);
}

/** Account of the book that a tax belongs to. */
export const taxAccount = (code: PurchaseTax['code']): string => `M.tax.${code.toLowerCase()}`;
/** Taxes as the book takes them. */
export const taxWorth = (taxes: readonly PurchaseTax[]): { account: string; cents: number }[] =>
  taxes.map((t) => ({ account: taxAccount(t.code), cents: t.cents }));
