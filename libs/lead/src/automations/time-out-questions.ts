import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { HOUR_MS, leadInfoRemindHours, plus } from '@jurilien/reference';
import { placeOf } from '../config-place.js';
import { releaseLeadFromValidation } from '../decisions/validation/release-lead-from-validation.js';
import { remindOfQuestion } from '../decisions/validation/remind-of-question.js';
import { lead } from '../lead.js';

const reminded = timer('lead.info.remind', remindOfQuestion);
const answerDue = timer('lead.info.timeout', releaseLeadFromValidation);

/** A question the client does not answer is asked again, then gives the lead back to staff, marked. */
export const timeOutQuestions = automation(lead)({
  name: 'time-out-questions',
  on: {
    LeadInfoRequested: (e) => {
      const { leadId, dueAt } = e.data;
      const again = plus(e.occurredAt, e.config.value(leadInfoRemindHours, placeOf(e)) * HOUR_MS);
      return [
        ...(again < dueAt ? [at(again, reminded, { leadId }, e.stream)] : []),
        at(dueAt, answerDue, { leadId, reason: 'info-timeout' }, e.stream),
      ];
    },
    ...forEach(lead)(['LeadInfoProvided', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [
      cancel(reminded, e.stream),
      cancel(answerDue, e.stream),
    ]),
  },
});
