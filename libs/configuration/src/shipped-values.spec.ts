import type { Actor } from '@jurilien/event-sourcing';
import { given, type Past, testCtx, uuidFor } from '@jurilien/event-sourcing/testing';
import { KEYS, shippedValues } from '@jurilien/reference';
import { noteShippedValues } from './decisions/note-shipped-values.js';
import { proposeConfigChange } from './decisions/propose-config-change.js';
import type { Setting } from './pairs.js';

const deployment: Actor = { kind: 'system', id: 'deployment' };
const note = (past: Past) => given({ configuration: past }).when(noteShippedValues, {}, { actor: deployment });
const noted = (version: number, values: object = shippedValues()) => ['ShippedValuesNoted', { version, values }] as const;
const applied = (version: number, ...set: (Setting & { before?: unknown })[]) =>
  [
    'ConfigChangeApplied',
    {
      changeId: uuidFor(`change ${version}`),
      version,
      set: set.map((one) => ({ before: null, ...one })),
      proposedBy: 'anna',
      reason: 'Comité',
    },
  ] as const;
/** What another release ships: one figure is not the same. */
const another = { ...shippedValues(), 'lead.files.max': { shipped: 3 } };

describe('NoteShippedValues', () => {
  it('notes every key of the release, with the version that is in force: nothing changes by it', () => {
    const [event] = note([]).events().configuration!;
    expect(event).toMatchObject({ type: 'ShippedValuesNoted', data: { version: 1 } });
    const { values } = event!.data as { values: Record<string, unknown> };
    expect(Object.keys(values).sort()).toEqual(KEYS.map(({ key }) => key).sort());
    expect(values['pricing.minCc']).toEqual({ shipped: 50 });
    const five = applied(2, { key: 'lead.files.max', scope: {}, value: 5 });
    expect(note([five]).events().configuration![0]!.data).toMatchObject({ version: 2 });
  });
  it('says nothing where the last deployment shipped the same, also where several processes note it at once', () =>
    expect(note([noted(1)]).types()).toEqual({}));
  it('is left to deployments by a process that starts, once one has noted anything', () => {
    const first = (past: Past) => given({ configuration: past }).when(noteShippedValues, { first: true }, { actor: deployment });
    expect(first([]).types()).toEqual({ configuration: ['ShippedValuesNoted'] });
    expect(first([noted(1, another)]).types()).toEqual({});
  });
  it('makes a version where the release ships other values, also when it is taken back', () => {
    expect(note([noted(1, another)]).events().configuration![0]!.data).toMatchObject({ version: 2 });
    expect(note([noted(1), noted(2, another)]).events().configuration![0]!.data).toMatchObject({ version: 3 });
  });
  it('leaves the next change its own version', () => {
    const past = [noted(1, another), noted(2)];
    const set = [{ key: 'lead.files.max', scope: {}, value: 5 }];
    const events = given({ configuration: past })
      .when(proposeConfigChange, { changeId: uuidFor('a'), set }, testCtx({ reason: 'Comité', hash: (value) => value.slice(0, 99) }))
      .events().configuration!;
    expect(events[1]!.data).toMatchObject({ version: 3 });
  });
});

describe('what a change replaces where a scope has no value of its own', () => {
  const wider = (past: Past, setting: Setting): unknown => {
    const [event] = given({ configuration: past })
      .when(
        proposeConfigChange,
        { changeId: uuidFor('a'), set: [setting] },
        testCtx({ reason: 'Comité', hash: (value) => value.slice(0, 99) }),
      )
      .events().configuration!;
    return (event!.data as { set: { wider?: unknown }[] }).set[0]!.wider;
  };
  const base = (scope: Setting['scope'], value: Setting['value']): Setting => ({ key: 'pricing.base', scope, value });
  const family = { province: 'QC', field: 'family' } as const;

  it('is what is shipped, where no scope has one', () => expect(wider([], base(family, 3))).toEqual({ value: 1 }));
  it('is what was noted as shipped, whatever this code ships', () =>
    expect(wider([noted(1, { ...shippedValues(), 'pricing.base': { shipped: 1.5 } })], base(family, 3))).toEqual({ value: 1.5 }));
  it.each<[string, Setting['scope'][], unknown]>([
    ['everywhere', [{}], { value: 2, scope: {} }],
    ['its field before everywhere', [{}, { field: 'family' }], { value: 2.5, scope: { field: 'family' } }],
    ['its province before its field', [{}, { field: 'family' }, { province: 'QC' }], { value: 3, scope: { province: 'QC' } }],
    ['no other province', [{ province: 'ON' }], { value: 1 }],
  ])('is of %s', (_which, scopes, held) => {
    const past = [applied(2, ...scopes.map((scope, i) => base(scope, 2 + i / 2)))];
    expect(wider(past, base(family, 4))).toEqual(held);
  });
  it('is told where a value is taken away, and not where one replaces another', () => {
    const past = [applied(2, base({ province: 'QC' }, 2), base(family, 3))];
    expect(wider(past, base(family, null))).toEqual({ value: 2, scope: { province: 'QC' } });
    expect(wider(past, base(family, 4))).toBeUndefined();
  });
});
