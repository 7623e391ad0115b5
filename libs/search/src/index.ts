import { context } from '@jurilien/event-sourcing';
import { endSearch } from './automations/end-search.js';
import { gatherTakenOffers, remindOfOffers, updateClient } from './automations/search-news.js';
import {
  expireOffersWhenSearchEnds,
  openBoardAtInstant,
  runWaves,
  startRoundWhenOffering,
  widenRunningSearch,
} from './automations/search.js';
import { endWave, skipWave } from './decisions/end-wave.js';
import { expireOffers } from './decisions/expire-offers.js';
import { makeOfferDigest } from './decisions/make-offer-digest.js';
import { markLeadUnserved } from './decisions/mark-lead-unserved.js';
import { openOnBoard } from './decisions/open-on-board.js';
import { recordClaimLost, recordOfferViewed, requestSecondChance } from './decisions/record-offer-viewed.js';
import { remindOfOffer } from './decisions/remind-of-offer.js';
import { reopenCapacity, returnLeadToReady } from './decisions/reopen-capacity.js';
import { sendWave } from './decisions/send-wave.js';
import { startRound } from './decisions/start-round.js';
import { widenRound } from './decisions/widen-round.js';
import { offerDigest } from './offer-digest.js';
import { offerReceipt } from './offer-receipt.js';
import { distribution } from './search.js';
import { matchLeads } from './views/match-leads.js';
import { matchings } from './views/matchings.js';
import { offers } from './views/offers.js';
import { searches } from './views/searches.js';
import { waves } from './views/waves.js';

/** Rounds, waves and offers. Claims touch credits: see `processes`. */
export const searchContext = context({
  name: 'search',
  deciders: [distribution, offerReceipt, offerDigest],
  decisions: [
    markLeadUnserved,
    startRound,
    widenRound,
    remindOfOffer,
    makeOfferDigest,
    sendWave,
    endWave,
    skipWave,
    openOnBoard,
    expireOffers,
    recordOfferViewed,
    recordClaimLost,
    requestSecondChance,
    reopenCapacity,
    returnLeadToReady,
  ],
  views: [matchLeads, offers, waves, matchings, searches],
  automations: [
    endSearch,
    startRoundWhenOffering,
    runWaves,
    openBoardAtInstant,
    widenRunningSearch,
    remindOfOffers,
    gatherTakenOffers,
    updateClient,
    expireOffersWhenSearchEnds,
  ],
});

export { recordClaimLost } from './decisions/record-offer-viewed.js';
export { offerDigest } from './offer-digest.js';
export { type OfferReceiptState, offerReceipt, type OfferReceiptEvent } from './offer-receipt.js';
export {
  alreadyAsked,
  type Claim,
  claimEndsAt,
  claimOn,
  duePlanned,
  hasLiveClaim,
  liveClaims,
  type ManualProposal,
  type Offer,
  OFFER_STATES,
  offerAfterClaim,
  REFUSAL_UNDO_MS,
  type OfferState,
  openOffers,
  overdueClaims,
  type SearchState,
  seatsFree,
  seatsLeft,
  seatsTaken,
  sentOffers,
  spokenFor,
} from './search-state.js';
export { type BoardDiscount, boardDiscountAt } from './board-discount.js';
export { type Round, searchRounds } from './rounds.js';
export { distribution, GOES_ON, type ReleaseCause, searched, type SearchEvent } from './search.js';
export { endOfWave, halfOfWave, MANUAL_MINUTES, waveEnd, wavesOf } from './wave-plans.js';
export type { SearchWork } from './work.js';
export { endWave, skipWave } from './decisions/end-wave.js';
export { expireOffers } from './decisions/expire-offers.js';
export { markLeadUnserved, unservedReason } from './decisions/mark-lead-unserved.js';
export { boardOnly, openOnBoard, wavesOver } from './decisions/open-on-board.js';
export { recordOfferViewed, requestSecondChance } from './decisions/record-offer-viewed.js';
export { reopenCapacity, returnLeadToReady } from './decisions/reopen-capacity.js';
export {
  claimEnd,
  closeSearch,
  endsWave,
  idsOf,
  manualOffer,
  offerIn,
  ownOffer,
  REFUSE_REASONS,
  refusedEvents,
  waveEndedEarly,
} from './decisions/search-rules.js';
export { sendWave } from './decisions/send-wave.js';
export { startRound } from './decisions/start-round.js';
export { type CapFacts, type Quota, quotaOf } from './matching/caps.js';
export {
  boardExclusionOf,
  DEFERRALS,
  exclusionDespite,
  exclusionOf,
  EXCLUSIONS,
  leadView,
  NO_ONE_ASKED,
  type LeadView,
  pointOf,
} from './matching/eligibility.js';
export type { Bars, Caps, MatchHours, MatchLead, MatchProfile, PauseSpan, Ranked, Spent } from './matching/match-types.js';
export { match, type Matching, type MatchOptions } from './matching/matching.js';
export { heldByOpenOffers, type PastOffer } from './matching/held-offers.js';
export { openings } from './matching/offer-hours.js';
export { type Rotation, rotationOf } from './matching/rotation.js';
export {
  type Behaviour,
  gini,
  quantile,
  shareByDecile,
  simulation,
  type Simulated,
  type SimulatedWave,
  type Trial,
} from './matching/simulation.js';
export { changed, type Changes, inGoodStanding, type PastBars, type PastLead, wouldHaveSeen } from './matching/what-would-be.js';
