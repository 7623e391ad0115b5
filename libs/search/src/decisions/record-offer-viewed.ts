import { allOf, alreadyDone, type Asking, decision, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { isLive, lead, type LeadState } from '@jurilien/lead';
import { distribution } from '../search.js';
import { type SearchState, liveClaims, type Offer } from '../search-state.js';
import { offerReceipt, type OfferReceiptEvent, type OfferReceiptState } from '../offer-receipt.js';
import { ofOffer, offerIn, ownOffer } from './search-rules.js';

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

/** The caller wanted a request that someone else has: written down once, so that it shows among what was missed (4.3.7). */
export const recordClaimLost = decision({
  name: 'RecordClaimLost',
  input: ofOffer,
  streams,
  decide(input, { receipt, distribution: s }, ctx) {
    const { state } = ownOffer(s, input);
    if (receipt.lost) return {};
    const byOther = state === 'Taken' || liveClaims(s, ctx.now).some((c) => c.offerId !== input.offerId) || s.acceptances.length > 0;
    const lost: OfferReceiptEvent = { type: 'ClaimLost', data: input };
    return { receipt: byOther ? [lost] : [] };
  },
});

/** Someone else has the request now, or had it first. */
const isLost = (s: SearchState, { state, offerId }: Offer, now: string): boolean =>
  state === 'Taken' ||
  state === 'Expired' ||
  ((state === 'Sent' || state === 'Late') && liveClaims(s, now).some((c) => c.offerId !== offerId));

interface OnOffer {
  readonly receipt: OfferReceiptState;
  readonly distribution: SearchState;
  readonly lead: LeadState;
}
const wanted = ({ receipt, distribution: s, lead: l }: OnOffer, { now }: Asking, named: { offerId: string; professionalId: string }) => {
  const offer = offerIn(s, named);
  return allOf(
    unless(offer, 'NOT_FOUND', 'offer'),
    unlessDone(receipt.secondChance, 'second-chance-asked'),
    unless(isLive(l.status), 'WRONG_STATE', 'lead-ended'),
    unless(offer && isLost(s, offer, now), 'WRONG_STATE', 'offer-not-lost'),
  );
};

/** "Another chance" on a request that someone else has, or had first: told when it is free again. */
export const requestSecondChance = decision({
  name: 'RequestSecondChance',
  input: ofOffer,
  streams: (i: { leadId: string; offerId: string }) => ({ ...streams(i), lead: streamOf(lead, i.leadId) }),
  available: wanted,
  decide(input, states, ctx) {
    if (alreadyDone(wanted(states, ctx, input))) return {};
    const asked: OfferReceiptEvent = { type: 'SecondChanceRequested', data: input };
    return { receipt: [asked] };
  },
});
