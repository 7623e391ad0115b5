import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onRule, ruleCode, ruleDid } from './on-rule.js';

/** Writes down that a draft was tried, and what it would have sent (4.7.2). */
export const recordDryRun = decision({
  name: 'RecordDryRun',
  input: z.object({ rule: ruleCode, hash: z.string().max(128), counts: z.record(z.string().max(40), z.int().min(0)) }),
  streams: onRule,
  decide(input, { rule: s }) {
    refuseUnless(s.draft?.hash === input.hash, 'STALE_VERSION', 'draft-changed');
    return { rule: [ruleDid('AutomationRuleDryRun', input)] };
  },
});
