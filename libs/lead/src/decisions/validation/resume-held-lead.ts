import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { handling, isIn, type OnLead, staffStep } from '../rules.js';

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(
    unlessDone(s.status === 'ToValidate', 'lead-is-to-validate'),
    isIn(s, ['OnHold']),
    handling(s, who),
    unless(who.actor.kind !== 'system' || (s.heldUntil && reached(s.heldUntil, who.now)), 'WRONG_STATE', 'not-due'),
  );

/** Puts a held lead back in the queue, before its date by staff or on its date by the clock. */
export const resumeHeldLead = decision({
  name: 'ResumeHeldLead',
  ...staffStep,
  available,
  decide({ leadId }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    return { lead: [happened('LeadResumed', { leadId })] };
  },
});
