import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onRule, ruleCode, ruleDid } from './on-rule.js';

/**
 * Begins the trial of a draft: the events of the last days are replayed through the rule, and nothing is sent (4.7.2). Of one rule one
 * trial runs at a time; a second one takes the place of the first.
 */
export const dryRunAutomationRule = decision({
  name: 'DryRunAutomationRule',
  input: z.object({ rule: ruleCode, hash: z.string().max(128), runId: ids.runId }),
  streams: onRule,
  decide(input, { rule: s }) {
    refuseUnless(s.draft, 'WRONG_STATE', 'nothing-drafted');
    refuseUnless(s.draft.hash === input.hash, 'STALE_VERSION', 'draft-changed');
    return s.trial === input.runId ? {} : { rule: [ruleDid('AutomationRuleDryRunStarted', input)] };
  },
});

/** Ends a trial before it is done. */
export const cancelDryRun = decision({
  name: 'CancelDryRun',
  input: z.object({ rule: ruleCode, runId: ids.runId }),
  streams: onRule,
  decide: (input, { rule: s }) => (s.trial === input.runId ? { rule: [ruleDid('AutomationRuleDryRunCancelled', input)] } : {}),
});

/** Writes down what a trial came to. One that was cancelled, or whose draft has changed, comes to nothing. */
export const recordDryRun = decision({
  name: 'RecordDryRun',
  input: z.object({ rule: ruleCode, hash: z.string().max(128), runId: ids.runId, counts: z.record(z.string().max(40), z.int().min(0)) }),
  streams: onRule,
  decide(input, { rule: s }) {
    const counts = s.trial === input.runId && s.draft?.hash === input.hash;
    return counts ? { rule: [ruleDid('AutomationRuleDryRun', input)] } : {};
  },
});
