import { context } from '@jurilien/event-sourcing';
import { documentParts } from './document-parts.js';
import { leadParts } from './lead-parts.js';
import { offerParts } from './offer-parts.js';
import { surveyParts } from './survey-parts.js';

/** From request to accepted offer. */
export const leads = context({
  name: 'leads',
  deciders: [...leadParts.deciders, ...offerParts.deciders, ...documentParts.deciders, ...surveyParts.deciders],
  decisions: [...leadParts.decisions, ...offerParts.decisions, ...documentParts.decisions, ...surveyParts.decisions],
  views: [...leadParts.views, ...offerParts.views, ...surveyParts.views],
  automations: [...leadParts.automations, ...offerParts.automations, ...documentParts.automations, ...surveyParts.automations],
});

export { survey, SURVEY_ITEMS, SURVEY_OUTCOMES, surveyIdOf, surveyOpen, type SurveySide, type SurveyState } from './survey.js';
export { documents, type DocumentsState, type LeadDocument } from './documents.js';
export { DOCUMENT_NAME_MAX } from './decisions/upload-document.js';
export { lead, leadEvents, type LeadEvent, type LeadEvents } from './lead.js';
export { isLive, type LeadState } from './lead-state.js';
export {
  ADDED,
  BLOCK_TYPES,
  CLEAR,
  IDENTITY,
  ORIGINAL_FACTS,
  party,
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
export { acceptedEvents, blockEvents, CLOSE_REASONS, closeEvents, stoppedEvents, withdrawEvents, type CloseReason } from './endings.js';
export { urgencyShown, type UrgencyShown } from './urgency-proposal.js';
export { askedWishOf, safeContactOf, wishOf } from './safe-contact.js';
export { detectPersonalData, type Finding, type FindingKind, type KnownPerson } from './personal-data-detector.js';
export { knownPersons } from './decisions/summary-guard.js';
export { offeringDecided, offeringProposed } from './decisions/offering-proposed.js';
export { OFFERING_STEPS } from './offering-proposal.js';
export { editLead } from './decisions/edit-lead.js';
export { confirmLeadEmail } from './decisions/confirm-lead-email.js';
export { confirmLeadPhone } from './decisions/confirm-lead-phone.js';
export { editableBy } from './fact-input.js';
export { phoneCodeSubject } from './decisions/confirm-lead-phone.js';
export { startEvents, startOffering } from './decisions/start-offering.js';
export { isValidator } from './decisions/rules.js';
export { isUrgent, offeringStarted, planOf, priceInput, urgencyOf, type Urgency } from './decisions/offering.js';
export { CHECKLIST, validateLead } from './decisions/validate-lead.js';
export { REJECT_REASONS, rejectLead } from './decisions/reject-lead.js';
export { CALL_OUTCOMES, logCallAttempt } from './decisions/log-call-attempt.js';
export { formKey } from './decisions/own-draft.js';
export { questionSet, versionOf, type QuestionSetState } from './question-sets/question-set.js';
export { shortCode } from './short-code.js';
export { budgetBracket, budgetOf, price, type Factor, type Price, type PriceInput } from './price.js';
export { OFFER_STATES, type OfferState } from './distribution-state.js';
export {
  alreadyAsked,
  claimEndsAt,
  distribution,
  GOES_ON,
  claimOn,
  hasLiveClaim,
  liveClaims,
  offerAfterClaim,
  duePlanned,
  openOffers,
  overdueClaims,
  searched,
  seatsFree,
  seatsLeft,
  seatsTaken,
  spokenFor,
  sentOffers,
  type Claim,
  type DistributionEvent,
  type ReleaseCause,
  type DistributionState,
  type ManualProposal,
  type Offer,
} from './distribution.js';
export {
  claimEnd,
  closeSearch,
  endsWave,
  idsOf,
  manualOffer,
  ownOffer,
  REFUSE_REASONS,
  refusedEvents,
  waveEndedEarly,
} from './decisions/search-rules.js';
export {
  acceptance,
  ATTEMPTS,
  CLOSINGS,
  CONTACT_CHANNELS,
  contactReadable,
  CREDIT_REASONS,
  CREDIT_REFUSALS,
  CREDIT_RULES,
  FEE_RANGES,
  NEXT_STEPS,
  NOT_RETAINED_REASONS,
  RELAY_ENDS,
  relayEnd,
  REPLACEMENT_CAUSES,
  REPLACEMENT_REFUSALS,
  served,
  STANDING,
  UNDER_WAY,
  type AcceptanceEvent,
  type AcceptanceState,
  type CreditReason,
  type CreditRequest,
  type CreditRefusal,
  type CreditRule,
  type RelayEnd,
  type Reminder,
  type ReplacementCause,
} from './acceptance.js';
export {
  CREDIT_DOUBTS,
  creditFacts,
  creditRatePercent,
  creditsTooOften,
  creditVerdict,
  type CreditDoubt,
  type CreditFacts,
} from './lead-credit.js';
export { asksAboutRepresentation, creditApproveAt } from './decisions/keep-lead-credit.js';
export { creditUntil, requestLeadCredit } from './decisions/request-lead-credit.js';
export { endOfWave, halfOfWave, MANUAL_MINUTES, waveEnd } from './wave-plans.js';
export { unservedReason, markLeadUnserved } from './decisions/mark-lead-unserved.js';
export { widenable } from './decisions/widen-search.js';
export { REFUSAL_UNDO_MS } from './time.js';
export { boardOnly, wavesOver, openOnBoard } from './decisions/open-on-board.js';
export type { ManualPick } from './round-facts.js';
export { offerDigest } from './offer-digest.js';
export { lastWord, leftToClient } from './last-word.js';
export { contactDueAt } from './automations/after-acceptance.js';
export { offerReceipt, type OfferReceiptEvent } from './offer-receipt.js';
export { mayReopen, recordOfferViewed } from './decisions/record-offer-viewed.js';
export { sendWave } from './decisions/send-wave.js';
export { match, type Matching, type MatchOptions } from './matching.js';
export { quotaOf, type CapFacts, type Quota } from './caps.js';
export { boardExclusionOf, DEFERRALS, exclusionDespite, exclusionOf, EXCLUSIONS, leadView, pointOf, type LeadView } from './eligibility.js';
export { openings } from './offer-hours.js';
export { rotationOf, type Rotation } from './rotation.js';
export type { Bars, Caps, MatchHours, MatchLead, MatchProfile, PauseSpan, Ranked, Spent } from './match-types.js';
export { changed, inGoodStanding, wouldHaveSeen, type Changes, type PastBars, type PastLead } from './what-would-be.js';
export { gini, quantile, shareByDecile, simulate, type Behaviour, type Simulated, type SimulatedWave } from './simulation.js';
export { wavesOf } from './wave-plans.js';
export type { LeadWork } from './work.js';
export { escalateLeadCredit } from './decisions/keep-lead-credit.js';
export { markLeadForFollowUp } from './decisions/mark-lead-for-follow-up.js';
export { clearBlacklistHit, recordBlacklistHit } from './decisions/record-blacklist-hit.js';
export { closeAcceptance, confirmContactByClient, logContactAttempt, recordContactMade } from './decisions/record-contact-made.js';
export { recordLeadContactMade } from './decisions/record-lead-contact-made.js';
export { requestReplacement } from './decisions/request-replacement.js';
export { tagLead } from './decisions/tag-lead.js';
export { addLeadNote } from './decisions/add-lead-note.js';
export { editLeadSummary } from './decisions/edit-lead-summary.js';
export { endWave } from './decisions/end-wave.js';
export { expireOffers } from './decisions/expire-offers.js';
export { holdLead } from './decisions/hold-lead.js';
export { markLeadSelfServed } from './decisions/mark-lead-self-served.js';
export { provideLeadInfo } from './decisions/provide-lead-info.js';
export { requestLeadInfo } from './decisions/request-lead-info.js';
export { saveLeadDraft } from './decisions/save-lead-draft.js';
export { scheduleLead } from './decisions/schedule-lead.js';
export { setClientReadyAlert } from './decisions/set-client-ready-alert.js';
export { setLeadPrice } from './decisions/set-lead-price.js';
export { startLeadDraft } from './decisions/start-lead-draft.js';
export { startRound } from './decisions/start-round.js';
export { submitLead } from './decisions/submit-lead.js';
export { takeLeadForValidation } from './decisions/take-lead-for-validation.js';
