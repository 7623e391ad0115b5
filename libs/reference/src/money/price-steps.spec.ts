import fc from 'fast-check';
import { defaults } from '../defaults.js';
import { priceOf } from './price-steps.js';

describe('a price', () => {
  it.each([
    [100, [6_000, 11_000, 9_000], { productCc: 59.4, coinValueCc: 100 }],
    [300, [11_000, 12_000, 9_000], { productCc: 356.4, coinValueCc: 400 }],
    [100, [], { productCc: 100, coinValueCc: 100 }],
    [10, [5_000], { productCc: 5, coinValueCc: defaults['pricing.minCc'] }],
    [3_000, [30_000], { productCc: 9_000, coinValueCc: defaults['pricing.maxCc'] }],
  ])('of %i with factors %j is %j', (baseCc, factors, expected) => expect(priceOf(baseCc, factors)).toEqual(expected));

  it('is the next step above its product, and never two steps away, unless a bound decides', () => {
    const factor = fc.integer({ min: 1_000, max: 30_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.array(factor, { maxLength: 6 }), (baseCc, factors) => {
        const { productCc, coinValueCc } = priceOf(baseCc, factors);
        const step = defaults['pricing.stepCc'];
        expect(coinValueCc % step).toBe(0);
        const bounded = coinValueCc === defaults['pricing.minCc'] || coinValueCc === defaults['pricing.maxCc'];
        // The product is shown with two decimals: cut, it may stand a whole step below.
        if (!bounded) expect(coinValueCc - productCc).toBeLessThanOrEqual(step);
        if (coinValueCc < defaults['pricing.maxCc']) expect(coinValueCc).toBeGreaterThanOrEqual(productCc);
      }),
      { numRuns: 1_000 },
    );
  });
});
