import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { plus, reached } from '@jurilien/reference';
import { happened } from '../../lead.js';
import { limits } from '../../limits.js';
import { inProvince, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** One person works on a lead at a time; an idle lock gives way. A validated lead may be taken back for another look. */
export const takeLeadForValidation = decision({
  name: 'TakeLeadForValidation',
  input: ofLead,
  streams: onLead,
  province: inProvince,
  decide({ leadId }, { lead: s }, ctx) {
    refuseUnlessIn(s, ADMITTED.TakeLeadForValidation);
    const locked = s.status === 'InValidation' && !reached(s.lockUntil!, ctx.now);
    if (locked && s.lockedBy === ctx.actor.id) return {};
    refuseUnless(!locked, 'WRONG_STATE', 'lock-held-by-other');
    return { lead: [happened('LeadTakenForValidation', { leadId, by: ctx.actor.id, lockUntil: plus(ctx.now, limits.lockMs) })] };
  },
});
