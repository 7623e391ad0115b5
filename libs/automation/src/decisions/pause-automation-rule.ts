import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onRule, refuseUnlessStatus, ruleCode, ruleDid, ruleNow } from './on-rule.js';

/**
 * Stops a rule for now. What waits is kept, and goes out if the rule works again when it is due, or is cancelled; what comes up meanwhile
 * ends with Z11.
 */
export const pauseAutomationRule = decision({
  name: 'PauseAutomationRule',
  input: z.object({ code: ruleCode, waiting: z.enum(['keep', 'cancel']) }),
  reasonRequired: true,
  streams: onRule,
  decide({ code, waiting }, { rule: s }) {
    refuseUnlessStatus(code, s, 'Active');
    return { rule: [ruleDid('AutomationRulePaused', { code, waiting })] };
  },
});

/** Ends a rule for good: nothing begins by it any more, and what waits is cancelled. */
export const retireAutomationRule = decision({
  name: 'RetireAutomationRule',
  input: z.object({ code: ruleCode }),
  reasonRequired: true,
  streams: onRule,
  decide({ code }, { rule: s }) {
    return ruleNow(code, s).status === 'Retired' ? {} : { rule: [ruleDid('AutomationRuleRetired', { code })] };
  },
});
