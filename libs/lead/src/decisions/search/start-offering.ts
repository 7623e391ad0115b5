import { allOf, alreadyDone, type Asking, type Ctx, decision, refuseUnlessAvailable, unless, unlessDone } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import type { LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { offeringStarted, placed } from './offering.js';
import { offeringProposed } from './offering-proposed.js';
import { isIn, isValidator, type OnLead, staffStep } from '../rules.js';

/** A search may begin. */
const startable = ({ lead: s }: OnLead, { now }: Asking) =>
  allOf(
    isIn(s, ['Ready']),
    unless(s.facts.teamValidated && s.consents['sharing'], 'WRONG_STATE', 'not-validated'),
    unless(!s.sendAfter || reached(s.sendAfter, now), 'WRONG_STATE', 'before-send-after'),
    placed(s),
  );

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(
    unlessDone(s.status === 'Offering', 'lead-is-offering'),
    startable({ lead: s }, who),
    unlessDone(isValidator(who) && s.offeringProposal?.step === 'start', 'already-proposed'),
  );

/** The validated lead goes to professionals, not before the instant it may. A validator proposes it and someone else decides. */
export const startOffering = decision({
  name: 'StartOffering',
  ...staffStep,
  available,
  decide(_, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    return { lead: isValidator(ctx) ? offeringProposed(s, 'start', ctx) : startEvents(s, ctx) };
  },
});

/** The search begins. @throws Refused when the lead may not be offered, or not yet */
export function startEvents(s: LeadState, ctx: Ctx): LeadEvent[] {
  refuseUnlessAvailable(startable({ lead: s }, ctx));
  return [offeringStarted(s, ctx, s.replacing === true)];
}
