import { automation, forEach } from '@jurilien/event-sourcing';
import { documentRequest } from '@jurilien/documents';
import { lead } from '@jurilien/lead';
import { endFollowUp, followUp } from './follow-up.js';

/** Documents that the team asked for and that are late: someone reaches the client. A professional sees to their own. */
export const followUpLateDocuments = automation(documentRequest)({
  name: 'follow-up-late-documents',
  on: {
    DocumentRequestOverdue: ({ occurredAt, data: { requestId, leadId, by } }) =>
      by === 'staff'
        ? [followUp({ kind: 'documentsLate', subjectId: leadId, occurrence: requestId, about: { leadId }, dueAt: occurredAt })]
        : [],
    ...forEach(documentRequest)(['DocumentRequestFulfilled', 'DocumentRequestCancelled'], ({ data: { leadId, by } }) =>
      by === 'staff' ? [endFollowUp('documentsLate', leadId)] : [],
    ),
  },
});

const over = (leadId: string) => endFollowUp('documentsLate', leadId, 'ended');

/** Of a request that has ended, nothing is waited for any more. */
export const followUpLateDocumentsOfEnded = automation(lead)({
  name: 'follow-up-late-documents-of-ended',
  on: {
    ...forEach(lead)(['LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed', 'LeadMerged'], ({ data: { leadId } }) => [
      over(leadId),
    ]),
    LeadReferredToPartner: ({ data: { leadId, final } }) => (final ? [over(leadId)] : []),
  },
});
