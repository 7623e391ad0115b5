import { captureHold, creditAccount, endAwait } from '@jurilien/credits';
import { allOf, alreadyDone, type Asking, decision, streamOf, unlessDone } from '@jurilien/event-sourcing';
import { acceptance, contactDueAt, served } from '@jurilien/acceptance';
import { acceptedEvents, lead } from '@jurilien/lead';
import { claimEnd, distribution, idsOf, openOffers, searched, type SearchState, seatsLeft } from '@jurilien/search';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { z } from 'zod';
import { claimStands, type OfClaim, ofClaim, ownClaim } from './claim-rules.js';

interface States {
  readonly distribution: SearchState;
  readonly professional: ProfessionalState;
}
const accepted = (s: SearchState, { claimId, professionalId }: OfClaim): boolean =>
  s.acceptances.some((a) => a.claimId === claimId && a.professionalId === professionalId);
const available = ({ distribution: s, professional: pro }: States, who: Asking, named: OfClaim) =>
  allOf(unlessDone(accepted(s, named), 'already-accepted'), claimStands(s, pro, named, who));

/**
 * "No conflict": the coins are captured, the contact sheet opens, the contact clock starts and, when the capacity is
 * full, everyone else's offer closes, all in one transaction. A second press is the same answer. The acceptance bears the
 * claim's id.
 */
export const confirmAcceptance = decision({
  name: 'ConfirmAcceptance',
  input: ofClaim.extend({ noConflict: z.literal(true) }),
  streams: (i: { leadId: string; professionalId: string; claimId: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    account: streamOf(creditAccount, i.professionalId),
    acceptance: streamOf(acceptance, i.claimId),
    lead: streamOf(lead, i.leadId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  available,
  decide(input, states, ctx) {
    if (alreadyDone(available(states, ctx, input))) return {};
    const { distribution: s, account, lead: l } = states;
    const { leadId, offerId, professionalId, claimId } = input;
    const claim = ownClaim(s, input)!;
    const acceptanceId = claimId;
    const capacityFull = seatsLeft(s) <= 1;
    const { offerState: _, ...clock } = claimEnd(s, claim, ctx);
    const others = openOffers(s).filter((o) => o.offerId !== offerId);
    return {
      distribution: [
        searched('AcceptanceConfirmed', {
          leadId,
          claimId,
          offerId,
          professionalId,
          acceptanceId,
          priceCc: claim.priceCc,
          capacityFull,
          ...clock,
        }),
        ...(capacityFull
          ? [
              ...(others.length > 0 ? [searched('OffersClosed', idsOf(s, others))] : []),
              searched('RoundClosed', { leadId, round: s.round, cause: 'accepted' }),
            ]
          : []),
      ],
      account:
        claim.priceCc === 0
          ? endAwait(account, { claimId, cause: 'accepted' })
          : captureHold(account, { claimId, acceptanceId, entryId: ctx.newId(), now: ctx.now, config: ctx.config }),
      acceptance: [
        served('AcceptanceOpened', {
          acceptanceId,
          leadId,
          professionalId,
          priceCc: claim.priceCc,
          slaDueAt: contactDueAt(ctx, s.province!),
          province: s.province!,
          lang: s.lang,
        }),
      ],
      lead: capacityFull ? acceptedEvents(l, { acceptanceId, professionalId }) : [],
    };
  },
});
