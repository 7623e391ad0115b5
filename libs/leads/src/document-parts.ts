import type { Context } from '@jurilien/event-sourcing';
import { forgetDocumentsOfEnded, removeDeletedFiles } from './automations/forget-documents.js';
import { deleteDocument, forgetDocuments } from './decisions/delete-document.js';
import { uploadDocument } from './decisions/upload-document.js';
import { documents } from './documents.js';

/** What people send with a request (4.10.6). */
export const documentParts: Omit<Context, 'name' | 'views'> = {
  deciders: [documents],
  decisions: [uploadDocument, deleteDocument, forgetDocuments],
  automations: [forgetDocumentsOfEnded, removeDeletedFiles],
};
