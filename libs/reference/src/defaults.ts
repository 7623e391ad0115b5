import { KEYS, type Keyed } from './configuration/keys/index.js';
import type { Key } from './configuration/key.js';
import type { Province } from './places/provinces.js';

type ValueOf<K> = K extends Key<infer T> ? T : never;
type ByProvince = 'billing.model' | 'subscription.plan';

/** What every key ships with, by its name, and by name and province where provinces differ. */
type Defaults = { readonly [N in keyof Keyed]: ValueOf<Keyed[N]> } & {
  readonly [N in ByProvince as `${N}.${Province}`]: ValueOf<Keyed[N]>;
};

/** Shipped values of the configuration keys (specification 4.13): a view of the registry in `configuration/`. */
export const defaults = Object.fromEntries(
  KEYS.flatMap(({ key, shipped, shippedFor }: Key) => [
    [key, shipped],
    ...Object.entries(shippedFor ?? {}).map(([province, value]) => [`${key}.${province}`, value]),
  ]),
) as Defaults;
