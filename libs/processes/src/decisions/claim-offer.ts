import { creditAccount, holdCredits } from '@jurilien/credits';
import { decision, Refused, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { distribution, ownOffer, searched, seatsLeft, type DistributionState, type Offer } from '@jurilien/leads';
import { mayClaim, professional } from '@jurilien/professionals';
import { defaults } from '@jurilien/reference';
import { z } from 'zod';
import { endOverdueClaim } from '../overdue-claim.js';
import { refuseOverCaps } from '../claim-caps.js';

const HOLD_MS = defaults['claim.holdMinutes'] * 60_000;

/**
 * The exclusive ten-minute hold, and the coins with it, in one transaction (4.3.5). A claim whose time is over is ended
 * here if nobody did it yet. Without coins there is no claim: buying inside the hold comes with purchases.
 */
export const claimOffer = decision({
  name: 'ClaimOffer',
  input: z.object({ leadId: z.uuid(), offerId: z.uuid(), professionalId: z.uuid(), claimProfessionalId: z.uuid().optional() }),
  who: ['professional', 'token'],
  streams: (i: { leadId: string; professionalId: string; claimProfessionalId?: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
    other: streamOf(creditAccount, i.claimProfessionalId ?? i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide({ leadId, offerId, professionalId }, { distribution: s, account, professional: pro, other }, ctx) {
    const offer = ownOffer(s, { offerId, professionalId });
    if (s.claim?.offerId === offerId && offer.state === 'Claimed') {
      const ended = endOverdueClaim(s, account, ctx);
      if (!ended) return {};
      throw new Refused('CLAIM_EXPIRED', 'claim-expired');
    }
    refuseUnless(offer.state !== 'Accepted', 'WRONG_STATE', 'already-accepted');
    const may = mayClaim(pro, { province: s.province!, now: ctx.now });
    if (may !== true) throw new Refused('FORBIDDEN', `${may.code}-${may.detail}`);
    const overdue = endOverdueClaim(s, other, ctx);
    refuseUnlessFree(s, offer, overdue !== undefined);
    refuseOverCaps(account, ctx.now);
    const claimId = ctx.newId();
    const priceCc = Math.min(offer.priceCc, s.coinValueCc);
    const held = holdCredits(account, { claimId, leadId, cc: priceCc, entryId: ctx.newId(), now: ctx.now });
    const sameAccount = s.claim?.professionalId === professionalId;
    refuseUnless(!overdue || !sameAccount, 'CLAIM_EXPIRED', 'claim-expired');
    return {
      distribution: [
        ...(overdue ? overdue.distribution : []),
        searched('ClaimStarted', { leadId, claimId, offerId, professionalId, holdUntil: new Date(Date.parse(ctx.now) + HOLD_MS).toISOString(), priceCc, funded: true }),
      ],
      account: held,
      ...(overdue ? { other: overdue.account } : {}),
    };
  },
});

function refuseUnlessFree(s: DistributionState, offer: Offer, overdueEnded: boolean): void {
  refuseUnless(s.live && seatsLeft(s) > 0 && offer.state !== 'Taken', s.acceptances.length > 0 || offer.state === 'Taken' ? 'OFFER_TAKEN' : 'OFFER_EXPIRED', 'offer-over');
  refuseUnless(!s.claim || overdueEnded, 'OFFER_TAKEN', 'claimed-by-other');
  refuseUnless(offer.state === 'Sent' || offer.state === 'Late', 'OFFER_EXPIRED', `offer-${offer.state.toLowerCase()}`);
}
