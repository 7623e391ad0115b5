import type { Province } from '../places/provinces.js';
import { KEYS } from './keys/index.js';
import type { Key } from './key.js';

/** What a release ships a key with, where a province ships with another value too. */
export interface ShippedValue {
  readonly shipped: unknown;
  readonly shippedFor?: Partial<Record<Province, unknown>>;
}
/** The same of every key of a release, by name. */
export type ShippedValues = Readonly<Record<string, ShippedValue>>;

/** What this release ships. */
export const shippedValues = (keys: readonly Key[] = KEYS): ShippedValues =>
  Object.fromEntries(keys.map(({ key, shipped, shippedFor }) => [key, { shipped, ...(shippedFor ? { shippedFor } : {}) }]));
