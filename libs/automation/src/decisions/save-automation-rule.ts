import { decision, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { canonical } from '@jurilien/reference';
import { ruleText } from '../rule.js';
import { ruleFaults } from '../rule-faults.js';
import { onRule, refuseFixed, ruleCode, ruleDid, ruleNow } from './on-rule.js';
import { z } from 'zod';

/** Keeps the next version of a rule as a draft (4.7.2), unless it is fixed. Nothing is sent by it before it is activated. */
export const saveAutomationRule = decision({
  name: 'SaveAutomationRule',
  input: z.object({ rule: ruleCode, text: ruleText }),
  streams: onRule,
  decide({ rule, text }, { rule: s }, ctx) {
    refuseFixed(rule);
    const faults = ruleFaults(text);
    if (faults.length > 0) throw new Refused('VALIDATION', 'rule-incomplete', [...faults]);
    const hash = ctx.hash(canonical(text));
    const now = ruleNow(rule, s);
    refuseUnless(now.status !== 'Retired', 'WRONG_STATE', 'rule-retired');
    // What is shipped switched off is put to work by a draft that says the same: it is tried and looked at like any other.
    const isInForce = now.status !== 'Draft' && canonical(text) === canonical(now.text);
    const same = s.draft ? s.draft.hash === hash : isInForce;
    return same ? {} : { rule: [ruleDid('AutomationRuleDrafted', { rule, text, hash })] };
  },
});
