export { ManualOffer } from './ManualOffer';
export { OfferingProposal } from './OfferingProposal';
export { OfferProposals } from './OfferProposals';
export { Offers } from './Offers';
export { Rounds } from './Rounds';
export { SearchState } from './SearchState';
