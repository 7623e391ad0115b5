import { lawOf } from './law.js';

describe('which rules apply', () => {
  it('in a divorce, are the Quebec model only where both spouses live in Quebec', () => {
    expect(lawOf({ a: 'QC', b: 'QC' }, true, 'b')).toEqual({ model: 'quebec', reason: 'divorce-in-quebec', sure: true });
    for (const homes of [
      { a: 'QC', b: 'ON' },
      { a: 'OUT', b: 'QC' },
      { a: 'ON', b: 'ON' },
    ] as const)
      expect(lawOf(homes, true, 'b')).toEqual({ model: 'federal', reason: 'divorce-elsewhere', sure: true });
  });

  it('without a divorce, are those of the province: having been married or not changes nothing in Quebec', () => {
    expect(lawOf({ a: 'QC', b: 'QC' }, false, 'a')).toEqual({ model: 'quebec', reason: 'family-in-quebec', sure: true });
    expect(lawOf({ a: 'ON', b: 'ON' }, false, 'a')).toEqual({ model: 'federal', reason: 'ontario', sure: true });
    expect(lawOf({ a: 'AB', b: 'ON' }, false, 'a')).toEqual({ model: 'federal', reason: 'other-province', sure: false });
  });

  it('between Quebec and elsewhere without a divorce, are those of where the children live, and are said to be unsure', () => {
    expect(lawOf({ a: 'ON', b: 'QC' }, false, 'b')).toEqual({ model: 'quebec', reason: 'children-in-quebec', sure: false });
    expect(lawOf({ a: 'ON', b: 'QC' }, false, 'a')).toEqual({ model: 'federal', reason: 'children-elsewhere', sure: false });
    expect(lawOf({ a: 'ON', b: 'QC' }, false, undefined)).toMatchObject({ model: 'quebec' });
  });

  it('are none of ours where no parent lives in Canada', () => {
    expect(lawOf({ a: 'OUT', b: 'OUT' }, true, 'a')).toBeUndefined();
  });
});
