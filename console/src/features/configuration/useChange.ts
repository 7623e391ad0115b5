import { contradictions, keyNamed, PROVINCES, type ConfigPlace, type Contradiction, type Key } from '@jurilien/reference';
import { useState } from 'react';
import type { Problem } from '../../api/http';
import { useOnline } from '../../layout/NetworkBars';
import { locale } from '../../locale';
import { me, whyNotAs } from '../../roles';
import { useReadOnly } from '../../useReadOnly';
import { useT } from '../../useT';
import { ownProvinces } from './own-place';
import { overridesWith, ownValue, pairId, preempted, type Pair } from './pairs';
import type { InForce } from './useConfiguration';
import { instantOf, useDraftChange } from './useDraftChange';
import { wantingIn } from './values/wanting';

/** What the API objected to, by the pair it is about: the set may be changed before it is sent again. */
export type Objections = ReadonlyMap<string, readonly { readonly path: string; readonly message: string }[]>;

const FIELD = /^(?:payload\.)?set\.(\d+)(?:\.(.*))?$/;
export const objectionsOf = ({ errors = [] }: Problem, set: readonly Pair[]): Objections => {
  const found = new Map<string, { path: string; message: string }[]>();
  for (const { field, message } of errors) {
    const [, n, path = ''] = FIELD.exec(field) ?? [];
    const pair = n === undefined ? undefined : set[Number(n)];
    if (pair) found.set(pairId(pair), [...(found.get(pairId(pair)) ?? []), { path, message }]);
  }
  return found;
};
/** `value.budget.2` is at `budget.2` of the value. */
const inValue = (path: string): string | undefined => (path === 'value' ? '' : /^value\.(.*)$/.exec(path)?.[1]);

/** Keys of this change that would contradict others. */
const contradicting = (inForce: InForce, set: readonly Pair[]): readonly Contradiction[] => {
  // Values that are not whole yet have no sense to contradict.
  if (set.some((pair) => pair.value !== null && wantingIn(keyNamed(pair.key)!.kind.shape, pair.value).length > 0)) return [];
  return contradictions(overridesWith(inForce.overrides, set)).filter(({ keys }) => set.some(({ key }) => keys.includes(key)));
};

/** Who may put a value at a scope: a provincial administrator at their own province. */
const useWhyNot = () => {
  const t = useT();
  const online = useOnline();
  const readOnly = useReadOnly();
  const { role } = me();
  const own = ownProvinces();
  return (key: Key, { province }: ConfigPlace): string | undefined => {
    const general = readOnly ?? (online ? whyNotAs(role, 'ProposeConfigChange') : t('actions.why.offline'));
    if (general || own === undefined) return general;
    if (key.reach === 'G') return t('config.whyGlobal');
    return province && own.includes(province)
      ? undefined
      : t('config.whyProvince', { province: PROVINCES.find(({ code }) => code === own[0])?.[locale] ?? '' });
  };
};

/** The change that is being put together, what is wrong with it, and what it would do. */
export const useChange = (inForce: InForce) => {
  const draft = useDraftChange();
  const whyNot = useWhyNot();
  const [objections, setObjections] = useState<Objections>(new Map());
  const { set } = draft.change;
  const wanting = new Map(
    set.map((pair) => [pairId(pair), pair.value === null ? [] : wantingIn(keyNamed(pair.key)!.kind.shape, pair.value)] as const),
  );
  const against = contradicting(inForce, set);
  const forgetObjections = (pair: Pick<Pair, 'key' | 'scope'>) =>
    setObjections((all) => new Map([...all].filter(([id]) => id !== pairId(pair))));
  return {
    ...draft,
    whyNot,
    /** Each pair with what it is until then. */
    changed: set.map((pair) => ({ ...pair, before: ownValue(inForce.overrides, pair) })),
    put: (pair: Pair) => {
      forgetObjections(pair);
      draft.put(pair);
    },
    drop: (pair: Pick<Pair, 'key' | 'scope'>) => {
      forgetObjections(pair);
      draft.drop(pair);
    },
    errorAt: (pair: Pick<Pair, 'key' | 'scope'>, path: string): string | undefined =>
      wanting.get(pairId(pair))?.find((one) => one.path === path)?.message ??
      objections.get(pairId(pair))?.find((one) => inValue(one.path) === path)?.message,
    /** What the API said about a pair, at its value or beside it. */
    objectionsTo: (pair: Pick<Pair, 'key' | 'scope'>) => objections.get(pairId(pair)) ?? [],
    object: (problem: Problem) => setObjections(objectionsOf(problem, set)),
    /** Sentences at the fields of a key that contradicts another one. */
    contradicting: (key: string): string[] => against.filter(({ keys }) => keys.includes(key)).map((one) => one[locale]),
    /** How many values are not whole or out of their range. */
    wanting: [...wanting.values()].flat().length,
    preempts: preempted(inForce.pending, set, instantOf(draft.change.effectiveAt)).filter(({ id }) => id !== draft.change.changeId),
  };
};
export type ChangeState = ReturnType<typeof useChange>;
