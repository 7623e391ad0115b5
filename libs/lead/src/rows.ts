/** What readers get over the API of each view, for the front ends: types alone. */
/** Every event of a request, which the console tells in a sentence. */
export type { LeadEvent } from './lead.js';
export type { BlockType, ClearFacts, Party, PrivateFacts } from './facts.js';
export type { CloseReason } from './endings.js';
export type { CallOutcome } from './decisions/marks/log-call-attempt.js';
export type { RevealReason } from './decisions/marks/reveal-contact.js';
export type { RejectReason } from './decisions/validation/reject-lead.js';
export type { CheckedItem } from './decisions/validation/validate-lead.js';
export type { SolvedHow } from './renewal/renewal.js';
