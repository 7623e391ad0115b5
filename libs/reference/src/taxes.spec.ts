import fc from 'fast-check';
import { taxCents, taxesOn, taxRatesOn } from './taxes.js';

const day = '2026-11-20';

describe('taxes', () => {
  it('adds GST and QST side by side in Quebec, never one on the other', () => {
    expect(taxesOn(25_000, 'QC', day).map((t) => [t.code, t.cents])).toEqual([
      ['GST', 1_250],
      ['QST', 2_494],
    ]);
  });
  it('adds one harmonized tax in Ontario', () => {
    expect(taxesOn(25_000, 'ON', day)).toEqual([{ code: 'HST', rateMilli: 13_000, cents: 3_250 }]);
  });
  it('knows no rate before it was law', () => {
    expect(taxRatesOn('ON', '2010-06-30')).toEqual([]);
    expect(taxRatesOn('QC', '2012-12-31').map((r) => r.code)).toEqual(['GST']);
  });
  it('is a whole number of cents within half a cent of the exact tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(5_000, 9_975, 13_000), (net, rate) => {
        const cents = taxCents(net, rate);
        expect(Number.isInteger(cents)).toBe(true);
        expect(Math.abs(cents * 100_000 - net * rate)).toBeLessThanOrEqual(50_000);
      }),
      { numRuns: 1_000 },
    );
  });
});
