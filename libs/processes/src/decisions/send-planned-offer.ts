import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { distribution, type SearchEvent, endsWave, ownOffer, searched, seatsFree, waveEndedEarly } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { z } from 'zod';
import { stopOf } from './claim-rules.js';

/**
 * A planned offer's hour has come (E21). It goes out only if its wave still runs (one by hand: its round), a seat is free and
 * the professional may be asked; otherwise it ends without anyone having heard of it. While a claim holds the last seat it
 * waits, and is sent when the claim ends.
 */
export const sendPlannedOffer = decision({
  name: 'SendPlannedOffer',
  input: z.object({ leadId: ids.leadId, offerId: ids.offerId, professionalId: ids.professionalId }),
  streams: (i: { leadId: string; professionalId: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide(input, { distribution: s, professional: pro }, ctx) {
    const offer = ownOffer(s, input);
    if (offer.state !== 'Planned') return {};
    refuseUnless(Date.parse(ctx.now) >= Date.parse(offer.sendAt!), 'WRONG_STATE', 'not-due');
    const { leadId, offerId, professionalId } = input;
    const dropped = (cause: string): { distribution: SearchEvent[] } => ({
      distribution: [
        searched('OffersWithdrawn', { leadId, offerIds: [offerId], professionalIds: [professionalId], cause }),
        ...(endsWave(s, offerId) ? [waveEndedEarly(s)] : []),
      ],
    });
    if (!s.live || offer.round !== s.round) return dropped('roundOver');
    const running = s.wave?.number === offer.wave && !s.wave.over;
    if (!offer.manual && !running) return dropped('waveOver');
    const stop = stopOf(pro, s, ctx);
    if (stop) return dropped(stop);
    refuseUnless(seatsFree(s, ctx.now) > 0, 'WRONG_STATE', 'claim-live');
    return { distribution: [searched('OfferSent', { leadId, offerId, professionalId })] };
  },
});
