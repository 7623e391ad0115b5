import { decision, streamOf } from '@jurilien/event-sourcing';
import { distribution } from '../search.js';
import { seatsFree } from '../search-state.js';
import { offerReceipt, type OfferReceiptEvent } from '../offer-receipt.js';
import { ofOffer, ownOffer } from './search-rules.js';

/** Half of the wave is over: who has not looked yet is reminded, once, while the offer is theirs and a seat is free (R11). */
export const remindOfOffer = decision({
  name: 'RemindOfOffer',
  input: ofOffer,
  streams: (i: { leadId: string; offerId: string }) => ({
    receipt: streamOf(offerReceipt, i.offerId),
    distribution: streamOf(distribution, i.leadId),
  }),
  decide(input, { receipt, distribution: s }, ctx) {
    const offer = ownOffer(s, input);
    const { wave } = s;
    // The end of a running wave moves with its claims; what the offer says is where it stood when it was made.
    const until = !offer.manual && wave?.number === offer.wave && !wave.over ? wave.endsAt : offer.expiresAt;
    const theirs = s.live && offer.round === s.round && offer.state === 'Sent' && Date.parse(ctx.now) < Date.parse(until);
    if (!theirs || receipt.viewed || receipt.reminded || seatsFree(s, ctx.now) <= 0) return {};
    const reminded: OfferReceiptEvent = { type: 'OfferReminded', data: input };
    return { receipt: [reminded] };
  },
});
