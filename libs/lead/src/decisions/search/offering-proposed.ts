import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { happened, type LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import type { OfferingStep } from '../../offering-proposal.js';

/** A step of the search as a proposal; one that waits already is not said twice. */
export const offeringProposed = (s: LeadState, step: OfferingStep, ctx: Ctx): LeadEvent[] =>
  s.offeringProposal?.step === step ? [] : [happened('LeadOfferingProposed', { leadId: s.leadId, by: ctx.actor.id, step })];

/** The answer to the proposal that waits. @throws Refused when none of this step waits, or to who made it */
export function offeringDecided(s: LeadState, step: OfferingStep, approved: boolean, ctx: Ctx): LeadEvent {
  refuseUnless(s.offeringProposal?.step === step, 'WRONG_STATE', 'no-such-proposal');
  refuseUnless(s.offeringProposal.by !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you');
  return happened('LeadOfferingDecided', { leadId: s.leadId, by: ctx.actor.id, step, approved });
}
