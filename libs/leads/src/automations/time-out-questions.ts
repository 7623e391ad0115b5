import { automation } from '@jurilien/event-sourcing';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

/** A question the client does not answer gives the lead back to staff, marked. */
export const timeOutQuestions = automation({
  name: 'time-out-questions',
  on: {
    LeadInfoRequested: (e) => [leadTimer(e, 'lead.info.timeout', e.data.dueAt as string, 'ReleaseLeadFromValidation', { reason: 'info-timeout' })],
    ...onEach(['LeadInfoProvided', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => noTimer(e, 'lead.info.timeout')),
  },
});
