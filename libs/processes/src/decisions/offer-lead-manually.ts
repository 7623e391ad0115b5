import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { alreadyAsked, distribution, hasLiveClaim, searched, waveEnd } from '@jurilien/leads';
import { professional } from '@jurilien/professionals';
import { z } from 'zod';
import { refuseUnlessMayClaim } from './claim-rules.js';

/** Exclusions staff may override with a reason (4.3.1); never E01–E03, E14–E16. */
const OVERRIDABLE = ['E10', 'E11', 'E17', 'E19', 'E21', 'E22'];
const MINUTES = 60;

/** Staff offer the request to somebody by hand; which exclusion they override is written down. */
export const offerLeadManually = decision({
  name: 'OfferLeadManually',
  input: z.object({
    leadId: z.uuid(),
    professionalId: z.uuid(),
    professionalName: z.string().max(120).optional(),
    overrides: z.array(z.string().max(4)).max(10).default([]),
  }),
  reasonRequired: true,
  streams: (i: { leadId: string; professionalId: string }) => ({
    distribution: streamOf(distribution, i.leadId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide({ leadId, professionalId, overrides }, { distribution: s, professional: pro }, ctx) {
    refuseUnless(s.live, 'WRONG_STATE', 'no-live-round');
    refuseUnless(pro.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(
      overrides.every((code) => OVERRIDABLE.includes(code)),
      'FORBIDDEN',
      'not-overridable',
    );
    refuseUnless(!s.offers.some((o) => o.professionalId === professionalId && o.round === s.round), 'DUPLICATE', 'already-offered');
    refuseUnless(!alreadyAsked(s).has(professionalId), 'FORBIDDEN', 'E16-answered-before');
    refuseUnlessMayClaim(pro, s, ctx.now);
    refuseUnless(!hasLiveClaim(s, ctx.now), 'WRONG_STATE', 'claim-live');
    return {
      distribution: [
        searched('OfferMade', {
          leadId,
          offerId: ctx.newId(),
          professionalId,
          professionalName: pro.name,
          round: s.round,
          wave: s.wave?.number ?? 0,
          code: s.code,
          priceCc: s.coinValueCc,
          expiresAt: waveEnd(ctx.now, MINUTES, s.urgent, s.province!),
          lang: s.lang,
          manual: true,
          overrides,
        }),
      ],
    };
  },
});
