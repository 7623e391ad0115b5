import { automation, type Recorded } from '@jurilien/event-sourcing';
import { limits } from '../limits.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

const release = (e: Recorded<any>, at: string) => leadTimer(e, 'lead.validation.lock', at, 'ReleaseLeadFromValidation', { reason: 'lock-expired' });

/** What a validator does to a lead proves that the lock is in use; on a lead that is not locked the timer finds nothing to do. */
const WORK = ['LeadEdited', 'LeadSummaryEdited', 'LeadPriceSet', 'SuperLeadSet', 'SuperLeadCleared', 'LeadPricingProposed', 'LeadScheduled',
  'ClientReadyAlertSet', 'LeadTagged', 'LeadUntagged', 'LeadNoteAdded', 'LeadCallAttempted'];

/** An idle lock gives the lead back to the queue. */
export const releaseIdleLocks = automation({
  name: 'release-idle-locks',
  on: {
    LeadTakenForValidation: (e) => [release(e, e.data.lockUntil as string)],
    ...onEach(WORK, (e: Recorded<any>) => (e.actor.kind === 'user' ? [release(e, plus(e.occurredAt, limits.lockMs))] : [])),
    ...onEach(['LeadReleasedFromValidation', 'LeadValidated', 'LeadInfoRequested', 'LeadHeld', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'],
      (e: Recorded<any>) => noTimer(e, 'lead.validation.lock')),
  },
});
