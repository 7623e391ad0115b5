/** What readers get over the API of each view, for the front ends: types alone. */
/** Every event of a request, which the console tells in a sentence. */
export type { LeadEvent } from './lead.js';
export type { ClearFacts, Party, PrivateFacts } from './facts.js';
