import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { distribution, endsWave, openOffers, searched, waveEndedEarly } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { z } from 'zod';
import { stopOf } from './claim-rules.js';

/**
 * Takes back what is open to a professional who is suspended or has paused such requests (4.10.5); a pause that was lifted meanwhile
 * leaves it. The last open offer of a wave ends it.
 */
export const withdrawOffer = decision({
  name: 'WithdrawOffer',
  input: z.object({ leadId: ids.leadId, professionalId: ids.professionalId }),
  streams: (i: { leadId: string; professionalId: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide({ leadId, professionalId }, { distribution: s, professional: pro }, ctx) {
    const offer = openOffers(s).find((o) => o.professionalId === professionalId);
    const stop = offer && stopOf(pro, s, ctx);
    if (!offer || !stop) return {};
    const cause = stop.endsWith('paused') ? 'paused' : 'suspended';
    return {
      distribution: [
        searched('OffersWithdrawn', { leadId, offerIds: [offer.offerId], professionalIds: [professionalId], cause }),
        ...(endsWave(s, offer.offerId) ? [waveEndedEarly(s)] : []),
      ],
    };
  },
});
