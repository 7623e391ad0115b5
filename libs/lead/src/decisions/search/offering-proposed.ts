import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { happened, type LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import type { OfferingStep } from '../../offering-proposal.js';

/** A step of the search as a proposal. */
export const offeringProposed = (s: LeadState, step: OfferingStep, ctx: Ctx): LeadEvent[] => [
  happened('LeadOfferingProposed', { leadId: s.leadId, by: ctx.actor.id, step }),
];

/** The answer to the proposal that waits. @throws Refused when none of this step waits */
export function offeringDecided(s: LeadState, step: OfferingStep, approved: boolean, ctx: Ctx): LeadEvent {
  refuseUnless(s.offeringProposal?.step === step, 'WRONG_STATE', 'no-such-proposal');
  return happened('LeadOfferingDecided', { leadId: s.leadId, by: ctx.actor.id, step, approved });
}
