import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { expireLead } from '../decisions/intake/expire-lead.js';
import { lead } from '../lead.js';
import { draftEndsAt } from '../intake-times.js';

const draftEnds = timer('lead.draft.expire', expireLead);

/** A draft no one sends is closed after its days, which may be others once its province is known. */
export const expireDrafts = automation(lead)({
  name: 'expire-drafts',
  on: {
    LeadDraftStarted: ({ stream, occurredAt, config, data: { leadId } }) => [
      at(draftEndsAt(occurredAt, {}, config), draftEnds, { leadId }, stream),
    ],
    LeadDraftSaved: ({ stream, data: { leadId, endsAt } }) => (endsAt ? [at(endsAt, draftEnds, { leadId }, stream)] : []),
    ...forEach(lead)(['LeadSubmitted', 'LeadDraftAbandoned', 'LeadWithdrawn'], (e) => [cancel(draftEnds, e.stream)]),
  },
});
