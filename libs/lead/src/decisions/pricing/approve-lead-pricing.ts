import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, type LeadEvent } from '../../lead.js';
import { inProvince, leadId, onLead, refuseUnlessLive } from '../rules.js';

/** A second person agrees to a proposed price, or does not. */
export const approveLeadPricing = decision({
  name: 'ApproveLeadPricing',
  input: z.object({ leadId, approved: z.boolean() }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide({ leadId, approved }, { lead: s }, ctx) {
    refuseUnlessLive(s);
    const open = s.proposal;
    refuseUnless(open, 'WRONG_STATE', 'no-price-proposal');
    refuseUnless(open.by !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you');
    if (!approved) return { lead: [happened('LeadPricingRefused', { leadId, by: ctx.actor.id })] };
    const events: LeadEvent[] = [happened('LeadPricingApproved', { leadId, by: ctx.actor.id })];
    if (open.creditValue !== undefined) events.push(happened('LeadPriceSet', { leadId, creditValue: open.creditValue }));
    if (open.superLead === true) events.push(happened('SuperLeadSet', { leadId, multiplier: open.multiplier ?? 1 }));
    if (open.superLead === false) events.push(happened('SuperLeadCleared', { leadId }));
    return { lead: events };
  },
});
