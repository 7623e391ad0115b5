import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead } from '../rules.js';

/** Closes a draft no one sent, or a request no one confirmed, when its time is over. */
export const expireLead = decision({
  name: 'ExpireLead',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    if (s.status === 'Draft') {
      refuseUnless(reached(s.draftEndsAt!, ctx.now), 'WRONG_STATE', 'not-due');
      return { lead: [happened('LeadDraftAbandoned', { leadId })] };
    }
    if (s.status !== 'AwaitingConfirmation') return {};
    refuseUnless(reached(s.confirmEndsAt!, ctx.now), 'WRONG_STATE', 'not-due');
    return { lead: [happened('LeadConfirmationExpired', { leadId })] };
  },
});
