export { DocumentsByLink } from './by-link';
export { DocumentsOnSheet } from './on-sheet';
export { OwnDocuments } from './own';
export { ownTexts } from './words/own';
