import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** The French text is delivered first; the English version is a separate wish (Charter of the French language, 5.5). */
export const acceptProfessionalTerms = decision({
  name: 'AcceptProfessionalTerms',
  input: z.object({ professionalId, version: z.string(), lang: z.enum(['fr', 'en']), frDeliveredAt: z.iso.datetime().optional() }),
  streams: onProfessional,
  province: inProvince,
  decide({ frDeliveredAt, ...input }, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(input.version === defaults['professional.termsVersion'], 'WRONG_STATE', 'old-terms');
    refuseUnless(frDeliveredAt, 'WRONG_STATE', 'french-not-delivered');
    return { professional: s.termsVersion === input.version ? [] : [happened('ProfessionalTermsAccepted', { ...input, frDeliveredAt })] };
  },
});
