import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { distribution, liveClaims } from '../distribution.js';
import { offerReceipt, type OfferReceiptEvent } from '../offer-receipt.js';
import { ofOffer, ownOffer } from './search-rules.js';

const streams = (i: { leadId: string; offerId: string }) => ({
  receipt: streamOf(offerReceipt, i.offerId),
  distribution: streamOf(distribution, i.leadId),
});

/** The page was shown to the person: posted by the page itself, for a mere opening changes nothing (D8). */
export const recordOfferViewed = decision({
  name: 'RecordOfferViewed',
  input: ofOffer,
  streams,
  decide(input, { receipt, distribution: s }) {
    ownOffer(s, input);
    const viewed: OfferReceiptEvent = { type: 'OfferViewed', data: input };
    return { receipt: receipt.viewed ? [] : [viewed] };
  },
});

/** "Another chance" on a request that somebody else has, or had first: told when it is free again. */
export const requestSecondChance = decision({
  name: 'RequestSecondChance',
  input: ofOffer,
  streams,
  decide(input, { receipt, distribution: s }, ctx) {
    const { state } = ownOffer(s, input);
    if (receipt.secondChance) return {};
    const byOther = liveClaims(s, ctx.now).some((c) => c.offerId !== input.offerId);
    refuseUnless(
      state === 'Taken' || state === 'Expired' || ((state === 'Sent' || state === 'Late') && byOther),
      'WRONG_STATE',
      'offer-not-lost',
    );
    const asked: OfferReceiptEvent = { type: 'SecondChanceRequested', data: input };
    return { receipt: [asked] };
  },
});
