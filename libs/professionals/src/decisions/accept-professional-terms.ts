import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** A browser's clock is never quite ours. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** The French text is delivered first; the English version is a separate wish (Charter of the French language, 5.5). */
export const acceptProfessionalTerms = decision({
  name: 'AcceptProfessionalTerms',
  input: z.object({ professionalId, version: z.string(), lang: z.enum(['fr', 'en']), frDeliveredAt: z.iso.datetime().optional() }),
  streams: onProfessional,
  province: inProvince,
  decide({ frDeliveredAt, ...input }, { professional: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(input.version === defaults['professional.termsVersion'], 'WRONG_STATE', 'old-terms');
    refuseUnless(
      frDeliveredAt && Date.parse(frDeliveredAt) <= Date.parse(ctx.now) + CLOCKS_DIFFER_MS,
      'WRONG_STATE',
      'french-not-delivered',
    );
    return { professional: s.termsVersion === input.version ? [] : [happened('ProfessionalTermsAccepted', { ...input, frDeliveredAt })] };
  },
});
