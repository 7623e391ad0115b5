import { inForce, type AutomationRuleState } from '../automation-rule.js';
import { RULES, shippedRule } from '../rules/index.js';

/** What sends a template that is no rule of the catalogue: the product itself. */
export const PRODUCT = 'product';

/**
 * What sends a template: rules of the catalogue whose version at work or draft says so, and the product itself where its code is none of
 * theirs. @param stateOf what was decided about a rule, by its code
 */
export function usersOf(code: string, stateOf: (rule: string) => AutomationRuleState): readonly string[] {
  const rules = RULES.filter((rule) => {
    const state = stateOf(rule.code);
    const { status, text } = inForce(rule, state);
    return status !== 'Retired' && [text, state.draft?.text].some((said) => said?.template === code);
  }).map((rule) => rule.code);
  return shippedRule(code) ? rules : [PRODUCT, ...rules];
}
