import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { resumeHeldLead } from '../decisions/validation/resume-held-lead.js';
import { lead } from '../lead.js';

const holdEnds = timer('lead.hold.end', resumeHeldLead);

/** A held lead comes back to the queue on its date. */
export const endHolds = automation(lead)({
  name: 'end-holds',
  on: {
    LeadHeld: ({ stream, data: { leadId, until } }) => [at(until, holdEnds, { leadId }, stream)],
    ...forEach(lead)(['LeadResumed', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [cancel(holdEnds, e.stream)]),
  },
});
