import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { markLeadUnserved } from '../decisions/mark-lead-unserved.js';

const searchEnds = timer('lead.unserved', markLeadUnserved);

/** The search has an end: its instant is armed with the round, and again shortly after while someone holds a claim. */
export const endSearch = automation(lead)({
  name: 'end-search',
  on: {
    LeadOfferingStarted: ({ stream, data: { leadId, unservedAt } }) => [at(unservedAt, searchEnds, { leadId, reason: 'noTaker' }, stream)],
    LeadSearchExtended: ({ stream, data: { leadId, until } }) => [at(until, searchEnds, { leadId, reason: 'noTaker' }, stream)],
    ...forEach(lead)(['LeadAccepted', 'LeadUnserved', 'LeadOfferingStopped', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [
      cancel(searchEnds, e.stream),
    ]),
  },
});
