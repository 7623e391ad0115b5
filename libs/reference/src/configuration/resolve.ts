import type { Province } from '../places/provinces.js';
import type { Reach, Valued } from './key.js';

/** Where a value is asked for, or holds: nowhere in particular, a province, a field of law, or both. */
export interface ConfigPlace {
  readonly province?: Province;
  readonly field?: string;
}

/** A value that was set, and how far it reaches: its place named exactly. */
export interface Override {
  readonly scope: ConfigPlace;
  readonly value: unknown;
}

/** What was set, by the name of its key; one value for each scope, the last one if there were several. */
export type Overrides = ReadonlyMap<string, readonly Override[]>;

/** The scopes that hold at a place, the most specific first (specification 4.10.9). */
const scopesAt = ({ province, field }: ConfigPlace): ConfigPlace[] => [
  ...(province && field ? [{ province, field }] : []),
  ...(province ? [{ province }] : []),
  ...(field ? [{ field }] : []),
  {},
];

/** What a key ships with at a place: all there is where nothing can have been set. */
export const shippedAt = <T>({ shipped, shippedFor }: Valued<T>, { province }: ConfigPlace): T =>
  (province === undefined ? undefined : shippedFor?.[province]) ?? shipped;

/** The configuration in force, as a decision reads it. */
export interface Config {
  /** Grows with every change: what was decided on it is told by this. */
  readonly version: number;
  /**
   * The value in force: of field and province, province, field, everywhere; what is shipped where nothing was set. One that may differ
   * by place is asked for at a place.
   */
  value<T>(key: Valued<T, 'G'>): T;
  value<T>(key: Valued<T, Reach>, at: ConfigPlace): T;
}

const NOWHERE: ConfigPlace = {};
const named = (field: string | undefined, province: Province | undefined): string => `${province ?? ''}|${field ?? ''}`;

/** What was set, prepared for many reads: a value that was never set costs one look into a map. */
export function configOf(overrides: Overrides, version: number): Config {
  const set = new Map(
    [...overrides].map(([key, own]) => [key, new Map(own.map((o) => [named(o.scope.field, o.scope.province), o.value]))] as const),
  );
  return {
    version,
    value<T>(key: Valued<T>, at: ConfigPlace = NOWHERE): T {
      const own = set.get(key.key);
      if (own === undefined) return shippedAt(key, at);
      for (const { province, field } of scopesAt(at)) {
        const name = named(field, province);
        if (own.has(name)) return own.get(name) as T;
      }
      return shippedAt(key, at);
    },
  };
}

/** Every value as it is shipped: what is in force until something is changed. */
export const shippedConfig: Config = configOf(new Map(), 1);
