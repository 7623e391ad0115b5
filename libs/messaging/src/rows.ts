/** What readers get over the API of each view, for the front ends: types alone. */
export type { MessageClass } from './message.js';
export type { EnquiryRow } from './views/enquiries.js';
export type { KillSwitchRow } from './views/kill-switches.js';
export type { MessageRow } from './views/messages.js';
export type { NoticeRow } from './views/notices.js';
export type { RelayRow } from './views/relays.js';
export type { ThreadRow } from './views/threads.js';
