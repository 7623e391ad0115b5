import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { releaseLeadFromValidation } from '../decisions/validation/release-lead-from-validation.js';
import { remindOfQuestion } from '../decisions/validation/remind-of-question.js';
import { lead } from '../lead.js';

/** Armed by older versions of the product; since, the rule R08 waits by itself. */
const reminded = timer('lead.info.remind', remindOfQuestion);
const answerDue = timer('lead.info.timeout', releaseLeadFromValidation);

/** A question that the client does not answer gives the lead back to staff, marked. */
export const timeOutQuestions = automation(lead)({
  name: 'time-out-questions',
  on: {
    LeadInfoRequested: (e) => [at(e.data.dueAt, answerDue, { leadId: e.data.leadId, reason: 'info-timeout' }, e.stream)],
    ...forEach(lead)(['LeadInfoProvided', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [
      cancel(reminded, e.stream),
      cancel(answerDue, e.stream),
    ]),
  },
});
