import fc from 'fast-check';
import { configOf, shippedConfig } from '../configuration/resolve.js';
import { priceBounds, priceOf } from './price-steps.js';

const bounds = priceBounds(shippedConfig, { province: 'QC' });

describe('a price', () => {
  it.each([
    [100, [6_000, 11_000, 9_000], { productCc: 59.4, coinValueCc: 100 }],
    [300, [11_000, 12_000, 9_000], { productCc: 356.4, coinValueCc: 400 }],
    [100, [], { productCc: 100, coinValueCc: 100 }],
    [10, [5_000], { productCc: 5, coinValueCc: bounds.minCc }],
    [3_000, [30_000], { productCc: 9_000, coinValueCc: bounds.maxCc }],
  ])('of %i with factors %j is %j', (baseCc, factors, expected) => expect(priceOf(baseCc, factors, bounds)).toEqual(expected));

  it('keeps to the bounds and the step of its province', () => {
    const set = (value: number) => [{ scope: { province: 'ON' }, value }] as const;
    const config = configOf(
      new Map([
        ['pricing.minCc', set(200)],
        ['pricing.maxCc', set(400)],
        ['pricing.stepCc', set(25)],
      ]),
      2,
    );
    const prices = (province: 'QC' | 'ON') =>
      [100, 310, 900].map((baseCc) => priceOf(baseCc, [], priceBounds(config, { province })).coinValueCc);
    expect([prices('QC'), prices('ON')]).toEqual([
      [100, 350, 900],
      [200, 325, 400],
    ]);
  });

  it('is the next step above its product, and never two steps away, unless a bound decides', () => {
    const factor = fc.integer({ min: 1_000, max: 30_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.array(factor, { maxLength: 6 }), (baseCc, factors) => {
        const { productCc, coinValueCc } = priceOf(baseCc, factors, bounds);
        const step = bounds.stepCc;
        expect(coinValueCc % step).toBe(0);
        const bounded = coinValueCc === bounds.minCc || coinValueCc === bounds.maxCc;
        // The product is shown with two decimals: cut, it may stand a whole step below.
        if (!bounded) expect(coinValueCc - productCc).toBeLessThanOrEqual(step);
        if (coinValueCc < bounds.maxCc) expect(coinValueCc).toBeGreaterThanOrEqual(productCc);
      }),
      { numRuns: 1_000 },
    );
  });
});
