export { type SentDocument, documentsOf, refusalText } from './documents.server';
