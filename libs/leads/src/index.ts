import { context } from '@jurilien/event-sourcing';
import { leadParts } from './lead-parts.js';
import { offerParts } from './offer-parts.js';

/** From request to accepted offer. */
export const leads = context({
  name: 'leads',
  deciders: [...leadParts.deciders, ...offerParts.deciders],
  decisions: [...leadParts.decisions, ...offerParts.decisions],
  views: [...leadParts.views, ...offerParts.views],
  automations: [...leadParts.automations, ...offerParts.automations],
});

export { lead, leadEvents, type LeadEvent, type LeadEvents } from './lead.js';
export { ENDS, isLive, LEAD_STATUSES, type LeadState, type LeadStatus } from './lead-state.js';
export {
  ADDED,
  BLOCK_TYPES,
  CLEAR,
  IDENTITY,
  ORIGINAL_FACTS,
  PRIVATE,
  type Address,
  type Answers,
  type ClearFacts,
  type Fact,
  type LeadFacts,
  type Party,
  type PrivateFacts,
  type Visibility,
} from './facts.js';
export { acceptedEvents, blockEvents, CLOSE_REASONS, closeEvents, stoppedEvents, withdrawEvents } from './endings.js';
export { detectPersonalData, type Finding, type FindingKind, type KnownPerson } from './personal-data-detector.js';
export { knownPersons } from './decisions/summary-guard.js';
export { editLead } from './decisions/edit-lead.js';
export { confirmLeadEmail } from './decisions/confirm-lead-email.js';
export { confirmLeadPhone } from './decisions/confirm-lead-phone.js';
export { editableBy } from './fact-input.js';
export { phoneCodeSubject } from './decisions/confirm-lead-phone.js';
export { planOf, priceInput } from './decisions/offering.js';
export { CHECKLIST } from './decisions/validate-lead.js';
export { REJECT_REASONS } from './decisions/reject-lead.js';
export { CALL_OUTCOMES } from './decisions/log-call-attempt.js';
export { EMAIL, PHONE } from './decisions/submission.js';
export { shortCode } from './short-code.js';
export { budgetBracket, price, type Price, type PriceInput } from './price.js';
export {
  alreadyAsked,
  claimEndsAt,
  distribution,
  claimOn,
  hasLiveClaim,
  liveClaims,
  offerAfterClaim,
  openOffers,
  overdueClaims,
  searched,
  seatsFree,
  seatsLeft,
  seatsTaken,
  type Claim,
  type DistributionEvent,
  type DistributionState,
  type Offer,
} from './distribution.js';
export {
  claimEnd,
  closeSearch,
  endsWave,
  idsOf,
  ownOffer,
  REFUSE_REASONS,
  refusedEvents,
  waveEndedEarly,
} from './decisions/search-rules.js';
export { waveEnd } from './wave-plans.js';
export { acceptance, served, type AcceptanceState } from './acceptance.js';
export { offerReceipt } from './offer-receipt.js';
export { contactDueAt } from './automations/search.js';
export { sendWave } from './decisions/send-wave.js';
export { match, type Matching } from './matching.js';
export type { MatchLead, MatchProfile, Ranked } from './match-types.js';
