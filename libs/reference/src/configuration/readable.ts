import { canonical } from '../canonical.js';
import { KEYS } from './keys/index.js';
import type { Key } from './key.js';
import type { Shape } from './kinds.js';
import type { Overrides, ShippedOtherwise } from './resolve.js';
import type { ShippedValues } from './shipped.js';

/**
 * Whether code that expects a shape can work with a value. Its range does not matter: what a newer release admits beyond it was decided
 * on by an administrator, and a rule computes with it as with any other.
 */
export function isReadable(shape: Shape, value: unknown): boolean {
  switch (shape.is) {
    case 'whole':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'one-of':
      return shape.options.some((option) => option === value);
    case 'day':
    case 'text':
      return typeof value === 'string';
    case 'list':
      // A rule may count on so many: behind the end of a shorter one there is nothing.
      return Array.isArray(value) && value.length >= shape.min && value.every((one) => isReadable(shape.of, one));
    case 'record':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(shape.fields).every(([name, of]) => {
          const part = (value as Readonly<Record<string, unknown>>)[name];
          return part === undefined ? shape.optional.includes(name) : isReadable(of, part);
        })
      );
  }
}

const byName = (keys: readonly Key[]): ReadonlyMap<string, Key> => new Map(keys.map((key) => [key.key, key]));

/**
 * What was set, without the values that a release cannot work with: while a newer one takes its place, an older process may meet an
 * option or a part that it has no code for. The wider scope holds for it then, and last what it ships itself.
 * @param keys those of the release that reads; a key that is not among them is not asked for
 */
export function readable(overrides: Overrides, keys: readonly Key[] = KEYS): Overrides {
  const known = byName(keys);
  return new Map(
    [...overrides].map(([name, own]) => {
      const shape = known.get(name)?.kind.shape;
      return [name, shape ? own.filter(({ value }) => isReadable(shape, value)) : own];
    }),
  );
}

/** The same value; most are a figure, which is compared without writing it out. */
const same = (a: unknown, b: unknown): boolean => a === b || (typeof a === 'object' && canonical(a) === canonical(b));

/** What another release ships that this one ships otherwise and can work with, by key: what holds where nothing was set. */
export const shippedOtherwise = (noted: ShippedValues, keys: readonly Key[] = KEYS): ShippedOtherwise =>
  new Map(
    keys.flatMap(({ key, kind: { shape }, shipped, shippedFor }) => {
      const there = noted[key];
      if (!there || (same(there.shipped, shipped) && same(there.shippedFor, shippedFor))) return [];
      const all = [there.shipped, ...Object.values(there.shippedFor ?? {})];
      return all.every((value) => isReadable(shape, value)) ? [[key, there] as const] : [];
    }),
  );
