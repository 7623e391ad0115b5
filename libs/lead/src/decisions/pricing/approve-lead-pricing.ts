import { allOf, type Asking, decision, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, type LeadEvent } from '../../lead.js';
import { inProvince, leadId, live, type OnLead, onLead } from '../rules.js';

const available = ({ lead: s }: OnLead, { actor }: Asking) =>
  allOf(
    live(s),
    unless(s.proposal, 'WRONG_STATE', 'no-price-proposal'),
    unless(s.proposal?.by !== actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you'),
  );

/** A second person agrees to a proposed price, or does not. */
export const approveLeadPricing = decision({
  name: 'ApproveLeadPricing',
  input: z.object({ leadId, approved: z.boolean() }),
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, approved }, { lead: s }, ctx) {
    refuseUnlessAvailable(available({ lead: s }, ctx));
    const open = s.proposal!;
    if (!approved) return { lead: [happened('LeadPricingRefused', { leadId, by: ctx.actor.id })] };
    const events: LeadEvent[] = [happened('LeadPricingApproved', { leadId, by: ctx.actor.id })];
    if (open.creditValue !== undefined) events.push(happened('LeadPriceSet', { leadId, creditValue: open.creditValue }));
    if (open.superLead === true) events.push(happened('SuperLeadSet', { leadId, multiplier: open.multiplier ?? 1 }));
    if (open.superLead === false) events.push(happened('SuperLeadCleared', { leadId }));
    return { lead: events };
  },
});
