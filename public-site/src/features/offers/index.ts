export { useMatter } from './card';
export { ClientNotes, CriminalFile } from './client-notes';
export { AnswersOf, Wishes } from './offer-contact';
export type { OwnOffer } from './types';
