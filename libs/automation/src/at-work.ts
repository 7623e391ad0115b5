import { inForce, type AutomationRuleState } from './automation-rule.js';
import type { AtWork } from './engine.js';
import { RULES } from './rules/index.js';

/** Every rule as it is now, by the trigger it listens to. @param stateOf what somebody decided about a rule, by its code */
export function atWorkByTrigger(stateOf: (code: string) => AutomationRuleState): ReadonlyMap<string, readonly AtWork[]> {
  const found = new Map<string, AtWork[]>();
  for (const rule of RULES) {
    const atWork: AtWork = { code: rule.code, ...inForce(rule, stateOf(rule.code)) };
    found.set(atWork.text.trigger, [...(found.get(atWork.text.trigger) ?? []), atWork]);
  }
  return found;
}
