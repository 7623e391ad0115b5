import {
  allOf,
  alreadyDone,
  decision,
  type Asking,
  type Ctx,
  refuseUnless,
  refuseUnlessAvailable,
  unlessDone,
} from '@jurilien/event-sourcing';
import { shippedDocument, termsInForce, textOf } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, known, type OnProfessional, onProfessional, professionalId } from './common.js';

/** A browser's clock is never quite ours. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** While a version other than the present one was agreed to, or none. */
const available = ({ professional: s }: OnProfessional, who: Asking) =>
  allOf(known(s), unlessDone(s.termsVersion === termsInForce(who).effectiveOn, 'terms-accepted'));

/** Which text was agreed to: versions never change, and the hash proves it for what is shipped too. */
const textHash = (lang: 'fr' | 'en', ctx: Ctx): string =>
  termsInForce(ctx).hashes?.[lang] ?? ctx.hash(textOf(shippedDocument('professional-terms')[lang]));

/** The French text is delivered first; the English version is a separate wish (Charter of the French language, 5.5). */
export const acceptProfessionalTerms = decision({
  name: 'AcceptProfessionalTerms',
  input: z.object({ professionalId, version: z.string(), lang: z.enum(['fr', 'en']), frDeliveredAt: z.iso.datetime().optional() }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ frDeliveredAt, ...input }, { professional: s }, ctx) {
    refuseUnlessAvailable(known(s));
    refuseUnless(input.version === termsInForce(ctx).effectiveOn, 'WRONG_STATE', 'old-terms');
    refuseUnless(
      frDeliveredAt && Date.parse(frDeliveredAt) <= Date.parse(ctx.now) + CLOCKS_DIFFER_MS,
      'WRONG_STATE',
      'french-not-delivered',
    );
    if (alreadyDone(available({ professional: s }, ctx))) return { professional: [] };
    return { professional: [happened('ProfessionalTermsAccepted', { ...input, frDeliveredAt, textHash: textHash(input.lang, ctx) })] };
  },
});
