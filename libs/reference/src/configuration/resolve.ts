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

type Shipping<T = unknown> = Pick<Valued<T>, 'shipped' | 'shippedFor'>;
/** What a key ships with at a place: all there is where nothing can have been set. */
export const shippedAt = <T>({ shipped, shippedFor }: Shipping<T>, { province }: ConfigPlace): T =>
  (province === undefined ? undefined : shippedFor?.[province]) ?? shipped;

/** What a key ships with in the release whose values hold, by name, where that is not what this code ships. */
export type ShippedOtherwise = ReadonlyMap<string, Shipping>;
const AS_HERE: ShippedOtherwise = new Map();

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
/** Values of one key by field of law, those of all fields under nothing. */
type ByField = ReadonlyMap<string, unknown>;
/** The same by province, what holds in all of them under nothing. */
type ByProvince = ReadonlyMap<string, ByField>;
const ALL = '';

function byPlace(own: readonly Override[]): ByProvince {
  const provinces = new Map<string, Map<string, unknown>>();
  for (const { scope, value } of own) {
    const fields = provinces.get(scope.province ?? ALL) ?? new Map<string, unknown>();
    provinces.set(scope.province ?? ALL, fields.set(scope.field ?? ALL, value));
  }
  return provinces;
}

/**
 * What was set, prepared for many reads: a decision may ask for hundreds, so nothing is made for one. The most specific scope that holds
 * at the place counts: field and province, province, field, everywhere (specification 4.10.9), and last what was shipped.
 */
export function configOf(overrides: Overrides, version: number, otherwise: ShippedOtherwise = AS_HERE): Config {
  const set = new Map([...overrides].map(([key, own]) => [key, byPlace(own)] as const));
  const shippedOf = <T>(key: Valued<T>, at: ConfigPlace): T =>
    shippedAt((otherwise.size === 0 ? undefined : (otherwise.get(key.key) as Shipping<T> | undefined)) ?? key, at);
  return {
    version,
    value<T>(key: Valued<T>, at: ConfigPlace = NOWHERE): T {
      const own = set.get(key.key);
      if (own === undefined) return shippedOf(key, at);
      const { province, field = ALL } = at;
      const here = province === undefined ? undefined : own.get(province);
      const anywhere = own.get(ALL);
      if (here?.has(field)) return here.get(field) as T;
      if (here?.has(ALL)) return here.get(ALL) as T;
      if (anywhere?.has(field)) return anywhere.get(field) as T;
      if (anywhere?.has(ALL)) return anywhere.get(ALL) as T;
      return shippedOf(key, at);
    },
  };
}

/** The scopes whose value would hold where a scope has none of its own, the closest first. */
function widerThan({ province, field }: ConfigPlace): readonly ConfigPlace[] {
  if (province && field) return [{ province }, { field }, {}];
  return province || field ? [{}] : [];
}

/** A value that holds, and the scope it is from; none where it is as shipped. */
export interface Held {
  readonly value: unknown;
  readonly scope?: ConfigPlace;
}

/** What holds at an exact scope when it has no value of its own. */
export function heldWithout(key: Valued, scope: ConfigPlace, overrides: Overrides, otherwise: ShippedOtherwise = AS_HERE): Held {
  const own = overrides.get(key.key) ?? [];
  for (const wider of widerThan(scope)) {
    const found = own.find((one) => one.scope.province === wider.province && one.scope.field === wider.field);
    if (found) return { value: found.value, scope: wider };
  }
  return { value: shippedAt(otherwise.get(key.key) ?? key, scope) };
}

/** Every value as it is shipped: what is in force until something is changed. */
export const shippedConfig: Config = configOf(new Map(), 1);
