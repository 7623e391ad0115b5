import { inForce, type AutomationRuleState } from './automation-rule.js';
import type { AtWork } from './engine.js';
import { RULES } from './rules/index.js';

/**
 * Every rule as it is now, by the trigger it listens to.
 * @param stateOf what somebody decided about a rule, by its code
 * @param wordsOf the version of a template that is in force, by its code
 */
export function atWorkByTrigger(
  stateOf: (code: string) => AutomationRuleState,
  wordsOf: (template: string) => number,
): ReadonlyMap<string, readonly AtWork[]> {
  const found = new Map<string, AtWork[]>();
  for (const rule of RULES) {
    const now = inForce(rule, stateOf(rule.code));
    const atWork: AtWork = { code: rule.code, ...now, templateVersion: wordsOf(now.text.template) };
    found.set(now.text.trigger, [...(found.get(now.text.trigger) ?? []), atWork]);
  }
  return found;
}
