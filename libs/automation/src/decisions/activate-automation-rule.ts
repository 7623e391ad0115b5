import { decision, Refused, refuseUnless, type AsOf } from '@jurilien/event-sourcing';
import { templateOf } from '@jurilien/notifications';
import { automationDryRunValidDays, DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import type { AutomationRuleState } from '../automation-rule.js';
import { ruleFaults } from '../rule-faults.js';
import type { RuleText } from '../rule.js';
import { onRule, refuseFixed, ruleCode, ruleDid, ruleNow } from './on-rule.js';

/**
 * Puts the draft to work as the next version: what waits keeps the version it began with. Without a draft a paused rule works again as it is.
 * Marketing needs a second administrator.
 */
export const activateAutomationRule = decision({
  name: 'ActivateAutomationRule',
  input: z.object({ rule: ruleCode, hash: z.string().max(128).optional() }),
  reasonRequired: true,
  streams: onRule,
  decide({ rule, hash }, { rule: s }, ctx) {
    const now = ruleNow(rule, s);
    refuseUnless(now.status !== 'Retired', 'WRONG_STATE', 'rule-retired');
    if (hash === undefined) {
      refuseUnless(now.status === 'Paused', 'WRONG_STATE', `rule-${now.status.toLowerCase()}`);
      return { rule: [ruleDid('AutomationRuleResumed', { rule })] };
    }
    refuseFixed(rule);
    refuseUnless(s.draft, 'WRONG_STATE', 'nothing-drafted');
    refuseUnless(s.draft.hash === hash, 'STALE_VERSION', 'draft-changed');
    refuseUntried(s, hash, ctx);
    refuseUnless(!isMarketing(s.draft.text) || !s.draft.writers.includes(ctx.actor.id), 'FOUR_EYES_REQUIRED', 'second-person');
    const faults = ruleFaults(s.draft.text);
    if (faults.length > 0) throw new Refused('VALIDATION', 'rule-incomplete', [...faults]);
    const { text } = s.draft;
    return { rule: [ruleDid('AutomationRuleActivated', { rule, text, hash, version: now.version + 1 })] };
  },
});

const isMarketing = ({ template }: RuleText): boolean => templateOf(template).class === 'marketing';

/** The trial of a draft counts for some days (4.7.2). */
function refuseUntried({ tried }: AutomationRuleState, hash: string, { now, config }: AsOf): void {
  const isFresh = tried?.hash === hash && Date.parse(now) - Date.parse(tried.at) <= config.value(automationDryRunValidDays) * DAY_MS;
  refuseUnless(isFresh, 'WRONG_STATE', 'dry-run-missing');
}
