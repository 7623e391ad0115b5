export { type SentDocument, documentsOf, removeDocument } from './documents.server';
export { refusalText } from './refusal';
