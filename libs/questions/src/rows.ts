/** What readers get over the API of each view, for the front ends: types alone. */
export type { PublishedVersion, QuestionSetRow } from './views/question-sets.js';
