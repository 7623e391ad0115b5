/** What the front ends know of documents, as types alone. */
export type { DocumentEvent } from './document-events.js';
export type { DocumentRequestEvent } from './document-request.js';
export type { DocumentNameRow } from './views/document-names.js';
