import { acceptance } from '@jurilien/acceptance';
import { at, automation, cancel, type Effect, forEach, send, timer } from '@jurilien/event-sourcing';
import { expireRenewal, lead } from '@jurilien/lead';
import { planRenewal } from '../decisions/renewal/plan-renewal.js';
import type { PlannedCause } from '../decisions/renewal/renewal-due.js';
import { sendRenewalInvitation } from '../decisions/renewal/send-renewal-invitation.js';

interface OfLead {
  readonly occurredAt: string;
  readonly data: { readonly leadId: string };
}
interface OfAcceptance extends OfLead {
  readonly data: { readonly leadId: string; readonly acceptanceId: string };
}
const plan = (cause: PlannedCause, { occurredAt: since, data: { leadId } }: OfLead, acceptanceId?: string): Effect[] => [
  send(planRenewal, { leadId, cause, since, ...(acceptanceId ? { acceptanceId } : {}) }),
];
const planFor = (cause: PlannedCause, e: OfAcceptance): Effect[] => plan(cause, e, e.data.acceptanceId);

/** What came to nothing is asked about again (PM-Renewal): a search, a mandate, a replacement, a first call that no one made. */
export const planRenewals = automation(
  lead,
  acceptance,
)({
  name: 'plan-renewals',
  on: {
    LeadUnserved: (e) => plan('unserved', e),
    LeadClosed: (e) => (e.data.closeReason === 'notRetained' ? plan('notRetained', e) : []),
    ReplacementRefused: (e) => planFor('replaced', e),
    ContactSlaMissed: (e) => planFor('slaSilent', e),
  },
});

const invited = timer('lead.renewal.send', sendRenewalInvitation);
const ended = timer('lead.renewal.expire', expireRenewal);
interface OnStream {
  readonly stream: string;
}
const over = (e: OnStream): Effect[] => [cancel(invited, e.stream), cancel(ended, e.stream)];

/** An invitation goes out on its day and ends by itself; an answer, or a search that goes on, ends it before. */
export const inviteToRenew = automation(lead)({
  name: 'invite-to-renew',
  on: {
    RenewalPlanned: ({ stream, data: { leadId, dueAt, acceptanceId } }) => [
      at(dueAt, invited, { leadId, ...(acceptanceId ? { acceptanceId } : {}) }, stream),
    ],
    RenewalSnoozed: ({ stream, data: { leadId, until } }) => [cancel(ended, stream), at(until, invited, { leadId }, stream)],
    RenewalInvitationSent: ({ stream, data: { leadId, round, expiresAt } }) => [
      cancel(invited, stream),
      at(expiresAt, ended, { leadId, round }, stream),
    ],
    ...forEach(lead)(['LeadAccepted', 'LeadClosed', 'LeadRejected', 'LeadMerged'], (e) => [cancel(invited, e.stream)]),
    ...forEach(lead)(['LeadRenewed', 'RenewalDeclined', 'LeadOfferingStarted', 'LeadWithdrawn', 'LeadBlocked', 'LeadErased'], over),
  },
});
