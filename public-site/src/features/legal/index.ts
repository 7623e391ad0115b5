export type { LegalText } from './text';
export { professionalTerms } from './words/professional-terms';
