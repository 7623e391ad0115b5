import { type Actor, Refused } from '@jurilien/event-sourcing';
import { configOf, type Config, DAY_MS, plus, reached } from '@jurilien/reference';
import type { ConfigurationState } from './configuration.js';
import { faultsOf, faultsOn } from './faults.js';
import { withSet, type Setting } from './pairs.js';
import { type Ground, groundAt } from './plan.js';

/** No one plans further ahead. */
const FURTHEST_MS = 730 * DAY_MS;

/** A change as someone puts it together; its name is that of a change which is proposed again. */
export interface Asked {
  readonly changeId?: string | undefined;
  readonly set: readonly Setting[];
  readonly effectiveAt?: string | undefined;
}
interface By {
  readonly actor: Actor;
  readonly now: string;
}

/** The day of a change whose settings and day are as they may be. @throws Refused every fault, at its field */
export function checkedDay({ set, effectiveAt: day }: Asked, { actor, now }: By): string | undefined {
  const effectiveAt = day === undefined ? undefined : new Date(day).toISOString();
  const late = effectiveAt !== undefined && !reached(effectiveAt, plus(now, FURTHEST_MS));
  const past = effectiveAt !== undefined && reached(effectiveAt, now);
  const faults = [...faultsOf(set, actor), ...(late || past ? [{ field: 'effectiveAt', message: past ? 'future' : 'late' }] : [])];
  if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
  return effectiveAt;
}

/** What a change finds when it takes effect. @throws Refused where its settings change nothing or contradict another key */
export function checkedGround(s: ConfigurationState, { changeId, set, effectiveAt }: Asked): Ground {
  const ground = groundAt(s, effectiveAt, changeId);
  const faults = faultsOn(set, ground);
  if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
  return ground;
}

/**
 * The configuration that a change would find on its day, and what it would make of it.
 * @throws Refused what a proposal of the same change is refused for
 */
export function beforeAndAfter(s: ConfigurationState, asked: Asked, by: By): { readonly before: Config; readonly after: Config } {
  const effectiveAt = checkedDay(asked, by);
  const { values, otherwise } = checkedGround(s, { ...asked, effectiveAt });
  return { before: configOf(values, s.version, otherwise), after: configOf(withSet(values, asked.set), s.version + 1, otherwise) };
}
