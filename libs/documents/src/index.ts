import { context } from '@jurilien/event-sourcing';
import { forgetDocumentsOfEnded, removeDeletedFiles } from './automations/forget-documents.js';
import { deleteDocument, forgetDocuments } from './decisions/delete-document.js';
import { uploadDocument } from './decisions/upload-document.js';
import { documents } from './documents.js';

/** What people send with a request (4.10.6). */
export const documentsContext = context({
  name: 'documents',
  deciders: [documents],
  decisions: [uploadDocument, deleteDocument, forgetDocuments],
  views: [],
  automations: [forgetDocumentsOfEnded, removeDeletedFiles],
});

export { documents, type DocumentsState, type LeadDocument } from './documents.js';
export { keptUntil as documentsKeptUntil } from './decisions/delete-document.js';
export { DOCUMENT_NAME_MAX, uploadDocument } from './decisions/upload-document.js';
