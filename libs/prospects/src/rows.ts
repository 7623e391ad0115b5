/** What readers get over the API of each view, for the front ends: types alone. */
export type { ProspectRow } from './views/prospects.js';
