/** What readers get over the API of each view, for the front ends: types alone. */
export type { SurveyRow } from './views/surveys.js';
export type { ReviewRow } from './views/reviews.js';
