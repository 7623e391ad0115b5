export { ReceiptLink, RequestPapers, SheetLink } from './list';
export { paperTexts } from './words/papers';
