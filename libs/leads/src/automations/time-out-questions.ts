import { automation } from '@jurilien/event-sourcing';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

/** A question the client does not answer gives the lead back to staff, marked. */
export const timeOutQuestions = automation(lead)({
  name: 'time-out-questions',
  on: {
    LeadInfoRequested: (e) => [leadTimer(e, 'lead.info.timeout', e.data.dueAt, 'ReleaseLeadFromValidation', { reason: 'info-timeout' })],
    ...onEach(['LeadInfoProvided', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => noTimer(e, 'lead.info.timeout')),
  },
});
