/** Shapes that the routes about documents share. */
import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { availability } from '../actions.js';
import { DOCUMENT_REQUEST_STATES, DOCUMENT_SIDES } from '../../document-words.js';
import { instant } from '../contract.js';
import { documentShown } from '../shapes.js';

const side = z.enum(DOCUMENT_SIDES);

/** With whom a document is shared, and with whom it could be: a professional who accepted, or the client. */
const share = z.object({
  with: z.enum(['client', 'professional']),
  acceptanceId: ids.acceptanceId.optional(),
  name: z.string().optional(),
  shared: z.boolean(),
});

/** One time that it was opened or taken away, as its owner reads it; the newest first. */
const opening = z.object({
  at: instant,
  what: z.enum(['viewed', 'downloaded']),
  by: side,
  /** Of a professional. */
  acceptanceId: ids.acceptanceId.optional(),
  name: z.string().optional(),
});

/** A document as one of its readers sees it. */
export const documentDetails = documentShown.extend({
  by: side,
  /** Of the professional who sent it. */
  byName: z.string().optional(),
  acceptanceId: ids.acceptanceId.optional(),
  /** The reader sent it, and decides over it. */
  own: z.boolean(),
  /** The asked document that it answers. */
  answers: z.object({ requestId: ids.requestId, itemId: ids.itemId }).optional(),
  /** A page can show it: a PDF or a picture. Anything else is downloaded. */
  viewable: z.boolean(),
  /** For its owner and the team alone. */
  shares: z.array(share),
  opened: z.array(opening),
  /** `RenameDocument`, `ShareDocument`, `RevokeDocumentShare` and `DeleteDocument`: possible, or the refusal. */
  available: z.record(z.string(), availability),
});

/** A request for documents as one of its readers sees it. */
export const documentRequestShown = z.object({
  requestId: ids.requestId,
  leadId: ids.leadId,
  acceptanceId: ids.acceptanceId.optional(),
  by: z.enum(['professional', 'staff']),
  /** Name of the professional who asks. */
  byName: z.string().optional(),
  askedAt: instant,
  /** Last day, `2026-12-15`. */
  dueOn: z.iso.date(),
  state: z.enum(DOCUMENT_REQUEST_STATES),
  note: z.string().optional(),
  items: z.array(
    z.object({ itemId: ids.itemId, label: z.string().optional(), receivedAt: instant.optional(), documentIds: z.array(ids.documentId) }),
  ),
  /** `CancelDocumentRequest`, and `UploadDocument` as an answer. */
  available: z.record(z.string(), availability),
});

/** What may be sent. */
export const documentRoom = z.object({
  /** How many more of the reader's own are taken. */
  left: z.int(),
  maxBytes: z.int(),
  kinds: z.array(z.string()),
});

/** Documents of one request, as one reader may see them. */
export const requestDocuments = z.object({
  leadId: ids.leadId,
  code: z.string().optional(),
  /** State of the request. */
  state: z.string(),
  lawyerType: z.string().nullish(),
  /** Of the professional who reads. */
  acceptanceId: ids.acceptanceId.optional(),
  clientName: z.string().optional(),
  /** Professionals with whom something can be shared now. */
  professionals: z.array(z.object({ acceptanceId: ids.acceptanceId, name: z.string().optional(), firm: z.string().nullish() })),
  documents: z.array(documentDetails),
  requests: z.array(documentRequestShown),
  room: documentRoom,
  /** When everything is deleted, where the request has ended; absent while a legal hold keeps it. */
  deletedAt: instant.optional(),
  /** Files that were infected and kept nowhere; for the team alone. */
  quarantined: z.array(z.object({ at: instant, by: side, signature: z.string() })),
  /** Links that reached someone else, whom each was for, and its incident; for the team alone. */
  reports: z.array(
    z.object({
      at: instant,
      with: z.enum(['client', 'professional']),
      acceptanceId: ids.acceptanceId.optional(),
      name: z.string().optional(),
      incidentId: ids.incidentId,
    }),
  ),
  /** `UploadDocument` and `RequestDocuments`. */
  available: z.record(z.string(), availability),
});
