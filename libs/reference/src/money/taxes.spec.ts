import fc from 'fast-check';
import { BILLING_PROVINCES, type BillingProvince } from './billing-provinces.js';
import { taxRates } from '../configuration/keys/taxes.js';
import { configOf, shippedConfig } from '../configuration/resolve.js';
import * as taxes from './taxes.js';
import { grossOf, taxCents, taxRatesOf } from './taxes.js';

const taxesOf = (province: BillingProvince, netCents: number, on: string) => taxes.taxesOf(province, netCents, on, shippedConfig);
const taxRatesOn = (province: BillingProvince, date: string) => taxes.taxRatesOn(province, date, shippedConfig);

const day = '2026-11-20';

describe('taxes', () => {
  it('adds GST and QST side by side in Quebec, never one on the other', () => {
    expect(taxesOf('QC', 25_000, day).map((t) => [t.code, t.cents])).toEqual([
      ['GST', 1_250],
      ['QST', 2_494],
    ]);
  });
  it('adds one harmonized tax in Ontario', () => {
    expect(taxesOf('ON', 25_000, day)).toEqual([{ code: 'HST', rateMilli: 13_000, cents: 3_250 }]);
  });
  it('knows no rate before it was law', () => {
    expect(taxRatesOn('ON', '2010-06-30')).toEqual([]);
    expect(taxRatesOn('QC', '2012-12-31').map((r) => r.code)).toEqual(['GST']);
  });
  it('asks the rates in force, those of Ontario by a list of its own', () => {
    const raised = shippedConfig.value(taxRates, {}).map((rate) => ({ ...rate, rateMilli: rate.rateMilli + 1_000 }));
    const config = configOf(new Map([[taxRates.key, [{ scope: { province: 'ON' }, value: raised }]]]), 2);
    const sums = (['QC', 'ON', 'NB'] as const).map((province) => taxes.taxesOf(province, 10_000, day, config).map(({ cents }) => cents));
    expect(sums).toEqual([[500, 998], [1_400], [1_500]]);
    expect(taxRatesOf('NS', config)).toHaveLength(2);
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
  it('never loses a cent of a great price', () => expect(taxCents(9_007_199_254_740_991, 9_975)).toBe(898_468_125_660_414));
  it.each([
    ['QC', 28_744],
    ['ON', 28_250],
    ['NB', 28_750],
    ['NL', 28_750],
    ['PE', 28_750],
    ['NS', 28_500],
    ...['AB', 'BC', 'MB', 'SK', 'YT', 'NT', 'NU'].map((p) => [p, 26_250] as const),
  ] as const)('a buyer in %s pays %i cents for 250 $', (province, gross) =>
    expect(grossOf(25_000, taxesOf(province as BillingProvince, 25_000, day))).toBe(gross),
  );
  it('changed in Nova Scotia on the first of April 2025', () => {
    expect(taxesOf('NS', 10_000, '2025-03-31')).toMatchObject([{ cents: 1_500 }]);
    expect(taxesOf('NS', 10_000, '2025-04-01')).toMatchObject([{ cents: 1_400 }]);
  });
  it('knows every province we sell in, today', () => expect(BILLING_PROVINCES.filter((p) => taxRatesOn(p, day).length === 0)).toEqual([]));
});
