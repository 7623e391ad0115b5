import fc from 'fast-check';
import {
  configOf,
  configRead,
  inForce,
  KEYS,
  leadUnservedAfterHours,
  PUBLIC_KEYS,
  shippedConfig,
  type Config,
  type ConfigPlace,
  type Key,
  type Override,
} from './index.js';
import { LAWYER_TYPES } from '../legal/lawyer-types.js';

const province = fc.constantFrom('QC', 'ON', undefined);
const field = fc.constantFrom(...LAWYER_TYPES.map(({ code }) => code), undefined);
const place: fc.Arbitrary<ConfigPlace> = fc
  .record({ province, field })
  .map((p) => ({ ...(p.province ? { province: p.province } : {}), ...(p.field ? { field: p.field } : {}) }));
const overrides: fc.Arbitrary<Override[]> = fc.uniqueArray(fc.record({ scope: place, value: fc.integer({ min: 1, max: 720 }) }), {
  selector: ({ scope }) => `${scope.province}|${scope.field}`,
});
const travelled = (config: Config): Config => configRead(JSON.parse(JSON.stringify(inForce(config))));
const changed = (key: Key): Config => configOf(new Map([[key.key, [{ scope: {}, value: 'changed' }]]]), 7);

describe('a configuration that travels', () => {
  it('has the same value of every key at every place', () => {
    fc.assert(
      fc.property(overrides, place, (set, at) => {
        const config = configOf(new Map([[leadUnservedAfterHours.key, set]]), 4);
        expect(travelled(config).value(leadUnservedAfterHours, at)).toBe(config.value(leadUnservedAfterHours, at));
      }),
      { numRuns: 100 },
    );
    const set = configOf(new Map([['billing.model', [{ scope: {}, value: 'credits' }]]]), 4);
    for (const code of ['QC', 'ON'] as const)
      expect(travelled(set).value(KEYS.find(({ key }) => key === 'billing.model')! as Key, { province: code })).toBe('credits');
  });
  it('names nothing while nothing was changed, and its version', () => {
    expect(inForce(shippedConfig)).toEqual({ version: 1, overrides: {} });
  });
});

describe('what anyone may know', () => {
  const open: ReadonlySet<string> = new Set(PUBLIC_KEYS.map(({ key }) => key));
  it.each(KEYS.map((key) => [key.key, key] as const))('is told of %s only where the list says so', (name, key) => {
    expect(Object.keys(inForce(changed(key), PUBLIC_KEYS).overrides)).toEqual(open.has(name) ? [name] : []);
  });
  it('is no limit that keeps machines out, no weight of the matching and no power of the team', () => {
    expect(
      [...open].filter((key) =>
        /^(intake|matching|finder|caps|refund|blacklist|pricing\.(base|factor|fourEyes)|credits\.(paLimit|four|staff))/.test(key),
      ),
    ).toEqual([]);
  });
});
