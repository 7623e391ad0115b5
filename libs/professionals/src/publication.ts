import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const professionalId = z.string();
const ofProfessional = 'professionalId' as const;
const words = z.string().trim().max(1_500);

/** What a professional says about themselves, in their own words and both languages if they like. */
export const publicText = z.object({
  aboutFr: words.optional(),
  aboutEn: words.optional(),
  consultationFr: z.string().trim().max(300).optional(),
  consultationEn: z.string().trim().max(300).optional(),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).optional(),
  /** Names a certificate of the regulator: only then someone is called a specialist. */
  specialistIn: z.string().trim().max(120).optional(),
});
export type PublicText = z.infer<typeof publicText>;
const kept = z.union([publicText, z.literal('[erased]')]);

/** Why staff hold a text back; each has its sentence in both languages. */
export const wordingReason = z.enum([
  'superlative',
  'promise',
  'specialist',
  'testimonial',
  'comparison',
  'contact',
  'inaccurate',
  'other',
]);
export type WordingReason = z.infer<typeof wordingReason>;

/** From the words someone wrote to a page everyone can read, and back (4.10.5, D14). */
export const publicationEvents = {
  PublicTextWritten: event(z.object({ professionalId, text: kept }), { personal: { text: ofProfessional } }),
  ProfilePublicationRequested: event(z.object({ professionalId, consent: z.literal(true), lang: z.enum(['fr', 'en']) })),
  ProfilePublished: event(z.object({ professionalId, slug: z.string(), text: kept }), { personal: { text: ofProfessional } }),
  ProfileWordingRejected: event(z.object({ professionalId, reasons: z.array(wordingReason).min(1), note: z.string().optional() }), {
    personal: { note: ofProfessional },
  }),
  ProfileUnpublished: event(z.object({ professionalId })),
};
export type PublicationEvent = EventOf<typeof publicationEvents>;

/** What publishing adds to the state of a professional. */
export interface PublicationState {
  readonly text?: PublicText;
  readonly publication?: {
    readonly state: 'none' | 'requested' | 'published' | 'rejected';
    readonly slug?: string;
    /** Whether a page is there to read, whatever is under review beside it. */
    readonly live: boolean;
    readonly consentAt?: string;
    readonly reasons?: readonly z.infer<typeof wordingReason>[];
    readonly note?: string;
  };
}

/** What each event of publishing changes. */
export function evolvePublication(s: PublicationState, e: PublicationEvent, meta: { occurredAt: string }): PublicationState {
  const before = s.publication ?? { state: 'none' as const, live: false };
  switch (e.type) {
    case 'PublicTextWritten':
      return e.data.text === '[erased]' ? {} : { text: e.data.text };
    case 'ProfilePublicationRequested':
      return { publication: { ...before, state: 'requested', consentAt: meta.occurredAt, reasons: undefined, note: undefined } };
    case 'ProfilePublished':
      return { publication: { ...before, state: 'published', live: true, slug: e.data.slug } };
    case 'ProfileWordingRejected':
      return { publication: { ...before, state: 'rejected', reasons: e.data.reasons, note: e.data.note } };
    case 'ProfileUnpublished':
      return { publication: { ...before, state: 'none', live: false, consentAt: undefined } };
    default:
      return e satisfies never;
  }
}
