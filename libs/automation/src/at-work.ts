import { inForce, type AutomationRuleState } from './automation-rule.js';
import type { AtWork } from './engine.js';
import { RULES } from './rules/index.js';

/**
 * Every rule as it is now, by the trigger it listens to.
 * @param stateOf what somebody decided about a rule, by its code
 * @param wordsOf the version of a template that is in force, by its code
 */
export const atWorkByTrigger = (
  stateOf: (code: string) => AutomationRuleState,
  wordsOf: (template: string) => number,
): ReadonlyMap<string, readonly AtWork[]> =>
  Map.groupBy(
    RULES.map(({ code, ...rule }): AtWork => {
      const now = inForce({ code, ...rule }, stateOf(code));
      return { code, ...now, templateVersion: wordsOf(now.text.template) };
    }),
    ({ text }) => text.trigger,
  );
