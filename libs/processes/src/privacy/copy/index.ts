export * from './personal-copy.js';
export { declaredMoments } from './fact-words.js';
export { declaredFields, fieldName, partName, withheldBecause } from './field-words.js';
export { copiedConsents } from './copied-consents.js';
export { copiedFacts, copiedFields, fieldsToCopy, placesOf } from './copied-fields.js';
export { type CopyPaper, copyPaper, copyTable, holdingTitle } from './copy-paper.js';
