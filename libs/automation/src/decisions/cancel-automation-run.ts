import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { z } from 'zod';
import { automationRun, runDid } from '../automation-run.js';
import { shippedRule } from '../rules/index.js';

/** The code of a run that somebody cancelled. */
const BY_HAND = 'by-hand';

/**
 * Cancels a run that waits (4.7.2). It counts for a run of this request alone: the worker compares what the row is about, so that the key
 * of another request's run cancels nothing.
 */
export const cancelAutomationRun = decision({
  name: 'CancelAutomationRun',
  input: z.object({ runId: ids.runId, rule: z.string().max(60), key: z.string().max(300), leadId: ids.leadId }),
  reasonRequired: true,
  streams: (i) => ({ run: streamOf(automationRun, i.runId), lead: streamOf(lead, i.leadId) }),
  province: ({ lead: s }) => s.facts.province ?? undefined,
  decide({ leadId, ...run }, { run: s, lead: request }) {
    refuseUnless(request.status !== 'None' && shippedRule(run.rule), 'NOT_FOUND', 'run');
    if (s.ended) return {};
    const ended = { ...run, ruleVersion: s.ruleVersion ?? 1, about: { ...s.about, leadId }, outcome: 'Cancelled', code: BY_HAND } as const;
    return { run: [runDid('AutomationRunEnded', ended)] };
  },
});
