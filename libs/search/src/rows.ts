/** What readers get over the API of each view, for the front ends: types alone. */
export type { OfferRow } from './views/offers.js';
export type { OfferProposal, SearchRow } from './views/searches.js';
export type { RankedPerson, WaveRow } from './views/waves.js';
