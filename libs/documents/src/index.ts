import { context } from '@jurilien/event-sourcing';
import { forgetDocumentsOfEnded, removeDeletedFiles } from './automations/forget-documents.js';
import { askAgain, mindDocumentRequests } from './automations/mind-document-requests.js';
import { deleteDocument, forgetDocuments } from './decisions/delete-document.js';
import { cancelDocumentRequest, markDocumentRequestOverdue, reopenDocumentRequestItem } from './decisions/end-document-request.js';
import { recordDocumentDownloaded, recordDocumentViewed } from './decisions/record-document-opened.js';
import { recordDocumentQuarantined } from './decisions/record-document-quarantined.js';
import { renameDocument } from './decisions/rename-document.js';
import { reportWrongRecipient } from './decisions/report-wrong-recipient.js';
import { requestDocuments } from './decisions/request-documents.js';
import { revokeDocumentShare, shareDocument } from './decisions/share-document.js';
import { uploadDocument } from './decisions/upload-document.js';
import { documentRequest } from './document-request.js';
import { documents } from './documents.js';
import { documentNames } from './views/document-names.js';

/** What people send with a request, to whom they show it, and what they are asked for (4.10.6). */
export const documentsContext = context({
  name: 'documents',
  deciders: [documents, documentRequest],
  decisions: [
    uploadDocument,
    renameDocument,
    shareDocument,
    revokeDocumentShare,
    deleteDocument,
    forgetDocuments,
    recordDocumentViewed,
    recordDocumentDownloaded,
    recordDocumentQuarantined,
    reportWrongRecipient,
    requestDocuments,
    cancelDocumentRequest,
    markDocumentRequestOverdue,
    reopenDocumentRequestItem,
  ],
  views: [documentNames],
  automations: [forgetDocumentsOfEnded, removeDeletedFiles, mindDocumentRequests, askAgain],
});

export { documents, isAnnounced, isReported, isWithProfessional, type DocumentsState, type LeadDocument } from './documents.js';
export { documentRequest, type DocumentRequestState, isAwaited } from './document-request.js';
export { type Acting, documentSeats, isOwner, mayReadDocument, type Seat } from './decisions/on-documents.js';
export { deleteDocument, documentsHeld, forgetDocuments, keptUntil as documentsKeptUntil } from './decisions/delete-document.js';
export { recordDocumentDownloaded } from './decisions/record-document-opened.js';
export { recordDocumentQuarantined } from './decisions/record-document-quarantined.js';
export { DOCUMENT_NAME_MAX, roomLeft, uploadDocument } from './decisions/upload-document.js';
export { documentCan, documentRequestCan, requestCan } from './what-can.js';
