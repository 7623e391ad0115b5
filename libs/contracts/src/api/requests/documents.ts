import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts } from '../contract.js';
import { documentFile, documentShown } from '../shapes.js';

/** How far a file came. */
const upload = z.object({ uploadId: z.string(), offset: z.int(), size: z.int() });
const behindLink = ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED', 'WRONG_STATE'] as const;
/**
 * Documents of a request (IN14, X14): sent by its link in pieces, each at the offset that the server states (as tus 1.0 does), and read
 * by the staff who work on it and by the professional who accepted it.
 */
export const documentsApi = contracts({
  'GET /api/public/documents': {
    summary: 'Documents of the request behind a link, and what may be sent',
    answer: z.object({ documents: z.array(documentShown), max: z.int(), maxBytes: z.int(), kinds: z.array(z.string()) }),
    errors: behindLink,
  },
  'POST /api/public/documents/uploads': {
    summary: 'Announce a file with its length',
    body: z.strictObject({ name: z.string().trim().min(1).max(1_000), size: z.number().int().min(0) }),
    answer: upload,
    status: 201,
    errors: [...behindLink, 'CAP_REACHED', 'RATE_LIMITED'],
  },
  'GET /api/public/documents/uploads/:uploadId': { summary: 'How far a file came', answer: upload, errors: behindLink },
  'PATCH /api/public/documents/uploads/:uploadId': {
    summary: 'One piece, at the offset of its header `upload-offset`; the last one makes the file a document',
    bytes: 'application/octet-stream',
    answer: upload.extend({ document: documentShown.optional() }),
    errors: [...behindLink, 'STALE_VERSION', 'CAP_REACHED'],
  },
  'DELETE /api/public/documents/uploads/:uploadId': { summary: 'Give up a file that is not whole', status: 204, errors: behindLink },
  'DELETE /api/public/documents/:documentId': {
    summary: 'Take a document out of the request',
    params: z.object({ documentId: ids.documentId }),
    status: 204,
    errors: behindLink,
  },
  'GET /api/leads/:leadId/documents': {
    summary: 'Documents of a request, for the staff who work on it',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: z.array(documentShown),
    errors: ['NOT_FOUND'],
  },
  'GET /api/leads/:leadId/documents/:documentId': {
    summary: 'One of them; each look is recorded',
    params: z.object({ leadId: ids.leadId, documentId: ids.documentId }),
    malformed: 'NOT_FOUND',
    answer: documentFile,
    errors: ['NOT_FOUND'],
  },
  'GET /api/pro/acceptances/:acceptanceId/documents/:documentId': {
    summary: 'A document of an accepted request, as long as the contact sheet may be read',
    params: z.object({ acceptanceId: ids.acceptanceId, documentId: ids.documentId }),
    malformed: 'NOT_FOUND',
    answer: documentFile,
    errors: ['NOT_FOUND'],
  },
});
