import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { hasLiveClaim, searched } from '../distribution.js';
import { waveEnd } from '../wave-plans.js';
import { onSearch, searchProvince } from './search-rules.js';

/** Exclusions staff may override with a reason (4.3.1); never E01–E03, E14–E16. */
const OVERRIDABLE = ['E10', 'E11', 'E17', 'E19', 'E21', 'E22'];
const MINUTES = 60;

/** Staff offer the request to somebody by hand; which exclusion they override is written down. */
export const offerLeadManually = decision({
  name: 'OfferLeadManually',
  input: z.object({ leadId: z.uuid(), professionalId: z.uuid(), professionalName: z.string().max(120).optional(), overrides: z.array(z.string().max(4)).max(10).default([]) }),
  who: ['admin', 'province-admin'],
  reasonRequired: true,
  streams: (input: { leadId: string }) => onSearch(input),
  province: searchProvince,
  decide({ leadId, professionalId, professionalName, overrides }, { distribution: s }, ctx) {
    refuseUnless(s.live, 'WRONG_STATE', 'no-live-round');
    refuseUnless(overrides.every((code) => OVERRIDABLE.includes(code)), 'FORBIDDEN', 'not-overridable');
    refuseUnless(!s.offers.some((o) => o.professionalId === professionalId && o.round === s.round), 'DUPLICATE', 'already-offered');
    refuseUnless(!hasLiveClaim(s, ctx.now), 'WRONG_STATE', 'claim-live');
    return { distribution: [searched('OfferMade', {
      leadId, offerId: ctx.newId(), professionalId, ...(professionalName ? { professionalName } : {}), round: s.round, wave: s.wave?.number ?? 0, code: s.code, priceCc: s.coinValueCc,
      expiresAt: waveEnd(ctx.now, MINUTES, s.urgent, s.province!), lang: s.lang, manual: true, overrides,
    })] };
  },
});
