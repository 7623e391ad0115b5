import { pricingMaxCc, pricingMinCc, pricingStepCc } from '../configuration/keys/pricing.js';
import type { Config, ConfigPlace } from '../configuration/resolve.js';

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

/** Between what a price may lie, and in which steps; centicoins. */
export interface PriceBounds {
  readonly minCc: number;
  readonly maxCc: number;
  readonly stepCc: number;
}

/** The bounds in force where a request is. */
export const priceBounds = (config: Config, at: ConfigPlace): PriceBounds => ({
  minCc: config.value(pricingMinCc, at),
  maxCc: config.value(pricingMaxCc, at),
  stepCc: config.value(pricingStepCc, at),
});

/**
 * A price from its base and factors (specification 4.3.6): the product in big integers first, one ceiling at the end, then the bounds.
 * Rules and every page that explains a price use this one function, so that what is shown can be computed again.
 * @param baseCc base in centicoins @param factorsBp factors in basis points (10,000 = ×1)
 */
export function priceOf(baseCc: number, factorsBp: readonly number[], { minCc, maxCc, stepCc }: PriceBounds): PriceSteps {
  const step = BigInt(stepCc);
  const product = factorsBp.reduce((n, bp) => n * BigInt(bp), BigInt(baseCc));
  const one = BigInt(ONE) ** BigInt(factorsBp.length);
  const steps = (product + one * step - 1n) / (one * step);
  return {
    productCc: Number((product * SHOWN) / one) / Number(SHOWN),
    coinValueCc: Math.min(maxCc, Math.max(minCc, Number(steps * step))),
  };
}
