import { at, automation, cancel, forEach, send, timer } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { forgetDocuments, keptUntil } from '../decisions/delete-document.js';
import { documents } from '../documents.js';
import { work } from '../work.js';

const documentsEnd = timer('lead.documents', forgetDocuments);

/** The documents of a draft no one sent go at once; those of a request that ended, when their days are over. */
export const forgetDocumentsOfEnded = automation(lead)({
  name: 'forget-documents-of-ended',
  on: {
    ...forEach(lead)(['LeadDraftAbandoned', 'LeadErased'], (e) => [send(forgetDocuments, { leadId: e.data.leadId })]),
    ...forEach(lead)(['LeadClosed', 'LeadConfirmationExpired', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn'], (e) => {
      const until = keptUntil(e.occurredAt, e.config);
      return [at(until, documentsEnd, { leadId: e.data.leadId, until }, e.stream)];
    }),
    ...forEach(lead)(['LeadReopened', 'LeadUnblocked', 'LeadRenewed'], (e) => [cancel(documentsEnd, e.stream)]),
  },
});

/** A document that is no longer there leaves no bytes behind. */
export const removeDeletedFiles = automation(documents)({
  name: 'remove-deleted-files',
  on: { DocumentDeleted: ({ data: { documentId } }) => [work('remove-file', documentId, { fileId: documentId })] },
});
