import { decision, streamOf } from '@jurilien/event-sourcing';
import { distribution } from '../distribution.js';
import { offerReceipt, type OfferReceiptEvent } from '../offer-receipt.js';
import { ofOffer, ownOffer } from './search-rules.js';

const streams = (i: { leadId: string; offerId: string }) => ({ receipt: streamOf(offerReceipt, i.offerId), distribution: streamOf(distribution, i.leadId) });

/** The page was shown to the person: posted by the page itself, for a mere opening changes nothing (D8). */
export const recordOfferViewed = decision({
  name: 'RecordOfferViewed',
  input: ofOffer,
  who: ['professional', 'token'],
  streams,
  decide(input, { receipt, distribution: s }) {
    ownOffer(s, input);
    const viewed: OfferReceiptEvent = { type: 'OfferViewed', data: input };
    return { receipt: receipt.viewed ? [] : [viewed] };
  },
});

/** "Another chance": told when the request is free again. */
export const requestSecondChance = decision({
  name: 'RequestSecondChance',
  input: ofOffer,
  who: ['professional', 'token'],
  streams,
  decide(input, { receipt, distribution: s }) {
    ownOffer(s, input);
    const asked: OfferReceiptEvent = { type: 'SecondChanceRequested', data: input };
    return { receipt: receipt.secondChance ? [] : [asked] };
  },
});
