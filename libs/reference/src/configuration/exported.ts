import { canonical } from '../canonical.js';
import { LAWYER_TYPES } from '../legal/lawyer-types.js';
import type { Province } from '../places/provinces.js';
import { keyNamed } from './keys/index.js';
import type { Key, ScopeKind } from './key.js';
import { configOf, type ConfigPlace, type Override, type Overrides } from './resolve.js';
import { shippedValues, type ShippedValue, type ShippedValues } from './shipped.js';

/** How an export names its format; another one is not read. */
export const EXPORT_FORMAT = 'jurilien-configuration-1';

/** A key as an environment has it: what its release ships, and what was set there. */
export interface ExportedKey extends ShippedValue {
  readonly key: string;
  readonly own: readonly Override[];
}

/** The configuration of an environment at an instant. */
export interface Exported {
  readonly format: typeof EXPORT_FORMAT;
  /** Host of the environment it is from. */
  readonly environment: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Of the configuration in force at that instant. */
  readonly version: number;
  readonly keys: readonly ExportedKey[];
}

/**
 * The configuration with these values, as it is handed to another environment; keys in the order of their names.
 * @param shipped what the release ships whose values hold
 */
export function exportOf(
  overrides: Overrides,
  head: Omit<Exported, 'format' | 'keys'>,
  shipped: ShippedValues = shippedValues(),
): Exported {
  const known = Object.entries(shipped).map(([key, of]): ExportedKey => ({ key, ...of, own: overrides.get(key) ?? [] }));
  // What a release of before or after that one had set stays with the values.
  const unknown = [...overrides].filter(([name]) => !shipped[name]).map(([name, own]) => ({ key: name, shipped: null, own }));
  const keys = [...known, ...unknown].sort((a, b) => (a.key < b.key ? -1 : 1));
  return { format: EXPORT_FORMAT, ...head, keys };
}

/** What holds at a scope on each side; a side that does not know the key has nothing. */
export interface ConfigDifference {
  readonly key: string;
  readonly scope: ConfigPlace;
  readonly here?: unknown;
  readonly there?: unknown;
}

const named = ({ province, field }: ConfigPlace): string => `${province ?? ''}|${field ?? ''}`;
const provincesOf = ({ shippedFor = {} }: ExportedKey): ConfigPlace[] =>
  Object.keys(shippedFor).map((province) => ({ province: province as Province }));
/** Where a key has a value of its own, and everywhere. */
const scopesOf = (key: ExportedKey): ConfigPlace[] => [{}, ...provincesOf(key), ...key.own.map(({ scope }) => scope)];
const inForce = (key: ExportedKey, at: ConfigPlace): unknown => configOf(new Map([[key.key, key.own]]), 0).value(key as unknown as Key, at);

/** What is not the same in two configurations: the values in force, at every scope where one of them sets something. */
export function differencesOf(here: Exported, there: Exported): ConfigDifference[] {
  const [mine, theirs] = [here, there].map(({ keys }) => new Map(keys.map((key) => [key.key, key]))) as [
    Map<string, ExportedKey>,
    Map<string, ExportedKey>,
  ];
  return [...new Set([...mine.keys(), ...theirs.keys()])].sort().flatMap((name) => {
    const [a, b] = [mine.get(name), theirs.get(name)];
    const scopes = new Map([a, b].flatMap((key) => (key ? scopesOf(key) : [])).map((scope) => [named(scope), scope]));
    return [...scopes.values()].flatMap((scope): ConfigDifference[] => {
      const [before, after] = [a, b].map((key) => key && inForce(key, scope));
      if (a && b && canonical(before) === canonical(after)) return [];
      return [{ key: name, scope, ...(a ? { here: before } : {}), ...(b ? { there: after } : {}) }];
    });
  });
}

const kindOf = ({ province, field }: ConfigPlace): ScopeKind =>
  province ? (field ? 'field+province' : 'province') : field ? 'field' : 'global';
/** Whether nothing reads a value: its key is of another release, or its scope none that the key is asked for at. */
export function isUnread(name: string, scope: ConfigPlace): boolean {
  const key = keyNamed(name);
  return !key?.scopes.includes(kindOf(scope)) || (scope.field !== undefined && !LAWYER_TYPES.some(({ code }) => code === scope.field));
}
