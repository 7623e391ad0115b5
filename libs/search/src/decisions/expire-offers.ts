import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { openOffers, seatsTaken } from '../search-state.js';
import { searched } from '../search.js';
import { idsOf, onSearch, searchProvince } from './search-rules.js';

/** The search is over before every seat was taken: open offers expire and the round ends. A claim still held ends by its own clock. */
export const expireOffers = decision({
  name: 'ExpireOffers',
  input: z.object({ leadId: ids.leadId }),
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId }, { distribution: s }) {
    if (!s.live) return {};
    const open = openOffers(s);
    return {
      distribution: [
        ...(open.length > 0 ? [searched('OfferExpired', idsOf(s, open))] : []),
        searched('RoundClosed', { leadId, round: s.round, cause: seatsTaken(s).length > 0 ? 'accepted' : 'unserved' }),
      ],
    };
  },
});
