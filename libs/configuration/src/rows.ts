/** What readers get over the API of each view, for the front ends: types alone. */
export type { ConfigChangeRow } from './views/config-changes.js';
export type { ConfigCurrentRow } from './views/config-current.js';
export type { ConfigHistoryRow } from './views/config-history.js';
