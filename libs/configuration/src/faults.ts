import { type Actor, type FieldError, inputFaults } from '@jurilien/event-sourcing';
import { canonical, contradictions, keyNamed, LAWYER_TYPES, schemaOf, type ScopeKind } from '@jurilien/reference';
import { type Pair, pairName, type Scope, type Setting, withSet } from './pairs.js';
import { onGround, type Ground } from './plan.js';

const FIELDS: ReadonlySet<string> = new Set(LAWYER_TYPES.map(({ code }) => code));

const kindOf = ({ province, field }: Scope): ScopeKind =>
  province && field ? 'field+province' : province ? 'province' : field ? 'field' : 'global';

/** Whether someone may change values of a scope: administrators of a province those of their own alone. */
const mayReach = ({ provinces }: Actor, { province }: Scope): boolean =>
  provinces === undefined || (province !== undefined && provinces.includes(province));

function ofSetting({ key: name, scope, value }: Setting, i: number, actor: Actor): FieldError[] {
  const key = keyNamed(name);
  if (!key) return [{ field: `set.${i}.key`, message: 'unknown' }];
  const wrong = !key.scopes.includes(kindOf(scope))
    ? 'scope'
    : scope.field !== undefined && !FIELDS.has(scope.field)
      ? 'field'
      : mayReach(actor, scope)
        ? undefined
        : 'province';
  if (wrong) return [{ field: `set.${i}.scope`, message: wrong }];
  if (value === null) return [];
  const checked = schemaOf(key.kind).safeParse(value);
  return checked.success ? [] : inputFaults(checked.error, 'set', i, 'value');
}

/** What is wrong with the settings of a change by themselves: keys, scopes, whose province, types and ranges, a pair named twice. */
export function faultsOf(set: readonly Setting[], actor: Actor): FieldError[] {
  const names = set.map(pairName);
  return set.flatMap((setting, i) =>
    names.indexOf(names[i]!) < i ? [{ field: `set.${i}`, message: 'twice' }] : ofSetting(setting, i, actor),
  );
}

/** What is wrong with them where they come to stand: values that are so already, and those that contradict other keys. */
export function faultsOn(set: readonly Setting[], ground: Ground): FieldError[] {
  const unchanged = onGround(set, ground).flatMap(({ value, before }, i) =>
    canonical(value) === canonical(before) ? [{ field: `set.${i}.value`, message: 'unchanged' }] : [],
  );
  return unchanged.length > 0 ? unchanged : contradicting(set, ground);
}

/** The settings that contradict another key, each with the rule that it breaks. */
export const contradicting = (set: readonly Setting[], { values, otherwise }: Ground): FieldError[] => {
  const broken = contradictions(withSet(values, set), otherwise);
  return set.flatMap(({ key }, i) =>
    broken.filter(({ keys }) => keys.includes(key)).map(({ code }) => ({ field: `set.${i}.value`, message: `contradicts:${code}` })),
  );
};

/** Whether another administrator must agree: money or law hangs on a key, or this version does not know it. */
export const needsTwo = (set: readonly Pair[]): boolean =>
  set.some(({ key }) => {
    const known = keyNamed(key);
    return !known || known.flags.money || known.flags.legal;
  });
