import type { MessageRule } from '@jurilien/contracts';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { type CloseReason, lead } from '@jurilien/lead';
import { distribution, type ReleaseCause } from '@jurilien/search';
import { say } from './notify.js';

/** Claims that someone else ended: the claimer hears why, and that nothing was charged (4.3.7). */
const BY_OTHERS: readonly ReleaseCause[] = ['withdrawn', 'blocked', 'closed', 'stopped', 'staff', 'suspended'];
/** Ends that need no letter: the mandate is given, or the request was never confirmed. */
const KNOWN: readonly string[] = ['served', 'notConfirmed'] satisfies CloseReason[];

interface OfLead {
  readonly version: number;
  readonly data: { readonly leadId: string };
}
const ofLead = (rule: MessageRule, e: OfLead, reason: string): Effect =>
  say(rule, `${e.data.leadId}:${e.version}`, { leadId: e.data.leadId, reason });

/** An end that came from elsewhere is told to whom it concerns: the client, who had accepted, who held a claim. */
export const tellOfEndings = automation(
  lead,
  distribution,
)({
  name: 'tell-of-endings',
  on: {
    ClaimReleased: (e) =>
      BY_OTHERS.includes(e.data.cause)
        ? [
            say('claim-ended', e.data.claimId, {
              leadId: e.data.leadId,
              offerId: e.data.offerId,
              professionalId: e.data.professionalId,
              reason: e.data.cause,
            }),
          ]
        : [],
    LeadBlocked: (e) => [ofLead('request-ended', e, 'blocked')],
    LeadClosed: (e) => [
      ofLead('request-ended', e, e.data.closeReason === 'served' ? 'served' : 'closed'),
      ...(KNOWN.includes(e.data.closeReason) ? [] : [ofLead('request-closed', e, e.data.closeReason)]),
    ],
    LeadWithdrawn: (e) => [ofLead('request-closed', e, 'withdrawn')],
  },
});
