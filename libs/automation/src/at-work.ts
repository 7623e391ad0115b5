import { inForce, type AutomationRuleState } from './automation-rule.js';
import type { AtWork } from './engine.js';
import { RULES } from './rules/index.js';

/** Every rule as it is now, by the trigger it listens to. @param stateOf what somebody decided about a rule, by its code */
export const atWorkByTrigger = (stateOf: (code: string) => AutomationRuleState): ReadonlyMap<string, readonly AtWork[]> =>
  Map.groupBy(
    RULES.map((rule): AtWork => ({ code: rule.code, ...inForce(rule, stateOf(rule.code)) })),
    ({ text }) => text.trigger,
  );
