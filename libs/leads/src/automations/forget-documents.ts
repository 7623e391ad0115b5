import { automation, type Effect } from '@jurilien/event-sourcing';
import { documents } from '../documents.js';
import { lead } from '../lead.js';
import { limits } from '../limits.js';
import { plus } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';

/** The documents of a draft nobody sent go at once; those of a request that ended, when their days are over. */
export const forgetDocumentsOfEnded = automation(lead)({
  name: 'forget-documents-of-ended',
  on: {
    LeadDraftAbandoned: (e): Effect[] => [{ do: 'dispatch', command: 'ForgetDocuments', input: { leadId: e.data.leadId } }],
    ...onEach(['LeadClosed', 'LeadConfirmationExpired', 'LeadRejected', 'LeadBlocked', 'LeadWithdrawn'], (e) => [
      leadTimer(e, 'lead.documents', plus(e.occurredAt, limits.documentsMs), 'ForgetDocuments'),
    ]),
    LeadReopened: (e) => noTimer(e, 'lead.documents'),
    LeadUnblocked: (e) => noTimer(e, 'lead.documents'),
  },
});

/** A document that is no longer there leaves no bytes behind. */
export const removeDeletedFiles = automation(documents)({
  name: 'remove-deleted-files',
  on: { DocumentDeleted: (e) => [{ do: 'work', job: 'remove-file', key: e.data.documentId, input: { fileId: e.data.documentId } }] },
});
