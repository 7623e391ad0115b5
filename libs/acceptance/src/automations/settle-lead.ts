import { automation, type Effect } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { acceptance } from '../acceptance.js';
import { work } from '../work.js';

interface OfLead {
  readonly stream: string;
  readonly version: number;
  readonly data: { readonly leadId: string };
}
const settle = (e: OfLead): Effect[] => [work('settle-lead', `settle-${e.stream}-${e.version}`, { leadId: e.data.leadId })];

/**
 * A request and the acceptances on it never contradict each other: one that ended asks no one to call any more, one whose last
 * professional is done comes to its end, and one that was called while others were still sought is in service once accepted.
 */
export const settleLead = automation(
  lead,
  acceptance,
)({
  name: 'settle-lead',
  on: {
    LeadAccepted: settle,
    LeadWithdrawn: settle,
    LeadBlocked: settle,
    LeadClosed: settle,
    // Who had not called yet is not waited for any more.
    LeadRenewed: settle,
    AcceptanceClosed: settle,
    ReplacementRefused: settle,
    // Where the word itself ends the request, nothing is left to look at.
    MandateOutcomeRecorded: (e) => (e.data.ends ? [] : settle(e)),
  },
});
