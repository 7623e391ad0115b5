import { automation } from '@jurilien/event-sourcing';
import { limits } from '../limits.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

/** A draft nobody sends is closed after its days. */
export const expireDrafts = automation(lead)({
  name: 'expire-drafts',
  on: {
    LeadDraftStarted: (e) => [leadTimer(e, 'lead.draft.expire', plus(e.occurredAt, limits.draftMs), 'ExpireLead')],
    ...onEach(['LeadSubmitted', 'LeadDraftAbandoned', 'LeadWithdrawn'], (e) => noTimer(e, 'lead.draft.expire')),
  },
});
