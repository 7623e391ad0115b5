import { type Actor, decision, ids, streamOf } from '@jurilien/event-sourcing';
import { declinable, declinedEvents, inProvince, lead, snoozable, snoozedEvents, SOLVED_HOW } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { z } from 'zod';
import { linkUsed, onInvitation, refuseUnlessInvited } from './on-invitation.js';

/** "Solved" (4.6): the client says how, and the request is closed; who had met a professional is asked for an opinion. */
export const declineRenewal = decision({
  name: 'DeclineRenewal',
  input: z.object({ leadId: ids.leadId, how: z.enum(SOLVED_HOW) }),
  reasonRequired: true,
  streams: (i: { leadId: string }, _hash: unknown, _now: string, actor: Actor) => ({
    lead: streamOf(lead, i.leadId),
    distribution: streamOf(distribution, i.leadId),
    ...onInvitation(actor),
  }),
  province: inProvince,
  available: declinable,
  decide({ how }, { lead: s, distribution: search, link: l }, ctx) {
    refuseUnlessInvited(s, l, ctx);
    const acceptanceId = search.acceptances.at(-1)?.acceptanceId;
    const declined = declinedEvents(s, { how, ...(acceptanceId ? { acceptanceId } : {}) }, ctx);
    return { lead: declined, ...linkUsed(declined, ctx) };
  },
});

/** "Not now" (4.6): another invitation on its day, a few times at most. It counts as no renewal. */
export const snoozeRenewal = decision({
  name: 'SnoozeRenewal',
  input: z.object({ leadId: ids.leadId }),
  streams: (i: { leadId: string }, _hash: unknown, _now: string, actor: Actor) => ({
    lead: streamOf(lead, i.leadId),
    ...onInvitation(actor),
  }),
  province: inProvince,
  available: snoozable,
  decide(_, { lead: s, link: l }, ctx) {
    refuseUnlessInvited(s, l, ctx);
    const snoozed = snoozedEvents(s, ctx);
    return { lead: snoozed, ...linkUsed(snoozed, ctx) };
  },
});
