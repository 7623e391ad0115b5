import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onRule, refuseFixed, refuseUnlessStatus, ruleCode, ruleDid, ruleNow } from './on-rule.js';

/**
 * Stops a rule for now. What waits is kept, and goes out if the rule works again when it is due, or is cancelled; what comes up meanwhile
 * ends with Z11.
 */
export const pauseAutomationRule = decision({
  name: 'PauseAutomationRule',
  input: z.object({ rule: ruleCode, waiting: z.enum(['keep', 'cancel']) }),
  reasonRequired: true,
  streams: onRule,
  decide({ rule, waiting }, { rule: s }) {
    refuseFixed(rule);
    refuseUnlessStatus(rule, s, 'Active');
    return { rule: [ruleDid('AutomationRulePaused', { rule, waiting })] };
  },
});

/** Ends a rule for good: nothing begins by it any more, and what waits is cancelled. */
export const retireAutomationRule = decision({
  name: 'RetireAutomationRule',
  input: z.object({ rule: ruleCode }),
  reasonRequired: true,
  streams: onRule,
  decide({ rule }, { rule: s }) {
    refuseFixed(rule);
    return ruleNow(rule, s).status === 'Retired' ? {} : { rule: [ruleDid('AutomationRuleRetired', { rule })] };
  },
});
