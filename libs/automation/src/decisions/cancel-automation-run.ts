import { decision, ids, need, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { runDid } from '../automation-run.js';
import { isAbout, onRun, provinceOfRun, refuseUnknownSubject, runSubject } from './run-subject.js';

/** The code of a run that a member of staff cancelled. */
const BY_HAND = 'by-hand';

interface Of {
  readonly runId: string;
  readonly key: string;
  readonly leadId?: string | undefined;
  readonly professionalId?: string | undefined;
  readonly waits: boolean;
  readonly about: Readonly<Record<string, string>>;
}
/** Whether a run of this key waits about this request or professional, and is the one of this id, and all it is about: as the work rows have it. */
export const runWaits = need<Of>('run-waits');

/** Cancels a run that waits (4.7.2); that of another request or professional is not found. */
export const cancelAutomationRun = decision({
  name: 'CancelAutomationRun',
  input: z.object({
    runId: ids.runId,
    rule: z.string().max(60),
    key: z.string().max(300),
    ...runSubject,
    waits: z.boolean().default(false),
    about: z.record(z.string(), z.string()).default({}),
  }),
  needs: [runWaits],
  reasonRequired: true,
  streams: onRun,
  province: provinceOfRun,
  decide({ leadId, professionalId, waits, about: waiting, ...run }, states) {
    const { run: s } = states;
    const subject = leadId ? { leadId } : { professionalId };
    if (s.ended && isAbout(s.about, subject)) return {};
    refuseUnknownSubject(states, subject, 'run');
    refuseUnless(waits && !s.ended, 'NOT_FOUND', 'run');
    const about = { ...waiting, ...s.about, ...subject };
    return { run: [runDid('AutomationRunEnded', { ...run, ruleVersion: s.ruleVersion ?? 1, about, outcome: 'Cancelled', code: BY_HAND })] };
  },
});
