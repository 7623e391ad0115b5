/** What readers get over the API of each view, for the front ends: types alone. */
export type { ReplacementCause, ReplacementRefusal } from './acceptance-words.js';
export type { AcceptanceRow } from './views/acceptances.js';
export type { CreditRequestRow } from './views/credit-requests.js';
