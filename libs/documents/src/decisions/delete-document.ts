import { LEAD_ENDS } from '@jurilien/contracts';
import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { leadId, refuseUnlessIn } from '@jurilien/lead';
import { plus, reached } from '@jurilien/reference';
import { documentHappened } from '../documents.js';
import { limits } from '../limits.js';
import { onDocuments, TAKING_DOCUMENTS } from './upload-document.js';

/** Whose request it is takes a document out of it again, while it lives; what is not there any more stays away. */
export const deleteDocument = decision({
  name: 'DeleteDocument',
  input: z.object({ leadId, documentId: ids.documentId }),
  streams: onDocuments,
  decide({ leadId: ofLead, documentId }, { documents: s, lead: request }) {
    if (!s.documents.some((d) => d.documentId === documentId)) return {};
    refuseUnlessIn(request, TAKING_DOCUMENTS);
    return { documents: [documentHappened('DocumentDeleted', { leadId: ofLead, documentId, why: 'owner' })] };
  },
});

/** The documents of a draft that no one sent go with it; those of a request, ninety days after its end (4.10.12). */
export const forgetDocuments = decision({
  name: 'ForgetDocuments',
  input: z.object({ leadId }),
  streams: onDocuments,
  decide({ leadId: ofLead }, { documents: s, lead: request }, ctx) {
    const abandoned = LEAD_ENDS.includes(request.status) && !request.submittedAt;
    const over = LEAD_ENDS.includes(request.status) && request.endedAt && reached(plus(request.endedAt, limits.documentsMs), ctx.now);
    if (!abandoned && !over) return {};
    return {
      documents: s.documents.map(({ documentId }) =>
        documentHappened('DocumentDeleted', { leadId: ofLead, documentId, why: abandoned ? 'draftExpired' : 'retention' }),
      ),
    };
  },
});
