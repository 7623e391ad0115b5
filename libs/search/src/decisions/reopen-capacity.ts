import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, ofLead, onLead } from '@jurilien/lead';
import { searched } from '../search.js';
import { onSearch, searchProvince } from './search-rules.js';

/** A replaced professional's seat is free again; who had it is not asked a second time (E16). */
export const reopenCapacity = decision({
  name: 'ReopenCapacity',
  input: z.object({ leadId: ids.leadId, acceptanceId: ids.acceptanceId }),
  streams: onSearch,
  province: searchProvince,
  decide({ leadId, acceptanceId }, { distribution: s }) {
    const seat = s.acceptances.find((a) => a.acceptanceId === acceptanceId);
    refuseUnless(seat, 'NOT_FOUND', 'acceptance');
    if (seat.replaced) return {};
    return { distribution: [searched('CapacityReopened', { leadId, acceptanceId, professionalId: seat.professionalId, round: s.round })] };
  },
});

/** The request waits for a new round; one that still searches, or has ended meanwhile, stays what it is. */
export const returnLeadToReady = decision({
  name: 'ReturnLeadToReady',
  input: ofLead.extend({ acceptanceId: ids.acceptanceId }),
  streams: onLead,
  province: inProvince,
  decide({ leadId, acceptanceId }, { lead: s }, ctx) {
    if (s.status !== 'Accepted' && s.status !== 'InService') return {};
    return { lead: [happened('LeadReturnedToReady', { leadId, acceptanceId, sendAfter: ctx.now })] };
  },
});
