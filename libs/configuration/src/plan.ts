import { heldWithout, keyNamed, type Overrides, type ShippedOtherwise } from '@jurilien/reference';
import type { Change, Changed, ConfigurationState } from './configuration.js';
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
  /** What is shipped otherwise than this code ships it. */
  readonly otherwise: ShippedOtherwise;
}

const AS_HERE: ShippedOtherwise = new Map();
const otherwiseIn = ({ shipped }: ConfigurationState): ShippedOtherwise => shipped.at(-1)?.otherwise ?? AS_HERE;

/** The ground of a change that takes effect at once. */
export const groundNow = (s: ConfigurationState): Ground => ({ values: s.values, from: s.from, otherwise: otherwiseIn(s) });

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
  return { values, from, otherwise: otherwiseIn(s) };
}

/** Of each pair the change that its value is from; null for what is shipped. */
export const baseOf = (set: readonly Pair[], { from }: Ground): (string | null)[] => set.map((pair) => from.get(pairName(pair)) ?? null);

/** The values of before a change, as settings of their own. */
export const backTo = ({ set }: Pick<Change, 'set'>): Setting[] => set.map(({ key, scope, before }) => ({ key, scope, value: before }));

/** What a pair without a value of its own has from a wider scope; nothing where this code does not know the key. */
function widerOf({ key: name, scope }: Pair, { values, otherwise }: Ground): Pick<Changed, 'wider'> {
  const key = keyNamed(name);
  return key ? { wider: heldWithout(key, scope, values, otherwise) as NonNullable<Changed['wider']> } : {};
}

/** Settings with what their pairs have of their own, and what the wider scope has where they have, or get, nothing. */
export const onGround = (set: readonly Setting[], ground: Ground): Changed[] =>
  set.map(({ key, scope, value }) => {
    const before = ownValue(ground.values, { key, scope });
    return { key, scope, value, before, ...(before === null || value === null ? widerOf({ key, scope }, ground) : {}) };
  });

/** What the hash of a change is over, of its settings: pairs, values, and what they replace. */
export const hashed = (set: readonly Changed[]) => set.map(({ key, scope, value, before }) => ({ key, scope, value, before }));

/** Whether what a change was proposed on is still what it finds. */
export const standsOn = ({ set, base }: Pick<Change, 'set' | 'base'>, ground: Ground): boolean =>
  baseOf(set, ground).every((from, i) => from === base[i]);
