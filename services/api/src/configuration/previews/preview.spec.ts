import type { Kernel } from '@jurilien/runtime';
import { impactOf, readsFor, reaching, type Figure, type Touched } from './preview.js';

const NOW = '2026-11-28T15:00:00.000Z';
const pair = (scope: Touched['scope']): Touched => ({ key: 'pricing.base', scope });
const reads = (pairs: readonly Touched[], seen?: readonly string[]) => readsFor({} as Kernel, NOW, pairs, seen);

describe('what a preview looks at', () => {
  it('is the last thirty days', () => expect(reads([pair({})]).since).toBe('2026-10-29T15:00:00.000Z'));
  it('is every province and field where one of the pairs reaches everywhere', () => {
    const { provinces, fields } = reads([pair({ province: 'QC', field: 'family' }), pair({})]);
    expect([provinces, fields]).toEqual([['QC', 'ON'], undefined]);
  });
  it('is the provinces and fields of the pairs otherwise', () => {
    const { provinces, fields } = reads([pair({ province: 'QC', field: 'family' }), pair({ province: 'QC', field: 'tax' })]);
    expect([provinces, fields]).toEqual([['QC'], ['family', 'tax']]);
  });
  it('is never of a province that its reader does not see', () => {
    expect(reads([pair({})], ['QC']).provinces).toEqual(['QC']);
    expect(reads([pair({ province: 'ON' })], ['QC']).provinces).toEqual([]);
  });
  it('is each case that one of the pairs may hold for', () => {
    const reaches = reaching([pair({ province: 'QC', field: 'family' }), pair({ province: 'ON' })]);
    expect([
      reaches({ province: 'QC', field: 'family' }),
      reaches({ province: 'QC', field: 'tax' }),
      reaches({ province: 'ON', field: 'tax' }),
    ]).toEqual([true, false, true]);
  });
});

describe('what a preview found', () => {
  const of = (province: 'QC' | 'ON', cc: number) => ({ place: { province, field: 'family' }, cc });
  const total = (some: readonly { readonly cc: number }[]): Figure[] => [
    { measure: 'total', unit: 'cc', before: null, after: some.reduce((sum, { cc }) => sum + cc, 0) },
  ];
  it('has parts where cases are of several places, the most cases first', () => {
    const { cases, more, figures, parts } = impactOf([of('QC', 1), of('ON', 2), of('ON', 3)], true, total);
    expect([cases, more, figures[0]!.after]).toEqual([3, true, 6]);
    expect(parts.map(({ province, cases: n, figures: [f] }) => [province, n, f!.after])).toEqual([
      ['ON', 2, 5],
      ['QC', 1, 1],
    ]);
  });
  it('has none where all are of one, and no figure where there is no case', () => {
    expect(impactOf([of('QC', 1)], false, total).parts).toEqual([]);
    expect(impactOf([], false, total)).toEqual({ cases: 0, more: false, figures: [], parts: [] });
  });
});
