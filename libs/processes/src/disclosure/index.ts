/** What of a request is shown to whom, and when: one question, one file. */
export { answersShared, askedFieldOf, type SharedAnswers } from './answers-shared.js';
export { creditOf, type Line, lineOf, type OwnAcceptance, sheetOf } from './accepted-request.js';
export { contactReadable, contactReadableUntil, criminalFileOf, documentsReadable } from './contact-data.js';
export { hiddenColumns, masked, maskEmail, maskName, maskPhone, revealedFields } from './masking.js';
export { offerShown, priceShown, type Stage, stageOf, standing, viewingOf } from './offer-shown.js';
