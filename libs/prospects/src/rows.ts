/** What readers get over the API of each view, for the front ends: types alone. */
export type { ChurnRule } from './churn.js';
export type { ImportColumn } from './import-row.js';
export type { LostByHand } from './prospect.js';
export type { ProspectRow } from './views/prospects.js';
