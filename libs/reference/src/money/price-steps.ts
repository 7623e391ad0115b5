import { pricingMaxCc, pricingMinCc, pricingStepCc } from '../configuration/keys/pricing.js';

/** A factor of 1, in basis points. */
const ONE = 10_000;
/** Digits of the product that are shown: a ten-thousandth of a juricoin is below every step. */
const SHOWN = 100n;

export interface PriceSteps {
  /** Base times every factor, in centicoins, before rounding; at most two decimals. */
  readonly productCc: number;
  /** The product brought to the next step (`pricing.stepCc`), within `pricing.minCc` and `pricing.maxCc`. */
  readonly coinValueCc: number;
}

/**
 * A price from its base and factors (specification 4.3.6): the product in big integers first, one ceiling at the end, then the bounds.
 * Rules and every page that explains a price use this one function, so that what is shown can be computed again.
 * @param baseCc base in centicoins @param factorsBp factors in basis points (10,000 = ×1)
 */
export function priceOf(baseCc: number, factorsBp: readonly number[]): PriceSteps {
  const step = BigInt(pricingStepCc.shipped);
  const product = factorsBp.reduce((n, bp) => n * BigInt(bp), BigInt(baseCc));
  const one = BigInt(ONE) ** BigInt(factorsBp.length);
  const steps = (product + one * step - 1n) / (one * step);
  return {
    productCc: Number((product * SHOWN) / one) / Number(SHOWN),
    coinValueCc: Math.min(pricingMaxCc.shipped, Math.max(pricingMinCc.shipped, Number(steps * step))),
  };
}
