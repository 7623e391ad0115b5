import { documentRequest, type DocumentRequestState, documents, type LeadDocument } from '@jurilien/documents';
import { found, type Lookup } from '../lookup.js';

/** The request for documents that an occurrence is about. */
export const documentRequestOf: (l: Lookup) => Promise<DocumentRequestState | undefined> = found(
  documentRequest,
  ({ about }) => about.requestId,
);

/** The document that an occurrence is about, as long as it is there. */
export const documentOf = async ({ about: { leadId, documentId }, state }: Lookup): Promise<LeadDocument | undefined> =>
  leadId && documentId ? (await state(documents, leadId)).documents.find((d) => d.documentId === documentId) : undefined;
