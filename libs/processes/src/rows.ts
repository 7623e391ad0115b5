/** What readers get over the API of each view, for the front ends: types alone. */
export type { Actionable, ActionOn } from './actions.js';
export type { WithdrawReason } from './decisions/end-lead.js';
export type { TimelineRow } from './views/lead-timeline.js';
export type { HoldingRow } from './views/privacy/holdings.js';
export type { LeadDetails } from './views/request/lead-details.js';
export type { LeadRow } from './views/request/leads.js';
