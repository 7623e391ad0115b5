import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { DOCUMENT_SIDES, DOCUMENT_STANDINGS } from '../../document-words.js';
import { contracts, file, instant } from '../contract.js';
import { documentFile, documentShown, lang } from '../shapes.js';
import { documentDetails, documentRequestShown, documentRoom, requestDocuments } from './shapes.js';

/** How far a file came. */
const upload = z.object({ uploadId: z.string(), offset: z.int(), size: z.int() });
const received = upload.extend({ document: documentShown.optional() });
const announced = z.strictObject({ name: z.string().trim().min(1).max(1_000), size: z.number().int().min(0) });
/** The asked document that a file answers. */
const answers = z.strictObject({ requestId: ids.requestId, itemId: ids.itemId });
/** `view` opens it in a sandbox that runs nothing, for the pages that show it; `download` is recorded for its owner. */
const as = z.strictObject({ as: z.enum(['view', 'download']).default('download') });
const everything = file('application/zip');

const behindLink = ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED', 'WRONG_STATE'] as const;
const afterCode = [...behindLink, 'STEP_UP_REQUIRED'] as const;
const ofLead = z.object({ leadId: ids.leadId });
const oneFile = z.object({ leadId: ids.leadId, documentId: ids.documentId });
const uploading = z.object({ leadId: ids.leadId, uploadId: z.string() });

/** Documents behind a personal link: while a request is written and after it was sent, for its client; shared ones, for who they are shared with. */
const behindLinks = contracts({
  'GET /api/public/documents': {
    summary: 'Documents of the request behind a link, and what may be sent',
    answer: z.object({ documents: z.array(documentShown), max: z.int(), maxBytes: z.int(), kinds: z.array(z.string()) }),
    errors: behindLink,
  },
  'POST /api/public/documents/uploads': {
    summary: 'Announce a file with its length; by the link of a request for documents, after its code, with what it answers',
    body: announced.extend({ answers: answers.optional() }),
    answer: upload,
    status: 201,
    errors: [...afterCode, 'CAP_REACHED', 'RATE_LIMITED'],
  },
  'GET /api/public/documents/uploads/:uploadId': { summary: 'How far a file came', answer: upload, errors: afterCode },
  'PATCH /api/public/documents/uploads/:uploadId': {
    summary: 'One piece, at the offset of its header `upload-offset`; the last one makes the file a document',
    bytes: 'application/octet-stream',
    answer: received,
    errors: [...afterCode, 'STALE_VERSION', 'CAP_REACHED'],
  },
  'DELETE /api/public/documents/uploads/:uploadId': { summary: 'Give up a file that is not whole', status: 204, errors: afterCode },
  'DELETE /api/public/documents/:documentId': {
    summary: 'Take a document out of the request',
    params: z.object({ documentId: ids.documentId }),
    status: 204,
    errors: behindLink,
  },
  'GET /api/public/own-documents': {
    summary: 'Everything about the documents of a client’s own request, by its link and after its code (M03)',
    answer: requestDocuments.extend({ serverNow: instant }),
    errors: afterCode,
  },
  'GET /api/public/own-documents/files/:documentId': {
    summary: 'One of them',
    params: z.object({ documentId: ids.documentId }),
    malformed: 'NOT_FOUND',
    query: as,
    answer: documentFile,
    errors: afterCode,
  },
  'GET /api/public/own-documents/archive': { summary: 'All of them in one archive', answer: everything, errors: afterCode },
  'GET /api/public/document': {
    summary: 'What the link of a document or of a request for documents opens (M25); what is in it only after the code',
    answer: z.object({
      serverNow: instant,
      lang,
      kind: z.enum(['document', 'request']),
      standing: z.enum(DOCUMENT_STANDINGS),
      /** Who shares or asks. */
      from: z.enum(DOCUMENT_SIDES),
      /** Whom the link was sent to. */
      reader: z.enum(['client', 'professional']),
      steppedUp: z.boolean(),
      document: documentDetails.optional(),
      request: documentRequestShown.optional(),
      /** What the client has sent for that request. */
      sent: z.array(documentShown).optional(),
      room: documentRoom.optional(),
    }),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/public/document/file': { summary: 'The shared document', query: as, answer: documentFile, errors: afterCode },
});

/** The same for who is signed in. */
const signedIn = contracts({
  'GET /api/documents': {
    summary: 'Documents of a client’s own requests, or of the accepted requests of a professional (M03), the newest first',
    answer: z.object({ serverNow: instant, requests: z.array(requestDocuments) }),
  },
  'GET /api/documents/:leadId': {
    summary: 'Those of one request',
    params: ofLead,
    malformed: 'NOT_FOUND',
    query: z.strictObject({ acceptanceId: ids.acceptanceId.optional() }),
    answer: requestDocuments.extend({ serverNow: instant }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/documents/:leadId/files/:documentId': {
    summary: 'One of them',
    params: oneFile,
    malformed: 'NOT_FOUND',
    query: as,
    answer: documentFile,
    errors: ['NOT_FOUND'],
  },
  'GET /api/documents/:leadId/archive': {
    summary: 'All that the caller may read of them, in one archive',
    params: ofLead,
    malformed: 'NOT_FOUND',
    answer: everything,
    errors: ['NOT_FOUND'],
  },
  'POST /api/documents/:leadId/uploads': {
    summary: 'Announce a file with its length: by the client, the professional who accepted, or the team',
    params: ofLead,
    malformed: 'NOT_FOUND',
    body: announced.extend({
      answers: answers.optional(),
      /** Of the team: the professionals who accepted see it too. */
      forProfessionals: z.boolean().optional(),
    }),
    answer: upload,
    status: 201,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'CAP_REACHED', 'RATE_LIMITED'],
  },
  'GET /api/documents/:leadId/uploads/:uploadId': {
    summary: 'How far a file came',
    params: uploading,
    malformed: 'NOT_FOUND',
    answer: upload,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  },
  'PATCH /api/documents/:leadId/uploads/:uploadId': {
    summary: 'One piece, at the offset of its header `upload-offset`; the last one makes the file a document',
    params: uploading,
    malformed: 'NOT_FOUND',
    bytes: 'application/octet-stream',
    answer: received,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'CAP_REACHED'],
  },
  'DELETE /api/documents/:leadId/uploads/:uploadId': {
    summary: 'Give up a file that is not whole',
    params: uploading,
    malformed: 'NOT_FOUND',
    status: 204,
    errors: ['NOT_FOUND'],
  },
});

/** And for the team (X14, X02); each look is recorded. */
const ofTeam = contracts({
  'GET /api/leads/:leadId/documents': {
    summary: 'Documents of a request with shares, openings and requests for documents, for the staff who work on it',
    params: ofLead,
    malformed: 'NOT_FOUND',
    answer: requestDocuments,
    errors: ['NOT_FOUND'],
  },
  'GET /api/leads/:leadId/documents/:documentId': {
    summary: 'One of them; each look is recorded',
    params: oneFile,
    malformed: 'NOT_FOUND',
    answer: documentFile,
    errors: ['NOT_FOUND'],
  },
  'GET /api/lawyers/:id/documents': {
    summary: 'Documents that a professional sent, was given or asked for, by accepted request (X02)',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    answer: z.object({ requests: z.array(requestDocuments) }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/pro/acceptances/:acceptanceId/documents/:documentId': {
    summary: 'A document that is shared with the professional of an accepted request, as long as the contact sheet may be read',
    params: z.object({ acceptanceId: ids.acceptanceId, documentId: ids.documentId }),
    malformed: 'NOT_FOUND',
    answer: documentFile,
    errors: ['NOT_FOUND'],
  },
});

/** Documents of a request (4.10.6): sent, shared, asked for, looked at, by everyone it concerns. */
export const documentsApi = contracts({ ...behindLinks, ...signedIn, ...ofTeam });
