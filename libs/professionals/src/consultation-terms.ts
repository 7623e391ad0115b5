import { ERASED, event, type EventOf, filledLine, oneLine } from '@jurilien/event-sourcing';
import { MODES } from '@jurilien/reference';
import { z } from 'zod';

/** What a consultation costs and how it goes, in the professional's own words: it is paid to them, never to us (D12). */
export const consultationTerms = z.object({
  priceFr: filledLine(120),
  priceEn: filledLine(120),
  minutes: z.number().int().min(10).max(240).multipleOf(5),
  modes: z.array(z.enum(MODES)).min(1).max(MODES.length),
  bringFr: oneLine(300).optional(),
  bringEn: oneLine(300).optional(),
});
export type ConsultationTerms = z.infer<typeof consultationTerms>;

const sealed = 'professionalId' as const;
export const consultationEvents = {
  ConsultationTermsSet: event(
    z.object({
      professionalId: z.string(),
      priceFr: z.string(),
      priceEn: z.string(),
      minutes: z.number().int().positive(),
      modes: z.array(z.enum(MODES)),
      bringFr: z.string().optional(),
      bringEn: z.string().optional(),
    }),
    { personal: { priceFr: sealed, priceEn: sealed, bringFr: sealed, bringEn: sealed } },
  ),
};
export type ConsultationEvent = EventOf<typeof consultationEvents>;

/** The terms that an event set; nothing once its words are erased. */
export const termsIn = ({ professionalId: _, ...terms }: ConsultationEvent['data']): ConsultationTerms | undefined =>
  terms.priceFr === ERASED ? undefined : terms;
