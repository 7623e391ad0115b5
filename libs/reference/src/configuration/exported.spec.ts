import { canonical } from '../canonical.js';
import { differencesOf, exportOf, isUnread, keyNamed, type Overrides } from './index.js';

const at = '2026-11-28T12:00:00.000Z';
const of = (overrides: Overrides, environment = 'a.example') => exportOf(overrides, { environment, at, version: 2 });

describe('an export of the configuration', () => {
  it('has every key with what is shipped and what was set, also a key of another release', () => {
    const { keys } = of(new Map([['later.key', [{ scope: {}, value: 1 }]]]));
    expect(keys.find(({ key }) => key === 'later.key')).toEqual({ key: 'later.key', shipped: null, own: [{ scope: {}, value: 1 }] });
    expect(keys.find(({ key }) => key === 'lead.files.max')).toMatchObject({ shipped: keyNamed('lead.files.max')!.shipped, own: [] });
    expect(keys.map(({ key }) => key)).toEqual(keys.map(({ key }) => key).toSorted());
  });

  it('is the same text for the same values, in whichever order their parts stand', () => {
    expect(canonical({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
  });

  it('is compared by what is in force where one of the two sets something', () => {
    const own = of(new Map([['pricing.minCc', [{ scope: { province: 'QC' }, value: 100 }]]]));
    expect(differencesOf(own, of(new Map()))).toEqual([{ key: 'pricing.minCc', scope: { province: 'QC' }, here: 100, there: 50 }]);
    expect(differencesOf(own, own)).toEqual([]);
    // Set to what is shipped is no difference.
    expect(differencesOf(of(new Map([['pricing.minCc', [{ scope: {}, value: 50 }]]])), of(new Map()))).toEqual([]);
  });

  it('tells a key that the other release does not have', () => {
    const there = { ...of(new Map()), keys: of(new Map()).keys.filter(({ key }) => key !== 'lead.files.max') };
    expect(differencesOf(of(new Map()), there)).toEqual([{ key: 'lead.files.max', scope: {}, here: keyNamed('lead.files.max')!.shipped }]);
  });

  it('marks what no rule reads: a key of another release, a scope the key is not asked for at, a field of law that is none', () => {
    expect(isUnread('later.key', {})).toBe(true);
    expect(isUnread('lead.files.max', { province: 'QC' })).toBe(true);
    expect(isUnread('pricing.base', { field: 'magic' })).toBe(true);
    expect(isUnread('pricing.base', { province: 'ON', field: 'family' })).toBe(false);
  });
});
