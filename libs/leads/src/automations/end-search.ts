import { automation } from '@jurilien/event-sourcing';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

/** The search has an end: its instant is armed with the round, and again shortly after while somebody holds a claim. */
export const endSearch = automation(lead)({
  name: 'end-search',
  on: {
    LeadOfferingStarted: (e) => [leadTimer(e, 'lead.unserved', e.data.unservedAt, 'MarkLeadUnserved', { reason: 'noTaker' })],
    LeadSearchExtended: (e) => [leadTimer(e, 'lead.unserved', e.data.until, 'MarkLeadUnserved', { reason: 'noTaker' })],
    ...onEach(['LeadAccepted', 'LeadUnserved', 'LeadOfferingStopped', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) =>
      noTimer(e, 'lead.unserved'),
    ),
  },
});
