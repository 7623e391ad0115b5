import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { z } from 'zod';
import { automationRule } from '../automation-rule.js';
import { automationRun, runDid } from '../automation-run.js';
import { neededToStart } from '../triggers/index.js';
import { refuseUnlessStatus, ruleCode, ruleNow } from './on-rule.js';

/**
 * Starts a rule by hand about a request (4.7.2): its conditions, the consents and caps of its reader, and everything else that is looked at
 * before a message, count as ever.
 */
export const startAutomationManually = decision({
  name: 'StartAutomationManually',
  input: z.object({
    runId: ids.runId,
    rule: ruleCode,
    leadId: ids.leadId,
    acceptanceId: ids.acceptanceId.optional(),
    professionalId: ids.professionalId.optional(),
  }),
  reasonRequired: true,
  streams: (i) => ({ run: streamOf(automationRun, i.runId), rule: streamOf(automationRule, i.rule), lead: streamOf(lead, i.leadId) }),
  province: ({ lead: s }) => s.facts.province ?? undefined,
  decide({ runId, rule, ...about }, { run, rule: s, lead: request }) {
    refuseUnless(request.status !== 'None', 'NOT_FOUND', 'lead');
    refuseUnlessStatus(rule, s, 'Active');
    if (run.started) return {};
    const missing = neededToStart(ruleNow(rule, s).text.trigger).filter((id) => !(id in about));
    refuseUnless(missing.length === 0, 'VALIDATION', 'run-subject');
    const { version: ruleVersion } = ruleNow(rule, s);
    return { run: [runDid('AutomationRunStarted', { runId, rule, ruleVersion, key: `${rule}:by-hand-${runId}`, about })] };
  },
});
