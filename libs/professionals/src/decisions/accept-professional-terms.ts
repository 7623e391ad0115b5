import { allOf, alreadyDone, type Asking, decision, refuseUnless, refuseUnlessAvailable, unlessDone } from '@jurilien/event-sourcing';
import { professionalTermsVersion } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, known, type OnProfessional, onProfessional, professionalId } from './common.js';

/** A browser's clock is never quite ours. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** While a version other than the present one was agreed to, or none. */
const available = ({ professional: s }: OnProfessional, { config }: Asking) =>
  allOf(known(s), unlessDone(s.termsVersion === config.value(professionalTermsVersion), 'terms-accepted'));

/** The French text is delivered first; the English version is a separate wish (Charter of the French language, 5.5). */
export const acceptProfessionalTerms = decision({
  name: 'AcceptProfessionalTerms',
  input: z.object({ professionalId, version: z.string(), lang: z.enum(['fr', 'en']), frDeliveredAt: z.iso.datetime().optional() }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ frDeliveredAt, ...input }, { professional: s }, ctx) {
    refuseUnlessAvailable(known(s));
    refuseUnless(input.version === ctx.config.value(professionalTermsVersion), 'WRONG_STATE', 'old-terms');
    refuseUnless(
      frDeliveredAt && Date.parse(frDeliveredAt) <= Date.parse(ctx.now) + CLOCKS_DIFFER_MS,
      'WRONG_STATE',
      'french-not-delivered',
    );
    return {
      professional: alreadyDone(available({ professional: s }, ctx)) ? [] : [happened('ProfessionalTermsAccepted', { ...input, frDeliveredAt })],
    };
  },
});
