import { type Actor, Refused } from '@jurilien/event-sourcing';
import { leadFilesMax, pricingBase, pricingMinCc } from '@jurilien/reference';
import { beforeAndAfter } from './checked.js';
import { configuration, type Change, type ConfigurationState } from './configuration.js';
import type { Setting } from './pairs.js';

const NOW = '2026-11-28T15:00:00.000Z';
const DAY = '2026-12-10T05:00:00.000Z';
const anna: Actor = { kind: 'user', id: 'anna', role: 'admin' };
const quebec: Actor = { kind: 'user', id: 'quebec', role: 'qc_admin', provinces: ['QC'] };
const files = (value: Setting['value']): Setting => ({ key: 'lead.files.max', scope: {}, value });
const base: Setting = { key: 'pricing.base', scope: { province: 'QC', field: 'family' }, value: 2 };

/** A change that is planned for the day. */
const planned = (changeId: string, set: readonly Setting[]): ConfigurationState => {
  const change = { changeId, set, hash: changeId, effectiveAt: DAY, state: 'Scheduled' } as unknown as Change;
  return { ...configuration.initial, changes: new Map([[changeId, change]]) };
};
const asked = (set: readonly Setting[], more: object = {}, s = configuration.initial, actor = anna) =>
  beforeAndAfter(s, { set, ...more }, { actor, now: NOW });
/** The fields it is refused at; none when it is not. */
const faults = (...given: Parameters<typeof asked>) => {
  try {
    asked(...given);
  } catch (error) {
    if (error instanceof Refused) return (error.fields ?? []).map(({ field, message }) => [field, message]);
    throw error;
  }
  return [];
};

describe('what a change would find, and make of it', () => {
  it('is the configuration in force, and the same with its settings', () => {
    const { before, after } = asked([files(5), base]);
    const place = { province: 'QC', field: 'family' } as const;
    expect([before.value(leadFilesMax), after.value(leadFilesMax)]).toEqual([leadFilesMax.shipped, 5]);
    expect([before.value(pricingBase, place), after.value(pricingBase, place)]).toEqual([1, 2]);
    expect(after.value(pricingBase, { province: 'ON', field: 'family' })).toBe(1);
  });
  it('stands on what is planned to come before its day, but not on itself', () => {
    const s = planned('other', [files(5)]);
    const later = { effectiveAt: '2026-12-20T05:00:00.000Z' };
    expect(asked([base], later, s).before.value(leadFilesMax)).toBe(5);
    expect(asked([base], {}, s).before.value(leadFilesMax)).toBe(leadFilesMax.shipped);
    expect(asked([files(5)], { changeId: 'other', effectiveAt: DAY }, s).before.value(leadFilesMax)).toBe(leadFilesMax.shipped);
  });
  it('is refused at the field for what a proposal is refused for', () => {
    expect(faults([files('ten')])).toEqual([['set.0.value', 'invalid']]);
    expect(faults([files(null)])).toEqual([['set.0.value', 'unchanged']]);
    expect(faults([{ key: pricingMinCc.key, scope: {}, value: 5_000 }])).toEqual([['set.0.value', 'contradicts:price-bounds']]);
    expect(faults([base], { effectiveAt: NOW })).toEqual([['effectiveAt', 'future']]);
    expect(faults([base], { effectiveAt: '2040-01-01T00:00:00Z' })).toEqual([['effectiveAt', 'late']]);
    expect(faults([{ ...base, scope: { province: 'ON' } }], {}, configuration.initial, quebec)).toEqual([['set.0.scope', 'province']]);
    expect(faults([base], {}, configuration.initial, quebec)).toEqual([]);
  });
});
