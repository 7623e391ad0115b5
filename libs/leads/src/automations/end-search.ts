import { automation } from '@jurilien/event-sourcing';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

/** The search has an end: its instant is armed with the round, and again shortly after while somebody holds a claim. */
export const endSearch = automation({
  name: 'end-search',
  on: {
    LeadOfferingStarted: (e) => [leadTimer(e, 'lead.unserved', e.data.unservedAt as string, 'MarkLeadUnserved', { reason: 'noTaker' })],
    LeadSearchExtended: (e) => [leadTimer(e, 'lead.unserved', e.data.until as string, 'MarkLeadUnserved', { reason: 'noTaker' })],
    ...onEach(['LeadAccepted', 'LeadUnserved', 'LeadOfferingStopped', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => noTimer(e, 'lead.unserved')),
  },
});
