import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import type { LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { offeringStarted } from './offering.js';
import { offeringProposed } from './offering-proposed.js';
import { inProvince, isValidator, ofLead, onLead, refuseUnlessIn } from '../rules.js';

/** The validated lead goes to professionals, not before the instant it may. A validator proposes it and somebody else decides. */
export const startOffering = decision({
  name: 'StartOffering',
  input: ofLead,
  reasonRequired: true,
  streams: onLead,
  province: inProvince,
  decide(_, { lead: s }, ctx) {
    if (s.status === 'Offering') return {};
    const started = startEvents(s, ctx);
    return { lead: isValidator(ctx) ? offeringProposed(s, 'start', ctx) : started };
  },
});

/** The search begins. @throws Refused when the lead may not be offered, or not yet */
export function startEvents(s: LeadState, ctx: Ctx): LeadEvent[] {
  refuseUnlessIn(s, ADMITTED.StartOffering);
  refuseUnless(s.facts.teamValidated && s.consents['sharing'], 'WRONG_STATE', 'not-validated');
  refuseUnless(reached(s.sendAfter!, ctx.now), 'WRONG_STATE', 'before-send-after');
  return [offeringStarted(s, ctx, s.replacing === true)];
}
