import { LEAD_STATUSES } from '@jurilien/contracts';
import { decision, filledLine, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { leadFilesMax } from '@jurilien/reference';
import { z } from 'zod';
import { isLive, lead, leadId, refuseUnlessIn } from '@jurilien/lead';
import { documentHappened, documents, documentType } from '../documents.js';

/** The stream of a request's documents, and the request they belong to. */
export const onDocuments = (input: { leadId: string }) => ({
  documents: streamOf(documents, input.leadId),
  lead: streamOf(lead, input.leadId),
});

/** A request takes documents from its first word to its end. */
export const TAKING_DOCUMENTS = LEAD_STATUSES.filter(isLive);

/** How long a name may be; longer ones are cut in the middle by the form, so that the ending stays. */
export const DOCUMENT_NAME_MAX = 200;

/** A document lies sealed in the files: sent by the route that has received, sniffed and scanned it, while the request lives. */
export const uploadDocument = decision({
  name: 'UploadDocument',
  input: z.object({
    leadId,
    documentId: ids.documentId,
    name: filledLine(DOCUMENT_NAME_MAX),
    type: documentType,
    bytes: z.number().int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    scanner: z.string().max(60),
  }),
  streams: onDocuments,
  decide(input, { documents: s, lead: request }, ctx) {
    refuseUnlessIn(request, TAKING_DOCUMENTS);
    const known = [...s.documents.map((d) => d.documentId), ...s.deleted];
    if (known.includes(input.documentId)) return {};
    refuseUnless(s.documents.length < ctx.config.value(leadFilesMax), 'CAP_REACHED', 'documents');
    return { documents: [documentHappened('DocumentUploaded', { ...input, personId: request.personId })] };
  },
});
