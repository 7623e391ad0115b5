import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { releaseLeadFromValidation } from '../decisions/validation/release-lead-from-validation.js';
import { lead } from '../lead.js';

const answerDue = timer('lead.info.timeout', releaseLeadFromValidation);

/** A question the client does not answer gives the lead back to staff, marked. */
export const timeOutQuestions = automation(lead)({
  name: 'time-out-questions',
  on: {
    LeadInfoRequested: ({ stream, data: { leadId, dueAt } }) => [at(dueAt, answerDue, { leadId, reason: 'info-timeout' }, stream)],
    ...forEach(lead)(['LeadInfoProvided', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [
      cancel(answerDue, e.stream),
    ]),
  },
});
