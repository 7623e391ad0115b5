import { automation } from '@jurilien/event-sourcing';
import { limits } from '../limits.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

const release = (e: Parameters<typeof leadTimer>[0], at: string) =>
  leadTimer(e, 'lead.validation.lock', at, 'ReleaseLeadFromValidation', { reason: 'lock-expired' });

/** What a validator does to a lead proves that the lock is in use; on a lead that is not locked the timer finds nothing to do. */
const WORK = [
  'LeadEdited',
  'LeadSummaryEdited',
  'LeadPriceSet',
  'SuperLeadSet',
  'SuperLeadCleared',
  'LeadPricingProposed',
  'LeadScheduled',
  'ClientReadyAlertSet',
  'LeadTagged',
  'LeadUntagged',
  'LeadNoteAdded',
  'LeadCallAttempted',
] as const;

/** An idle lock gives the lead back to the queue. */
export const releaseIdleLocks = automation(lead)({
  name: 'release-idle-locks',
  on: {
    LeadTakenForValidation: (e) => [release(e, e.data.lockUntil)],
    ...onEach(WORK, (e) => (e.actor.kind === 'user' ? [release(e, plus(e.occurredAt, limits.lockMs))] : [])),
    LeadReferredToPartner: (e) => (e.data.final ? noTimer(e, 'lead.validation.lock') : []),
    ...onEach(
      [
        'LeadReleasedFromValidation',
        'LeadValidated',
        'LeadInfoRequested',
        'LeadHeld',
        'LeadRejected',
        'LeadBlocked',
        'LeadWithdrawn',
        'LeadClosed',
      ],
      (e) => noTimer(e, 'lead.validation.lock'),
    ),
  },
});
