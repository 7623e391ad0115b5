import fc from 'fast-check';
import { billingModelKey, configOf, keyNamed, leadHoldMaxDays, leadUnservedAfterHours, type ConfigPlace, type Override } from './index.js';

const province = fc.constantFrom('QC', 'ON', undefined);
const field = fc.constantFrom('family', 'housing', 'labour', undefined);
const place: fc.Arbitrary<ConfigPlace> = fc
  .record({ province, field })
  .map((p) => ({ ...(p.province ? { province: p.province } : {}), ...(p.field ? { field: p.field } : {}) }));
const overrides: fc.Arbitrary<Override[]> = fc.uniqueArray(fc.record({ scope: place, value: fc.integer({ min: 1, max: 720 }) }), {
  selector: ({ scope }) => `${scope.province}|${scope.field}`,
});

/** How specific a scope is: a province goes before a field. */
const rank = ({ province: p, field: f }: ConfigPlace): number => (p ? 2 : 0) + (f ? 1 : 0);
const holdsAt = (scope: ConfigPlace, at: ConfigPlace): boolean =>
  (scope.province === undefined || scope.province === at.province) && (scope.field === undefined || scope.field === at.field);

describe('the value in force', () => {
  it('is that of the most specific scope that holds at the place; another scope never shows', () => {
    fc.assert(
      fc.property(overrides, place, (set, at) => {
        const expected = set
          .filter(({ scope }) => holdsAt(scope, at))
          .sort((a, b) => rank(b.scope) - rank(a.scope))
          .at(0);
        const map = new Map([[leadUnservedAfterHours.key, set]]);
        expect(configOf(map, 1).value(leadUnservedAfterHours, at)).toBe(expected?.value ?? leadUnservedAfterHours.shipped);
      }),
    );
  });

  it('is what is shipped for the province, where nothing was set', () => {
    expect(configOf(new Map(), 1).value(billingModelKey, { province: 'ON' })).toBe('subscription');
    expect(configOf(new Map(), 1).value(billingModelKey, {})).toBe('credits');
    const set = new Map([['billing.model', [{ scope: {}, value: 'credits' }]]]);
    expect(configOf(set, 1).value(billingModelKey, { province: 'ON' })).toBe('credits');
  });

  it('keeps a value that is false, zero or empty', () => {
    const off = new Map([['offer.lateClaim', [{ scope: {}, value: false }]]]);
    expect(configOf(off, 1).value(keyNamed('offer.lateClaim')!, {})).toBe(false);
  });

  it('does not follow a map that is changed afterwards', () => {
    const map = new Map([[leadHoldMaxDays.key, [{ scope: {}, value: 10 }]]]);
    const config = configOf(map, 7);
    map.set(leadHoldMaxDays.key, [{ scope: {}, value: 20 }]);
    expect([config.version, config.value(leadHoldMaxDays, {})]).toEqual([7, 10]);
  });
});
