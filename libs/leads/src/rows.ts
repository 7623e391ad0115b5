/** What readers get over the API of each view, for the front ends: types alone. */
export type { ClearFacts, Party, PrivateFacts } from './facts.js';
export type { AcceptanceRow } from './views/acceptances.js';
export type { CreditRequestRow } from './views/credit-requests.js';
export type { LeadDetails } from './views/lead-details.js';
export type { LeadRow } from './views/leads.js';
export type { OfferRow } from './views/offers.js';
export type { PublishedVersion, QuestionSetRow } from './views/question-sets.js';
export type { OfferProposal, SearchRow } from './views/searches.js';
export type { SurveyRow } from './views/surveys.js';
export type { RankedPerson, WaveRow } from './views/waves.js';
