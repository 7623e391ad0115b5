import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { runDid } from '../automation-run.js';
import { neededToStart } from '../triggers/index.js';
import { onRun, provinceOfRun, refuseUnknownSubject, runSubject } from './run-subject.js';
import { onRule, refuseFixed, refuseUnlessStatus, ruleCode, ruleNow } from './on-rule.js';

const onStart = (i: Parameters<typeof onRun>[0] & Parameters<typeof onRule>[0]) => ({ ...onRun(i), ...onRule(i) });

/**
 * Starts a rule by hand about a request, or about a professional alone (4.7.2): its conditions, the consents and caps of its reader, and
 * everything else that is looked at before a message, count as ever. What a fixed rule sends answers who asked for it: no one sends a code
 * or a way in by hand.
 */
export const startAutomationManually = decision({
  name: 'StartAutomationManually',
  input: z.object({ runId: ids.runId, rule: ruleCode, acceptanceId: ids.acceptanceId.optional(), ...runSubject }),
  reasonRequired: true,
  streams: onStart,
  province: provinceOfRun,
  decide({ runId, rule, ...about }, states) {
    const { run, rule: s } = states;
    refuseUnknownSubject(states, about);
    // An acceptance is one of a request: whose province counts is not the caller's to choose.
    refuseUnless(about.leadId || !about.acceptanceId, 'VALIDATION', 'run-subject');
    refuseFixed(rule);
    refuseUnlessStatus(rule, s, 'Active');
    if (run.started) return {};
    const isKnown = neededToStart(ruleNow(rule, s).text.trigger, about)?.every((id) => id in about);
    refuseUnless(isKnown === true, 'VALIDATION', 'run-subject');
    const { version: ruleVersion } = ruleNow(rule, s);
    return { run: [runDid('AutomationRunStarted', { runId, rule, ruleVersion, key: `${rule}:by-hand-${runId}`, about })] };
  },
});
