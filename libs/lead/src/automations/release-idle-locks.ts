import { at, automation, cancel, forEach, timer, type Effect } from '@jurilien/event-sourcing';
import { releaseLeadFromValidation } from '../decisions/validation/release-lead-from-validation.js';
import { lead, type LeadEvent, leadEvents } from '../lead.js';
import { type Act, type By, lockUntilAfter } from '../validation-lock.js';

const lockEnds = timer('lead.validation.lock', releaseLeadFromValidation);

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
  'LeadMerged',
] as const;

interface OfLead extends Act, By {
  readonly stream: string;
  readonly actor: By['actor'] & { readonly id: string };
  readonly data: { readonly leadId: string };
}

/**
 * The timer of an idle lock begins anew with every act of a person, each person's by itself: who else looks at the lead does not keep
 * the owner's lock. On a lead that is not locked, or not by them, it finds nothing to do.
 */
function rearm(e: OfLead): readonly Effect[] {
  const dueAt = lockUntilAfter(e, e);
  if (dueAt === undefined) return [];
  return [at(dueAt, lockEnds, { leadId: e.data.leadId, reason: 'lock-expired' }, e.stream, e.actor.id)];
}

const over = (e: OfLead): readonly Effect[] => [cancel(lockEnds, e.stream)];

/** An idle lock gives the lead back to the queue. */
export const releaseIdleLocks = automation(lead)({
  name: 'release-idle-locks',
  on: {
    ...forEach(lead)(Object.keys(leadEvents) as LeadEvent['type'][], rearm),
    // A person who looked before has no lock to lose.
    LeadTakenForValidation: (e) => [...over(e), ...rearm(e)],
    LeadReferredToPartner: (e) => (e.data.final ? over(e) : rearm(e)),
    ...forEach(lead)(LEAVES, over),
  },
});
