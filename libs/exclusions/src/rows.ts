/** What readers get over the API of each view, for the front ends: types alone. */
export type { BlacklistRow } from './views/blacklist.js';
export type { BlockRow } from './views/blocks.js';
