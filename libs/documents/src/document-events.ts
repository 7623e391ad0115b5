import { DOCUMENT_SIDES } from '@jurilien/contracts';
import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const id = z.string();

/** What a document may be; its own bytes say so, never its name. */
export const documentType = z.enum(['pdf', 'jpg', 'png', 'heic', 'webp', 'docx', 'xlsx', 'odt']);
const side = z.enum(DOCUMENT_SIDES);
/** What was done to a photo before it was kept: what it told beside its picture is gone, it stands upright, it became a JPEG. */
export const cleaning = {
  cleaned: z.array(z.enum(['location', 'metadata'])).optional(),
  turned: z.literal(true).optional(),
  from: z.literal('heic').optional(),
};

const one = { leadId: id, documentId: id };
/** Whom something of a document is about: the client, or the professional of one acceptance; of none, every professional who accepts. */
const aboutReader = { to: z.enum(['client', 'professional']), acceptanceId: id.optional(), professionalId: id.optional() };
/** One time that someone opened a document or took it away. Its owner's own looks are none. */
const opening = { ...one, viewId: id, by: side, viewerId: id.optional(), acceptanceId: id.optional() };

export const documentEvents = {
  /** Received whole, found clean and sealed in the files: what was refused on the way never happened. */
  DocumentUploaded: event(
    z.object({
      ...one,
      personId: id,
      name: z.string(),
      type: documentType,
      bytes: z.number().int().positive(),
      sha256: z.string(),
      scanner: z.string(),
      ...cleaning,
      by: side,
      /** The professional, or the account of the team. */
      uploaderId: id.optional(),
      /** Of the professional who sent it. */
      acceptanceId: id.optional(),
      /** The asked document that it is. */
      answers: z.object({ requestId: id, itemId: id }).optional(),
    }),
    // All were the client's before others could send any.
    { personal: { name: 'personId' }, upcasters: [(old) => ({ ...old, by: 'client' })] },
  ),
  DocumentRenamed: event(z.object({ ...one, personId: id, name: z.string() }), { personal: { name: 'personId' } }),
  DocumentShared: event(z.object({ ...one, shareId: id, ...aboutReader })),
  DocumentShareRevoked: event(z.object({ ...one, ...aboutReader, why: z.enum(['owner', 'wrongRecipient']) })),
  DocumentViewed: event(z.object(opening)),
  DocumentDownloaded: event(z.object(opening)),
  /** Who held the link of a document or of a request for documents said that it was not meant for them. */
  WrongRecipientReported: event(
    z.object({ leadId: id, documentId: id.optional(), requestId: id.optional(), linkId: id, incidentId: id, ...aboutReader }),
  ),
  /** The team, or the professional of an acceptance, asked for documents: `items` of them, in a stream of its own. */
  DocumentRequestNoted: event(z.object({ leadId: id, requestId: id, items: z.number().int().positive() })),
  /** An infected file came and was kept nowhere. */
  DocumentQuarantined: event(
    z.object({ leadId: id, uploadId: id, by: side, uploaderId: id.optional(), acceptanceId: id.optional(), signature: z.string() }),
  ),
  DocumentDeleted: event(
    z.object({ ...one, why: z.enum(['owner', 'draftExpired', 'retention']), answers: z.object({ requestId: id, itemId: id }).optional() }),
  ),
};

export type DocumentEvents = typeof documentEvents;
export type DocumentEvent = EventOf<DocumentEvents>;

/** One event of the documents of a request, typed by its name. */
export const documentHappened = <T extends DocumentEvent['type']>(
  type: T,
  data: Extract<DocumentEvent, { type: T }>['data'],
): Extract<DocumentEvent, { type: T }> => ({ type, data }) as Extract<DocumentEvent, { type: T }>;
