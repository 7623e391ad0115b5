import type { Overrides } from '@jurilien/reference';
import type { Change, ConfigurationState } from './configuration.js';
import { ownValue, pairName, withSet, type Pair, type Setting } from './pairs.js';

/** The changes that wait for their day, the earliest first; those of one day in the order of their proposals. */
export const scheduled = ({ changes }: ConfigurationState): readonly (Change & { readonly effectiveAt: string })[] =>
  [...changes.values()]
    .filter((c): c is Change & { readonly effectiveAt: string } => c.state === 'Scheduled' && c.effectiveAt !== undefined)
    .sort((a, b) => a.effectiveAt.localeCompare(b.effectiveAt));

/** Whether two changes touch the same pair. */
export const meet = (a: readonly Pair[], b: readonly Pair[]): boolean => {
  const names = new Set(a.map(pairName));
  return b.some((pair) => names.has(pairName(pair)));
};

/** What a change finds when its day comes: the values by then, and of each pair the change that its value is from, by its hash. */
export interface Ground {
  readonly values: Overrides;
  readonly from: ReadonlyMap<string, string>;
}

/**
 * The ground of a change: what is in force, and what is planned to come before it. A planned series is proposed at once, each change on
 * the one before.
 * @param at when it takes effect; absent for at once
 * @param but the change itself, where it is planned already
 */
export function groundAt(s: ConfigurationState, at: string | undefined, but?: string): Ground {
  const earlier = at === undefined ? [] : scheduled(s).filter((c) => c.changeId !== but && c.effectiveAt <= at);
  const from = new Map(s.from);
  let values = s.values;
  for (const { hash, set } of earlier) {
    values = withSet(values, set);
    for (const pair of set) from.set(pairName(pair), hash);
  }
  return { values, from };
}

/** Of each pair the change that its value is from; null for what is shipped. */
export const baseOf = (set: readonly Pair[], { from }: Ground): (string | null)[] => set.map((pair) => from.get(pairName(pair)) ?? null);

/** The values of before a change, as settings of their own. */
export const backTo = ({ set }: Pick<Change, 'set'>): Setting[] => set.map(({ key, scope, before }) => ({ key, scope, value: before }));

/** Settings with what their pairs have of their own. */
export const onGround = (set: readonly Setting[], { values }: Ground) =>
  set.map(({ key, scope, value }) => ({ key, scope, value, before: ownValue(values, { key, scope }) }));

/** Whether what a change was proposed on is still what it finds. */
export const standsOn = ({ set, base }: Pick<Change, 'set' | 'base'>, ground: Ground): boolean =>
  baseOf(set, ground).every((from, i) => from === base[i]);
