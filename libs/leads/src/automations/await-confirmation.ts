import { automation } from '@jurilien/event-sourcing';
import { limits } from '../limits.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

/** A sent request waits for a confirmation: after the grace staff get it unconfirmed, and after days it is closed. */
export const awaitConfirmation = automation(lead)({
  name: 'await-confirmation',
  on: {
    LeadSubmitted: (e) => [
      leadTimer(e, 'lead.confirm.grace', plus(e.occurredAt, limits.confirmGraceMs), 'QueueLead'),
      leadTimer(e, 'lead.confirm.expire', plus(e.occurredAt, limits.confirmExpireMs), 'ExpireLead'),
    ],
    ...onEach(['LeadQueuedForValidation', 'LeadConfirmationExpired', 'LeadWithdrawn', 'LeadClosed', 'LeadBlocked'], (e) =>
      noTimer(e, 'lead.confirm.grace', 'lead.confirm.expire'),
    ),
  },
});
