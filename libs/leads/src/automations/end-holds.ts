import { automation } from '@jurilien/event-sourcing';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

/** A held lead comes back to the queue on its date. */
export const endHolds = automation(lead)({
  name: 'end-holds',
  on: {
    LeadHeld: (e) => [leadTimer(e, 'lead.hold.end', e.data.until, 'ResumeHeldLead')],
    ...onEach(['LeadResumed', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => noTimer(e, 'lead.hold.end')),
  },
});
