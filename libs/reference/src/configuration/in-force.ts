import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import { PROVINCES } from '../places/provinces.js';
import type { Key, Reach } from './key.js';
import { KEYS } from './keys/index.js';
import { configOf, type Config, type ConfigPlace, type Override } from './resolve.js';

/** A configuration as it travels: its version, and what differs from what is shipped, by the name of its key. */
export interface InForce {
  readonly version: number;
  readonly overrides: Readonly<Record<string, readonly Override[]>>;
}

const provinces: readonly ConfigPlace[] = PROVINCES.map(({ code: province }) => ({ province }));
const fields: readonly ConfigPlace[] = LAWYER_TYPES.map(({ code: field }) => ({ field }));
const PF: readonly ConfigPlace[] = [
  {},
  ...fields,
  ...provinces,
  ...provinces.flatMap(({ province }) => fields.map(({ field }) => ({ province, field }))),
];
/** Where a value of a key may differ, the least specific first. */
const PLACES: Readonly<Record<Reach, readonly ConfigPlace[]>> = { G: [{}], P: [{}, ...provinces], PF };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has to be set so that a key has at every place the value it has there. */
const setFor = (key: Key, config: Config): readonly Override[] =>
  PLACES[key.reach].reduce<readonly Override[]>((set, scope) => {
    const value = config.value(key, scope);
    return same(configOf(new Map([[key.key, set]]), 0).value(key, scope), value) ? set : [...set, { scope, value }];
  }, []);

/** The values in force of some keys, for who resolves them elsewhere: `configRead` gives each of them the same value at each place. */
export const inForce = (config: Config, keys: readonly Key[] = KEYS): InForce => ({
  version: config.version,
  overrides: Object.fromEntries(keys.map((key) => [key.key, setFor(key, config)] as const).filter(([, set]) => set.length > 0)),
});

/** A configuration that another process sent. */
export const configRead = ({ version, overrides }: InForce): Config => configOf(new Map(Object.entries(overrides)), version);
