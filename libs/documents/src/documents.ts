import { decider, ERASED, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const id = z.string();

/** What a document may be; its own bytes say so, never its name. */
export const documentType = z.enum(['pdf', 'jpg', 'png', 'heic', 'webp', 'docx', 'xlsx', 'odt']);

const documentEvents = {
  /** Received whole, found clean and sealed in the files: what was refused on the way never happened. */
  DocumentUploaded: event(
    z.object({
      leadId: id,
      personId: id,
      documentId: id,
      name: z.string(),
      type: documentType,
      bytes: z.number().int().positive(),
      sha256: z.string(),
      scanner: z.string(),
    }),
    { personal: { name: 'personId' } },
  ),
  DocumentDeleted: event(z.object({ leadId: id, documentId: id, why: z.enum(['owner', 'draftExpired', 'retention']) })),
};

export type DocumentEvents = typeof documentEvents;
export type DocumentEvent = EventOf<DocumentEvents>;

/** A document as it lies in the files. */
export interface LeadDocument {
  readonly documentId: string;
  /** As the person called it; nothing once the person was erased. */
  readonly name?: string;
  readonly type: z.infer<typeof documentType>;
  readonly bytes: number;
  readonly at: string;
}
export interface DocumentsState {
  readonly leadId: string;
  readonly personId: string;
  readonly documents: readonly LeadDocument[];
  /** Ids of everything that was ever here: a file that was taken away does not come back. */
  readonly deleted: readonly string[];
}

/**
 * The documents of one request (specification 4.10.6), on one stream: "ten at most" is one expected version, also when
 * two arrive at the same moment.
 */
export const documents = decider<DocumentsState, DocumentEvents>({
  category: 'documents',
  events: documentEvents,
  initial: { leadId: '', personId: '', documents: [], deleted: [] },
  evolve(s, e, meta) {
    switch (e.type) {
      case 'DocumentUploaded': {
        const { leadId, personId, documentId, name, type, bytes } = e.data;
        const known = name === ERASED ? {} : { name };
        return { ...s, leadId, personId, documents: [...s.documents, { documentId, ...known, type, bytes, at: meta.occurredAt }] };
      }
      case 'DocumentDeleted':
        return {
          ...s,
          documents: s.documents.filter((d) => d.documentId !== e.data.documentId),
          deleted: [...s.deleted, e.data.documentId],
        };
    }
  },
});

export const documentHappened = <T extends DocumentEvent['type']>(
  type: T,
  data: Extract<DocumentEvent, { type: T }>['data'],
): Extract<DocumentEvent, { type: T }> => ({ type, data }) as Extract<DocumentEvent, { type: T }>;
