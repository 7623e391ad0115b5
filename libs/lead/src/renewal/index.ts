/** Renewals of a request (4.6): their events, when each step is possible, and what a client may change as they go on. */
export { RENEWAL_ANSWERS, RENEWAL_CAUSES, type RenewalCause, SOLVED_HOW } from './renewal.js';
export { fieldAsked, renewalChanged, renewalChanges } from './renewal-changes.js';
export { CONSENTS_NEEDED, consentsOwed, consentsRenewed, renewedConsents, tellsSensitive } from './renewal-consents.js';
export { declinedEvents, invitationSent, renewalPlanned, renewedEvents, snoozedEvents } from './renewal-events.js';
export { begunAnew, declinable, invitable, laterInvitation, openInvitation, plannable, renewable, snoozable } from './renewal-rules.js';
