/** What readers get over the API of each view, for the front ends: types alone. */
export type { LegalDocumentRow, PublishedDocument } from './views/legal-documents.js';
