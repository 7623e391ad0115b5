import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** Lifts a block; never by the person who set it. */
export const unblockLead = decision({
  name: 'UnblockLead',
  input: ofLead,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    if (s.status === 'ToValidate') return {};
    refuseUnlessIn(s, ADMITTED.UnblockLead);
    refuseUnless(s.endedBy !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'blocked-by-you');
    return { lead: [happened('LeadUnblocked', { leadId })] };
  },
});
