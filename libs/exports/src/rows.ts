/** What readers get over the API of each view, for the front ends: types alone. */
export type { Exported } from './data-export.js';
export type { ExportRow } from './views/exports.js';
