import { at, automation, cancel, forEach, send, timer } from '@jurilien/event-sourcing';
import { markDocumentRequestOverdue, reopenDocumentRequestItem } from '../decisions/end-document-request.js';
import { documentRequest } from '../document-request.js';
import { documents } from '../documents.js';

const dayOver = timer('docrequest.overdue', markDocumentRequestOverdue);

/** A request for documents is late once its day is over. */
export const mindDocumentRequests = automation(documentRequest)({
  name: 'mind-document-requests',
  on: {
    ...forEach(documentRequest)(['DocumentsRequested', 'DocumentRequestItemReopened'], ({ stream, data: { requestId, leadId, dueAt } }) => [
      at(dueAt, dayOver, { requestId, leadId }, stream),
    ]),
    ...forEach(documentRequest)(['DocumentRequestFulfilled', 'DocumentRequestCancelled'], (e) => [cancel(dayOver, e.stream)]),
  },
});

/** What is deleted by its owner no longer answers what was asked. */
export const askAgain = automation(documents)({
  name: 'ask-again-for-deleted-documents',
  on: {
    DocumentDeleted: ({ data: { leadId, documentId, why, answers } }) =>
      answers && why === 'owner' ? [send(reopenDocumentRequestItem, { leadId, documentId, ...answers })] : [],
  },
});
