/** What readers get over the API of each view, for the front ends: types alone. */
export type { SessionRow } from './views/sessions.js';
export type { StaffRow } from './views/staff.js';
export type { AccountRow } from './views/user-accounts.js';
