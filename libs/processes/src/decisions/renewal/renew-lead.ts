import { type Actor, type Ctx, decision, ids, Refused, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import {
  consentsRenewed,
  fieldAsked,
  inProvince,
  invalid,
  isStaff,
  lead,
  renewable,
  renewalChanged,
  renewalChanges,
  renewedConsents,
  renewedEvents,
  tellsSensitive,
} from '@jurilien/lead';
import { questionSet } from '@jurilien/questions';
import { distribution, type SearchState } from '@jurilien/search';
import { z } from 'zod';
import { linkUsed, onInvitation, refuseUnlessInvited } from './on-invitation.js';

/** A client has met few. */
const MOST_AGAIN = 10;

const input = z.object({
  leadId: ids.leadId,
  changes: renewalChanges.default({}),
  consents: renewedConsents.default({}),
  /** Those who accepted it before and whom the client would like all the same. */
  again: z.array(ids.acceptanceId).max(MOST_AGAIN).default([]),
});
type Asked = z.infer<typeof input>;

const channelOf = (ctx: Ctx) => (ctx.actor.kind === 'token' ? 'link' : isStaff(ctx) ? 'phone' : 'account');

/** Whom the client asks for again, by acceptances of their request. */
function askedAgain({ again }: Pick<Asked, 'again'>, { acceptances }: SearchState): readonly string[] {
  return [
    ...new Set(
      again.map((id) => {
        const seat = acceptances.find(({ acceptanceId }) => acceptanceId === id);
        if (!seat) throw invalid('again', 'unknown');
        return seat.professionalId;
      }),
    ),
  ];
}

/**
 * "Still looking" (4.6): the same request begins a new search, at its reduced price and with its own plan of waves. It goes out at once
 * where nothing material changed and it was validated lately, else the team reads it again. Agreements whose text has changed are given
 * again; staff do all this for a caller, and read the texts to them.
 */
export const renewLead = decision({
  name: 'RenewLead',
  input,
  reasonRequired: true,
  streams: (i: { leadId: string; changes: Asked['changes'] }, _hash: unknown, _now: string, actor: Actor) => ({
    lead: streamOf(lead, i.leadId),
    distribution: streamOf(distribution, i.leadId),
    set: streamOf(questionSet, fieldAsked(i.changes)),
    ...onInvitation(actor),
  }),
  province: inProvince,
  available: renewable,
  decide(asked, { lead: s, distribution: search, set, link: l }, ctx) {
    refuseUnlessInvited(s, l, ctx);
    refuseUnlessAvailable(renewable({ lead: s }, ctx));
    const again = askedAgain(asked, search);
    const { next, changes, material, events: edited } = renewalChanged(s, asked.changes, set, ctx);
    const channel = channelOf(ctx);
    const agreed = consentsRenewed(
      next,
      { consents: asked.consents, holdsSensitive: tellsSensitive(next, set), readBy: isStaff(ctx) ? ctx.actor.id : undefined, channel },
      ctx,
    );
    if (agreed.faults.length > 0) throw new Refused('VALIDATION', 'fields', [...agreed.faults]);
    const renewed = renewedEvents(s, next, { changes, material, channel, again }, ctx);
    return { lead: [...edited, ...agreed.events, ...renewed], ...linkUsed(renewed, ctx) };
  },
});
