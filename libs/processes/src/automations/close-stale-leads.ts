import { at, automation, cancel, forEach, timer, type Recorded } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { DAY_MS, leadCloseStaleDays, plus } from '@jurilien/reference';
import { closeLead } from '../decisions/end-lead.js';

const stale = timer('lead.closeStale', closeLead);
/** When a request in service is closed, where no one says a word about it meanwhile. */
export const staleAt = ({ occurredAt, config, province }: Pick<Recorded, 'occurredAt' | 'config' | 'province'>): string =>
  plus(occurredAt, config.value(leadCloseStaleDays, province ? { province } : {}) * DAY_MS);
const subject = (e: { readonly data: { readonly leadId: string } }): string => `lead-${e.data.leadId}`;

/** A request in service that no one touches for ninety days is closed (4.2.3); every word about it starts the count again. */
export const closeStaleLeads = automation(
  lead,
  acceptance,
)({
  name: 'close-stale-leads',
  on: {
    ...forEach(lead, acceptance)(
      ['LeadContactMade', 'ContactConfirmedByClient', 'ConsultationOutcomeRecorded', 'AcceptanceNoteAdded', 'AcceptanceClosed'],
      (e) => [at(staleAt(e), stale, { leadId: e.data.leadId, closeReason: 'staleNoAnswer' }, subject(e))],
    ),
    ...forEach(lead)(['LeadReturnedToReady', 'LeadRenewed', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) => [
      cancel(stale, subject(e)),
    ]),
  },
});
