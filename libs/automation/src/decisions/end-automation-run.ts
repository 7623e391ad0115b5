import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { automationRun, runDid } from '../automation-run.js';

/** Writes down that a run ended without a message, and by which code: "why did this not go out" has an answer (AU2). */
export const endAutomationRun = decision({
  name: 'EndAutomationRun',
  input: z.object({
    runId: ids.runId,
    rule: z.string().max(60),
    ruleVersion: z.int().min(1),
    key: z.string().max(300),
    about: z.record(z.string(), z.unknown()),
    outcome: z.enum(['Suppressed', 'Cancelled', 'Failed']),
    code: z.string().max(20),
    recipientId: ids.recipientId.optional(),
  }),
  streams: ({ runId }) => ({ run: streamOf(automationRun, runId) }),
  decide: (input, { run }) => (run.ended ? {} : { run: [runDid('AutomationRunEnded', input)] }),
});
