import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { acceptedEvents, happened, inProvince, lead, leadId, refuseUnlessIn } from '@jurilien/lead';
import { MINUTE_MS, plus, reached } from '@jurilien/reference';
import { distribution } from '../search.js';
import { type SearchState, hasLiveClaim, seatsTaken, sentOffers } from '../search-state.js';

/** With a live claim the end of the search is asked for again after this long (4.2.3). */
const CLAIM_RECHECK_MS = 10 * MINUTE_MS;

/** Why no one was found, from what happened: no one could be asked, everyone asked said no, or some never answered. */
export function unservedReason(s: SearchState): 'noEligible' | 'noTaker' | 'refused' {
  const asked = sentOffers(s);
  if (asked.length === 0) return 'noEligible';
  return asked.every((o) => o.state === 'Refused' || o.state === 'Conflict') ? 'refused' : 'noTaker';
}

/**
 * The search ends without a professional: at its instant, or at once when no one is left to ask. While someone holds a
 * claim the end waits and is asked for again shortly after. Where several could accept and only some did, it is theirs.
 */
export const markLeadUnserved = decision({
  name: 'MarkLeadUnserved',
  input: z.object({ leadId, reason: z.enum(['noEligible', 'noTaker', 'refused']).default('noTaker') }),
  streams: (input: { leadId: string }) => ({ lead: streamOf(lead, input.leadId), distribution: streamOf(distribution, input.leadId) }),
  province: inProvince,
  decide({ leadId, reason }, { lead: s, distribution: search }, ctx) {
    if (s.status === 'Unserved') return {};
    refuseUnlessIn(s, ['Offering', 'SelfServe']);
    refuseUnless(reason !== 'noTaker' || reached(s.unservedAt!, ctx.now), 'WRONG_STATE', 'not-due');
    if (hasLiveClaim(search, ctx.now))
      return { lead: [happened('LeadSearchExtended', { leadId, until: plus(ctx.now, CLAIM_RECHECK_MS) })] };
    const [first] = seatsTaken(search);
    return {
      lead: first
        ? acceptedEvents(s, { acceptanceId: first.acceptanceId, professionalId: first.professionalId })
        : [happened('LeadUnserved', { leadId, reason: reason === 'noTaker' ? unservedReason(search) : reason })],
    };
  },
});
