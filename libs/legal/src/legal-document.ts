import { decider, event, ids, type EventOf } from '@jurilien/event-sourcing';
import { LEGAL_CODES, shippedDocument, type Legal, type LegalCode, type LegalVersion } from '@jurilien/reference';
import { z } from 'zod';

export const legalCode = z.enum(LEGAL_CODES);
const line = (max: number) => z.string().trim().max(max);
const part = z.object({
  id: ids.partId,
  title: line(200),
  paragraphs: z.array(line(4_000)).max(40).optional(),
  items: z.array(line(2_000)).max(60).optional(),
  table: z
    .array(z.array(line(600)).max(6))
    .max(60)
    .optional(),
});
export const legalText = z.object({ title: line(200), description: line(400), lead: line(2_000), parts: z.array(part).max(40) });
const sentences = z.array(line(600)).max(20);
export const legalChanges = z.object({ fr: sentences, en: sentences });

/** A version as it is written: what is missing or wrong with it the rules say when it is published. */
export const written = z.object({ fr: legalText, en: legalText, changes: legalChanges, effectiveOn: z.iso.date() });
export type Written = z.infer<typeof written>;

const stored = written.extend({ code: z.string(), hash: z.string() });
const hashes = z.object({ fr: z.string(), en: z.string() });

/** Every event of a legal document, whose stream bears its code (4.10.9). */
const legalDocumentEvents = {
  /** `hash` is of everything that was written: what a second administrator publishes is what they read. */
  LegalDocumentDrafted: event(stored),
  LegalDocumentPublished: event(stored.extend({ version: z.int() })),
  /** New terms for professionals: by the day that names them, and the instant from which earlier agreements no longer count. */
  TermsPublished: event(z.object({ version: z.int(), effectiveOn: z.string(), barAt: z.string(), hashes })),
};
export type LegalDocumentEvent = EventOf<typeof legalDocumentEvents>;

export interface LegalDraft extends Written {
  readonly hash: string;
  /** Everyone who wrote in it since the last publication: none of them publishes it. */
  readonly writers: readonly string[];
}
/** What professionals agree to, of each published version. */
interface PublishedTerms {
  readonly effectiveOn: string;
  readonly barAt: string;
  readonly hashes: Readonly<Record<keyof Legal, string>>;
}

export interface LegalDocumentState {
  readonly draft?: LegalDraft;
  /** Published ones by version, the oldest first; what is shipped comes before them all. */
  readonly published: readonly LegalVersion[];
  readonly terms: readonly PublishedTerms[];
}

/** A legal document: a draft, and versions that never change once they are published. */
export const legalDocument = decider<LegalDocumentState, typeof legalDocumentEvents>({
  category: 'legal',
  events: legalDocumentEvents,
  initial: { published: [], terms: [] },
  evolve(s, e, { actor }) {
    switch (e.type) {
      case 'LegalDocumentDrafted': {
        const { code: _, ...draft } = e.data;
        return { ...s, draft: { ...draft, writers: [...new Set([...(s.draft?.writers ?? []), actor.id])] } };
      }
      case 'LegalDocumentPublished': {
        const { hash: _, ...version } = e.data;
        return { ...s, draft: undefined, published: [...s.published, { ...version, code: version.code as LegalCode }] };
      }
      case 'TermsPublished': {
        const { version: _, ...terms } = e.data;
        return { ...s, terms: [...s.terms, terms] };
      }
      default:
        return e satisfies never;
    }
  },
});

/** Every version of a document, the oldest first: what is shipped, then what was published. */
export const versionsOf = (s: LegalDocumentState, code: LegalCode): readonly LegalVersion[] => [shippedDocument(code), ...s.published];

/** The last version of a document, in force or to come. */
export const lastOf = (s: LegalDocumentState, code: LegalCode): LegalVersion => versionsOf(s, code).at(-1)!;
