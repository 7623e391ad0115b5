export { LeadDocuments } from './LeadDocuments';
export { MergedDocuments } from './MergedDocuments';
export { LawyerDocuments } from './LawyerDocuments';
