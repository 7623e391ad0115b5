import fc from 'fast-check';
import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import { configOf, isReadable, KEYS, readable, schemaOf, shippedOtherwise, shippedValues, type ConfigPlace, type Key } from './index.js';
import type { Shape } from './kinds.js';

const everyKey: readonly Key[] = KEYS;
const places: readonly ConfigPlace[] = [{}, { province: 'QC' }, { province: 'ON', field: LAWYER_TYPES[0]!.code }];

/** What a newer release may have made of a value: beyond the range, another option, a part more or less, another type. */
function newer(shape: Shape): fc.Arbitrary<unknown> {
  const other = fc.constantFrom<unknown>('another-option', 7, true, [], {}, { of: 'days', n: 3 });
  switch (shape.is) {
    case 'whole':
    case 'number':
      return fc.oneof(fc.constant(shape.max + 1), fc.constant(shape.min - 1), other);
    case 'list':
      return fc.oneof(fc.array(newer(shape.of), { maxLength: shape.max + 1 }), other);
    case 'record': {
      const fields = Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, newer(of)]));
      return fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.record({ ...fields, added: fc.nat() }), other);
    }
    default:
      return other;
  }
}

describe('an older process beside a newer one', () => {
  it('never reads a value as undefined, nor one that it cannot work with, whatever the newer one sets and ships', () => {
    const oneKey = fc.constantFrom(...everyKey);
    const said = oneKey.chain((key) => fc.tuple(fc.constant(key), newer(key.kind.shape), newer(key.kind.shape), fc.boolean()));
    let fellBack = 0;
    fc.assert(
      fc.property(said, fc.constantFrom(...places), ([key, set, shipped, isSet], at) => {
        const overrides = new Map([
          [key.key, isSet ? [{ scope: {}, value: set }] : []],
          ['later.key', [{ scope: {}, value: 1 }]],
        ]);
        const otherwise = shippedOtherwise({ ...shippedValues(), [key.key]: { shipped }, 'later.key': { shipped: 1 } });
        const value = configOf(readable(overrides), 2, otherwise).value(key, at);
        expect(isReadable(key.kind.shape, value)).toBe(true);
        const holds = isSet && isReadable(key.kind.shape, set) ? set : isReadable(key.kind.shape, shipped) ? shipped : undefined;
        if (holds === undefined) fellBack++;
        else expect(value).toEqual(holds);
      }),
      { numRuns: 2_000 },
    );
    expect(fellBack).toBeGreaterThan(200);
  });

  it('has the value of the wider scope where it cannot work with the closest one', () => {
    const shape = { is: 'one-of', options: ['credits', 'subscription'] } as const;
    const key = { ...everyKey.find(({ key: name }) => name === 'billing.model')!, kind: { shape } } as Key;
    const overrides = new Map([
      [
        key.key,
        [
          { scope: {}, value: 'subscription' },
          { scope: { province: 'QC' as const }, value: 'auction' },
        ],
      ],
    ]);
    const config = configOf(readable(overrides, [key]), 2);
    expect([config.value(key, { province: 'QC' }), config.value(key, { province: 'ON' })]).toEqual(['subscription', 'subscription']);
  });

  it('decides by a figure beyond its own range, as the newer one does', () => {
    const key = everyKey.find(({ key: name }) => name === 'lead.files.max')!;
    const overrides = new Map([[key.key, [{ scope: {}, value: 400 }]]]);
    expect(schemaOf(key.kind).safeParse(400).success).toBe(false);
    expect(configOf(readable(overrides), 2).value(key, {})).toBe(400);
  });

  it('keeps what it does not know for those who do, and does not count it', () => {
    const overrides = new Map([['later.key', [{ scope: {}, value: { of: 'another kind' } }]]]);
    expect(readable(overrides)).toEqual(overrides);
    expect(shippedOtherwise({ 'later.key': { shipped: 1 } }).size).toBe(0);
  });
});

describe('a newer process that starts before its deployment is noted', () => {
  it('has what it ships for a key that the release before did not have', () => {
    const [key, ...others] = everyKey as [Key, ...Key[]];
    const config = configOf(new Map(), 2, shippedOtherwise(shippedValues(others)));
    expect(config.value(key, {})).toEqual(key.shipped);
  });
  it('is not slowed where nothing is shipped otherwise', () => expect(shippedOtherwise(shippedValues()).size).toBe(0));
});

it('every value that is shipped can be worked with', () => {
  for (const { key, kind, shipped, shippedFor = {} } of everyKey)
    for (const value of [shipped, ...Object.values(shippedFor)]) expect([key, isReadable(kind.shape, value)]).toEqual([key, true]);
});
