import { automation, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { lead, leadEvents, type LeadEvent } from '../lead.js';
import { lockUntilAfter } from '../validation-lock.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

const LOCK = 'lead.validation.lock';

/** What takes a lead out of validation, and its lock with it. */
const LEAVES = [
  'LeadReleasedFromValidation',
  'LeadValidated',
  'LeadInfoRequested',
  'LeadHeld',
  'LeadRejected',
  'LeadBlocked',
  'LeadWithdrawn',
  'LeadClosed',
] as const;

/**
 * The timer of an idle lock begins anew with every act of a person, each person's by itself: who else looks at the lead does not keep
 * the owner's lock. On a lead that is not locked, or not by them, it finds nothing to do.
 */
function rearm(e: Recorded & { readonly data: { readonly leadId: string } }): readonly Effect[] {
  const at = lockUntilAfter(e, e);
  if (at === undefined) return [];
  return [{ ...leadTimer(e, LOCK, at, 'ReleaseLeadFromValidation', { reason: 'lock-expired' }), occurrence: e.actor.id }];
}

/** An idle lock gives the lead back to the queue. */
export const releaseIdleLocks = automation(lead)({
  name: 'release-idle-locks',
  on: {
    ...onEach(Object.keys(leadEvents) as LeadEvent['type'][], rearm),
    // Whoever looked before has no lock to lose.
    LeadTakenForValidation: (e) => [...noTimer(e, LOCK), ...rearm(e)],
    LeadReferredToPartner: (e) => (e.data.final ? noTimer(e, LOCK) : rearm(e)),
    ...onEach(LEAVES, (e) => noTimer(e, LOCK)),
  },
});
