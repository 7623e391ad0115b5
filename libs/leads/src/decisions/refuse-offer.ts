import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { searched } from '../distribution.js';
import { endsWave, ofOffer, onSearch, ownOffer, searchProvince } from './search-rules.js';

export const REFUSE_REASONS = ['tooFar', 'budget', 'field', 'notMyField', 'busy', 'tooBusy', 'conflict', 'unclear', 'price', 'other'] as const;

/** The professional does not want this one; the client never hears of it. The last refusal of a wave ends it. */
export const refuseOffer = decision({
  name: 'RefuseOffer',
  input: ofOffer.extend({ reason: z.enum(REFUSE_REASONS).optional() }),
  who: ['professional', 'token'],
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ reason, ...ids }, { distribution: s }) {
    const offer = ownOffer(s, ids);
    if (offer.state === 'Refused') return {};
    refuseUnless(offer.state === 'Sent' || offer.state === 'Late', offer.state === 'Claimed' ? 'WRONG_STATE' : 'OFFER_EXPIRED', `offer-${offer.state.toLowerCase()}`);
    const over = offer.wave === s.wave?.number && endsWave(s, offer.offerId);
    return { distribution: [
      searched('OfferRefused', { ...ids, ...(reason ? { refuseReason: reason } : {}) }),
      ...(over ? [searched('WaveEnded', { leadId: s.leadId, round: s.round, wave: s.wave!.number, early: true })] : []),
    ] };
  },
});
