import { contradictions, KEYS, type Overrides, type Shape } from '@jurilien/reference';
import fc from 'fast-check';

/** Any value of a range, its ends more often than chance would have them. */
function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'whole':
    case 'number': {
      const { is, min, max } = shape;
      return fc.oneof(
        fc.constantFrom(min, max),
        is === 'whole' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
      );
    }
    case 'flag':
      return fc.boolean();
    case 'day':
      return fc.constantFrom('2020-02-29', '2026-11-01', '2030-12-31');
    case 'one-of':
      return fc.constantFrom(...shape.options);
    case 'text':
      return fc.integer({ min: shape.min, max: shape.max }).map((n) => 'é'.repeat(n));
    case 'list':
      return fc.array(valueOf(shape.of), { minLength: shape.min, maxLength: Math.min(shape.max, shape.min + 4) });
    case 'record':
      return fc.record(Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, valueOf(of)])), {
        requiredKeys: Object.keys(shape.fields).filter((name) => !shape.optional.includes(name)),
      });
  }
}

/** The lowest or the highest value of a range, as far as it has one. */
export function endOf(shape: Shape, end: 'min' | 'max'): unknown {
  switch (shape.is) {
    case 'whole':
    case 'number':
      return shape[end];
    case 'flag':
      return end === 'max';
    case 'day':
      return end === 'max' ? '2030-12-31' : '2020-01-01';
    case 'one-of':
      return shape.options.at(end === 'max' ? -1 : 0);
    case 'text':
      return 'é'.repeat(shape[end]);
    case 'list':
      return Array.from({ length: end === 'max' ? Math.min(shape.max, 10) : shape.min }, () => endOf(shape.of, end));
    case 'record':
      return Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, endOf(of, end)]));
  }
}

/** Values without those that contradict others: what an administrator could have set. */
export function admitted(values: ReadonlyMap<string, unknown>): Overrides {
  const overrides: Overrides = new Map([...values].map(([key, value]) => [key, [{ scope: {}, value }]]));
  const broken = new Set(contradictions(overrides).flatMap(({ keys }) => keys));
  return broken.size === 0 ? overrides : admitted(new Map([...values].filter(([key]) => !broken.has(key))));
}

/** A few or many keys, each with any value of its range, none contradicting another. */
export const settings: fc.Arbitrary<Overrides> = fc
  .uniqueArray(
    fc.constantFrom(...KEYS).chain(({ key, kind }) => valueOf(kind.shape).map((value) => [key, value] as const)),
    { selector: ([key]) => key, minLength: 1, maxLength: 80 },
  )
  .map((set) => admitted(new Map(set)));
