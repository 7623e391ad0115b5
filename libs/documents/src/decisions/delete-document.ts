import { LEAD_ENDS } from '@jurilien/contracts';
import { type Config, decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { leadId, refuseUnlessIn } from '@jurilien/lead';
import { DAY_MS, documentKeptDays, plus, reached } from '@jurilien/reference';
import { documentHappened } from '../documents.js';
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

/** How long the documents of a request that ended are kept, by the configuration in force at its end. */
export const keptUntil = (endedAt: string, config: Config): string => plus(endedAt, config.value(documentKeptDays) * DAY_MS);

/**
 * The documents of a draft that no one sent go with it; those of a request, when their days are over (4.10.12).
 * `until` is the instant that the end of the request set; what was armed before it was handed on goes by the days in force now.
 */
export const forgetDocuments = decision({
  name: 'ForgetDocuments',
  input: z.object({ leadId, until: z.iso.datetime().optional() }),
  streams: onDocuments,
  decide({ leadId: ofLead, until }, { documents: s, lead: request }, ctx) {
    const abandoned = LEAD_ENDS.includes(request.status) && !request.submittedAt;
    const over = LEAD_ENDS.includes(request.status) && request.endedAt && reached(until ?? keptUntil(request.endedAt, ctx.config), ctx.now);
    if (!abandoned && !over) return {};
    return {
      documents: s.documents.map(({ documentId }) =>
        documentHappened('DocumentDeleted', { leadId: ofLead, documentId, why: abandoned ? 'draftExpired' : 'retention' }),
      ),
    };
  },
});
