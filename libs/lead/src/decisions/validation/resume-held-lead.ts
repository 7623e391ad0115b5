import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead, refuseUnlessHandling, refuseUnlessIn } from '../rules.js';

/** Puts a held lead back in the queue, before its date by staff or on its date by the clock. */
export const resumeHeldLead = decision({
  name: 'ResumeHeldLead',
  input: ofLead,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    if (s.status === 'ToValidate') return {};
    refuseUnlessIn(s, ADMITTED.ResumeHeldLead);
    refuseUnlessHandling(s, ctx);
    if (ctx.actor.kind === 'system') refuseUnless(s.heldUntil && reached(s.heldUntil, ctx.now), 'WRONG_STATE', 'not-due');
    return { lead: [happened('LeadResumed', { leadId })] };
  },
});
