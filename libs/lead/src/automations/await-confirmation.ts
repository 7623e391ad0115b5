import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { expireLead } from '../decisions/intake/expire-lead.js';
import { queueLead } from '../decisions/intake/queue-lead.js';
import { lead } from '../lead.js';
import { confirmEndsAt, graceEndsAt } from '../intake-times.js';

const graceEnds = timer('lead.confirm.grace', queueLead);
const expires = timer('lead.confirm.expire', expireLead);

/** A sent request waits for a confirmation: after the grace staff get it unconfirmed, and after days it is closed. */
export const awaitConfirmation = automation(lead)({
  name: 'await-confirmation',
  on: {
    LeadSubmitted: ({ stream, occurredAt, config, data: { leadId, facts } }) => [
      at(graceEndsAt(occurredAt, facts, config), graceEnds, { leadId }, stream),
      at(confirmEndsAt(occurredAt, facts, config), expires, { leadId }, stream),
    ],
    ...forEach(lead)(['LeadQueuedForValidation', 'LeadConfirmationExpired', 'LeadWithdrawn', 'LeadClosed', 'LeadBlocked'], (e) => [
      cancel(graceEnds, e.stream),
      cancel(expires, e.stream),
    ]),
  },
});
