/** What readers get over the API of each view, for the front ends: types alone. */
export type { CandidateContactRow } from './views/candidate-contacts.js';
export type { CandidateRow } from './views/candidate-files.js';
export type { JobApplicationRow } from './views/job-applications.js';
