import { decision, ids, need, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { z } from 'zod';
import { automationRun, runDid } from '../automation-run.js';

/** The code of a run that somebody cancelled. */
const BY_HAND = 'by-hand';

interface Of {
  readonly runId: string;
  readonly key: string;
  readonly leadId: string;
  readonly waits: boolean;
}
/** Whether a run of this key waits about this request, and is the one of this id, as the work rows have it. */
export const runWaits = need<Of>('run-waits');

/** Cancels a run that waits (4.7.2); that of another request is not found. */
export const cancelAutomationRun = decision({
  name: 'CancelAutomationRun',
  input: z.object({
    runId: ids.runId,
    rule: z.string().max(60),
    key: z.string().max(300),
    leadId: ids.leadId,
    waits: z.boolean().default(false),
  }),
  needs: [runWaits],
  reasonRequired: true,
  streams: (i) => ({ run: streamOf(automationRun, i.runId), lead: streamOf(lead, i.leadId) }),
  province: ({ lead: s }) => s.facts.province ?? undefined,
  decide({ leadId, waits, ...run }, { run: s, lead: request }) {
    if (s.ended && s.about?.['leadId'] === leadId) return {};
    refuseUnless(request.status !== 'None' && waits && !s.ended, 'NOT_FOUND', 'run');
    const ended = { ...run, ruleVersion: s.ruleVersion ?? 1, about: { ...s.about, leadId }, outcome: 'Cancelled', code: BY_HAND } as const;
    return { run: [runDid('AutomationRunEnded', ended)] };
  },
});
