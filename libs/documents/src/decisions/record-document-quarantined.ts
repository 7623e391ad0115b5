import { DOCUMENT_SIDES } from '@jurilien/contracts';
import { decision, ids } from '@jurilien/event-sourcing';
import { leadId } from '@jurilien/lead';
import { z } from 'zod';
import { documentHappened } from '../document-events.js';
import { onDocuments } from './on-documents.js';

/** The scanner found something in a file: it is kept nowhere, and the team sees from whom it came and what it was. */
export const recordDocumentQuarantined = decision({
  name: 'RecordDocumentQuarantined',
  input: z.object({
    leadId,
    /** The upload that brought it: refused once is written down once. */
    uploadId: ids.fileId,
    by: z.enum(DOCUMENT_SIDES),
    uploaderId: ids.userId.optional(),
    acceptanceId: ids.acceptanceId.optional(),
    signature: z.string().max(200),
  }),
  streams: onDocuments,
  decide(input, { documents: s, lead: request }) {
    if (request.status === 'None' || s.quarantined.some(({ uploadId }) => uploadId === input.uploadId)) return {};
    return { documents: [documentHappened('DocumentQuarantined', input)] };
  },
});
