import type { ConfigChangeRow, ConfigCurrentRow } from '@jurilien/rows/configuration';
import { keyNamed, type ConfigPlace, type Key, type Override, type Overrides } from '@jurilien/reference';
import type { Say } from './values/parts';

/** A key at an exact scope, and what it is to be there; `null` takes its own value away, so that the wider scope holds again. */
export interface Pair {
  readonly key: string;
  readonly scope: ConfigPlace;
  readonly value: unknown;
}

/** The name of a pair, as the rows of the configuration have it. */
export const pairId = ({ key, scope }: Pick<Pair, 'key' | 'scope'>): string => `${key}|${scope.province ?? ''}|${scope.field ?? ''}`;
export const samePlace = (a: ConfigPlace, b: ConfigPlace): boolean => a.province === b.province && a.field === b.field;

/** The scope that a row of the configuration stands for; a column without a value is `null`. */
export const scopeOf = ({ province, field }: { province?: string | null; field?: string | null }): ConfigPlace => ({
  ...(province ? { province: province as NonNullable<ConfigPlace['province']> } : {}),
  ...(field ? { field } : {}),
});

/** How far a value reaches, in words: everywhere, a province, a field of law, or both. */
export const scopeWords = ({ province, field }: ConfigPlace, { t, code }: Say): string => {
  if (province && field) return t('config.both', { province: code('provinces', province), field: code('lawyerTypes', field) });
  if (province) return code('provinces', province);
  return field ? code('lawyerTypes', field) : t('config.everywhere');
};

/** What is set, by key, from the rows in force. */
export const overridesOf = (rows: readonly ConfigCurrentRow[]): Overrides => {
  const set = new Map<string, Override[]>();
  for (const row of rows) set.set(row.key, [...(set.get(row.key) ?? []), { scope: scopeOf(row), value: row.value }]);
  return set;
};

/** The same once some pairs are applied. */
export const overridesWith = (overrides: Overrides, pairs: readonly Pair[]): Overrides => {
  const set = new Map(overrides);
  for (const { key, scope, value } of pairs) {
    const others = (set.get(key) ?? []).filter((one) => !samePlace(one.scope, scope));
    set.set(key, value === null ? others : [...others, { scope, value }]);
  }
  return set;
};

/** The value a pair has of its own; nothing where a wider scope holds. */
export const ownValue = (overrides: Overrides, { key, scope }: Pick<Pair, 'key' | 'scope'>): unknown =>
  overrides.get(key)?.find((one) => samePlace(one.scope, scope))?.value;

export type Pending = ConfigChangeRow;
/** The changes under way that have a pair too. */
export const pendingOn = (pending: readonly Pending[], pair: Pick<Pair, 'key' | 'scope'>): Pending[] =>
  pending.filter(({ set }) => set.some((one) => pairId(one) === pairId(pair)));
/** Planned changes that one made for a day, or for at once, would come before. */
export const preempted = (pending: readonly Pending[], pairs: readonly Pair[], effectiveAt: string | undefined): Pending[] =>
  pending.filter(
    (change) =>
      change.state === 'Scheduled' &&
      (effectiveAt === undefined || (change.effectiveAt ?? '') > effectiveAt) &&
      pairs.some((pair) => pendingOn([change], pair).length > 0),
  );

/** Whether some key of a set always needs a second administrator: money hangs on it, or the law. */
export const needsSecond = (keys: readonly string[]): boolean =>
  keys.some((name) => {
    const flags = keyNamed(name)?.flags;
    return flags !== undefined && (flags.money || flags.legal);
  });

/** What may be chosen as the scope of a key. */
export const scopesAllowed = ({ reach }: Key): { readonly province: boolean; readonly field: boolean } => ({
  province: reach !== 'G',
  field: reach === 'PF',
});
