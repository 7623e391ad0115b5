import { context } from '@jurilien/event-sourcing';
import { leadActions } from './actions.js';
import { awaitConfirmation } from './automations/await-confirmation.js';
import { endHolds } from './automations/end-holds.js';
import { expireDrafts } from './automations/expire-drafts.js';
import { releaseIdleLocks } from './automations/release-idle-locks.js';
import { remindOfDrafts } from './automations/remind-of-drafts.js';
import { startOfferingWhenDue } from './automations/start-offering-when-due.js';
import { timeOutQuestions } from './automations/time-out-questions.js';
import { addClientNote } from './decisions/intake/add-client-note.js';
import { declareReferral } from './decisions/intake/declare-referral.js';
import { expireLead } from './decisions/intake/expire-lead.js';
import { mailDraft, remindOfDraft } from './decisions/intake/mail-draft.js';
import { queueLead } from './decisions/intake/queue-lead.js';
import { saveLeadDraft } from './decisions/intake/save-lead-draft.js';
import { startLeadDraft } from './decisions/intake/start-lead-draft.js';
import { submitLead } from './decisions/intake/submit-lead.js';
import { expireRenewal } from './decisions/renewal/expire-renewal.js';
import { decideUrgency } from './decisions/marks/decide-urgency.js';
import { revealContact } from './decisions/marks/reveal-contact.js';
import { markLeadForFollowUp } from './decisions/search/mark-lead-for-follow-up.js';
import { markLeadSelfServed } from './decisions/search/mark-lead-self-served.js';
import { recordLeadContactMade } from './decisions/search/record-lead-contact-made.js';
import { updateClientOnSearch } from './decisions/search/update-client-on-search.js';
import { widenSearch } from './decisions/search/widen-search.js';
import { remindOfQuestion } from './decisions/validation/remind-of-question.js';
import { provideLeadInfo } from './decisions/validation/provide-lead-info.js';
import { clearBlacklistHit, recordBlacklistHit } from './decisions/validation/record-blacklist-hit.js';
import { forgetLeadDetails } from './decisions/forget-lead-details.js';
import { lead } from './lead.js';

/** The life of a request: intake, validation, what staff write on it, its price, and the start of its search. */
export const leadContext = context({
  name: 'lead',
  deciders: [lead],
  decisions: [
    ...leadActions,
    startLeadDraft,
    saveLeadDraft,
    mailDraft,
    remindOfDraft,
    declareReferral,
    submitLead,
    recordBlacklistHit,
    clearBlacklistHit,
    queueLead,
    expireLead,
    remindOfQuestion,
    provideLeadInfo,
    decideUrgency,
    addClientNote,
    revealContact,
    markLeadSelfServed,
    markLeadForFollowUp,
    widenSearch,
    recordLeadContactMade,
    updateClientOnSearch,
    expireRenewal,
    forgetLeadDetails,
  ],
  views: [],
  automations: [expireDrafts, remindOfDrafts, awaitConfirmation, releaseIdleLocks, timeOutQuestions, endHolds, startOfferingWhenDue],
});

export { leadActions } from './actions.js';
export { forgetLeadDetails };
export * from './renewal/index.js';
export { expireRenewal };
export {
  acceptedEvents,
  blockEvents,
  closable,
  CLOSE_REASONS,
  closeEvents,
  type CloseReason,
  endable,
  stoppable,
  stoppedEvents,
  withdrawable,
  withdrawEvents,
} from './endings.js';
export { editableBy } from './fact-input.js';
export {
  ADDED,
  type Address,
  address,
  BLOCK_TYPES,
  CLEAR,
  type ClearFacts,
  clearFacts,
  type Fact,
  IDENTITY,
  lang,
  type LeadFacts,
  ORIGINAL_FACTS,
  party,
  type Party,
  PRIVATE,
  type PrivateFacts,
  privateFacts,
  province,
  type Visibility,
} from './facts.js';
export { draftKeyOf, partiesKeyOf, referrerKeyOf, type ThirdPerson, THIRD_PERSONS } from './lead-identity.js';
export { sameNumber, sameText } from './lead-edits.js';
export { isLive, type LeadState, opened } from './lead-state.js';
export { STATUS_EVENTS } from './lead-status.js';
export { happened, lead, type LeadEvent, leadEvents, type LeadEvents } from './lead.js';
export { placeOf } from './config-place.js';
export { draftDaysLeft, draftEndsAt, graceEndsAt } from './intake-times.js';
export { mergeable, mergeEventsOf, provenTogether, separable, separateEventsOf, sharedAddresses } from './merges.js';
export { PROOF } from './merging.js';
export { nameMarkOf } from './name-mark.js';
export { OFFERING_STEPS, STEP_FROM } from './offering-proposal.js';
export { frozenRules, type ManualPick, plannedWave } from './round-facts.js';
export { askedWishOf, keptSafeContact, safeContactOf, wishOf } from './safe-contact.js';
export { shortCode } from './short-code.js';
export { zoneOfClient } from './zone.js';
export {
  handling,
  inProvince,
  invalid,
  isIn,
  isStaff,
  isValidator,
  known,
  leadId,
  ofLead,
  onLead,
  refuseUnlessHandling,
  refuseUnlessIn,
  validationDueAt,
  validationRiskMinutes,
} from './decisions/rules.js';
export { asConfigured } from './price/own-price.js';
export { budgetBracket, budgetOf, type Factor, price, type Price, type PriceInput } from './price/price.js';
export { proposalsOf, urgencyShown, type UrgencyShown } from './urgency/urgency-proposal.js';
export { leadHandlers, lockAfter, type MarkChanges, type MergeChanges, sparseLeadHandlers, stateAfter } from './views/lead-handlers.js';
export { confirmLeadEmail } from './decisions/intake/confirm-lead-email.js';
export { confirmLeadPhone, phoneCodeSubject } from './decisions/intake/confirm-lead-phone.js';
export { correctable, editLead } from './decisions/intake/edit-lead.js';
export { formKey } from './decisions/intake/own-draft.js';
export { saveLeadDraft } from './decisions/intake/save-lead-draft.js';
export { startLeadDraft } from './decisions/intake/start-lead-draft.js';
export { submitLead } from './decisions/intake/submit-lead.js';
export { CALL_OUTCOMES, logCallAttempt } from './decisions/marks/log-call-attempt.js';
export { setClientReadyAlert } from './decisions/marks/set-client-ready-alert.js';
export { tagLead } from './decisions/marks/tag-lead.js';
export { setLeadPrice } from './decisions/pricing/set-lead-price.js';
export { markLeadForFollowUp } from './decisions/search/mark-lead-for-follow-up.js';
export { markLeadSelfServed } from './decisions/search/mark-lead-self-served.js';
export { offeringDecided, offeringProposed } from './decisions/search/offering-proposed.js';
export { isUrgent, offeringStarted, planOf, priceInput, unservedAt, type Urgency, urgencyOf } from './decisions/search/offering.js';
export { recordLeadContactMade } from './decisions/search/record-lead-contact-made.js';
export { startEvents, startOffering } from './decisions/search/start-offering.js';
export { updateClientOnSearch } from './decisions/search/update-client-on-search.js';
export { addClientNote } from './decisions/intake/add-client-note.js';
export { resendConfirmation } from './decisions/intake/resend-confirmation.js';
export { widenable, widenSearch } from './decisions/search/widen-search.js';
export { editLeadSummary } from './decisions/validation/edit-lead-summary.js';
export { holdLead } from './decisions/validation/hold-lead.js';
export { provideLeadInfo } from './decisions/validation/provide-lead-info.js';
export { clearBlacklistHit, recordBlacklistHit } from './decisions/validation/record-blacklist-hit.js';
export { REJECT_REASONS, rejectLead } from './decisions/validation/reject-lead.js';
export { requestLeadInfo } from './decisions/validation/request-lead-info.js';
export { scheduleLead } from './decisions/validation/schedule-lead.js';
export { knownPersons } from './decisions/validation/summary-guard.js';
export { takeLeadForValidation } from './decisions/validation/take-lead-for-validation.js';
export { CHECKLIST, validateLead } from './decisions/validation/validate-lead.js';
