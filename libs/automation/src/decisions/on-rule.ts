import { refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { automationRule, inForce, type AutomationRuleEvent, type AutomationRuleState, type RuleStatus } from '../automation-rule.js';
import type { Rule } from '../rule.js';
import { RULES, shippedRule } from '../rules/index.js';

/** The code of a rule of the catalogue. */
export const ruleCode = z.enum(RULES.map((r) => r.code) as [Rule['code'], ...Rule['code'][]]);

/** The stream of a rule. */
export const onRule = (i: { readonly rule: string }) => ({ rule: streamOf(automationRule, i.rule) });

/** A rule as it is now. */
export const ruleNow = (rule: string, s: AutomationRuleState) => inForce(shippedRule(rule)!, s);

/** @throws Refused where a rule is in none of these states */
export const refuseUnlessStatus = (rule: string, s: AutomationRuleState, ...allowed: readonly RuleStatus[]): void =>
  refuseUnless(allowed.includes(ruleNow(rule, s).status), 'WRONG_STATE', `rule-${ruleNow(rule, s).status.toLowerCase()}`);

/** @throws Refused of a rule that someone waits for: only its words can be changed */
export const refuseFixed = (rule: string): void => refuseUnless(!shippedRule(rule)!.fixed, 'WRONG_STATE', 'rule-fixed');

/** One event of a rule, typed by its name. */
export const ruleDid = <T extends AutomationRuleEvent['type']>(
  type: T,
  data: Extract<AutomationRuleEvent, { type: T }>['data'],
): AutomationRuleEvent => ({ type, data }) as AutomationRuleEvent;
