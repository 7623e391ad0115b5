import { closeStaleLeads } from './automations/close-stale-leads.js';
import { eraseInactiveCandidates } from './automations/erase-inactive-candidates.js';
import { watchLeadCredits } from './automations/lead-credits.js';
import { sendPlannedOffers } from './automations/send-planned-offers.js';
import { recheckDeferred } from './automations/messages/recheck-deferred.js';
import { announcePublishedTerms, announceTerms } from './automations/announce-terms.js';
import { context } from '@jurilien/event-sourcing';
import { applyBlacklistEntry, checkLeadAgainstBlacklist, tellWhoIsListed } from './automations/blacklist.js';
import {
  endSuspensions,
  remindOfApplication,
  tellOfLicenceChecks,
  tellOfMembership,
  verifyProfessionalMailbox,
  watchLicences,
} from './automations/joining.js';
import { verifyNumbers } from './automations/verify-numbers.js';
import { claimByRule, planAutoClaims, switchOffIdleRules } from './automations/auto-claims.js';
import { expireClaims, fundClaimsWhenCoinsArrive, releaseClaimWhenStopped } from './automations/claims.js';
import { findBoardWatchers, tellBoardWatchers } from './automations/board-alerts.js';
import { pauseWhenUnanswered, tellOfPauses, watchIgnoredOffers } from './automations/ignored-offers.js';
import { sendPipelineWebhooks, tellOfPipelineWebhook } from './automations/pipeline-webhooks.js';
import { tellClaimer } from './automations/notify-claims.js';
import { tellOfPrivateChange } from './automations/notify-changes.js';
import { keepConsents } from './automations/keep-consents.js';
import { keepSafeContacts, keepSafeContactsOfAccounts } from './automations/keep-safe-contacts.js';
import { sendSignInCode, sendStepUpCodes } from './automations/send-codes.js';
import { confirmContact, mailDrafts, sendNewLink, tellClient, tellProfessional } from './automations/notify.js';
import { tellOfCandidateContacts } from './automations/notify-candidates.js';
import { findEmployeeWatchers, tellEmployeeWatchers } from './automations/employee-alerts.js';
import { tellOfEndings } from './automations/notify-endings.js';
import { callDissatisfied, settleOpinions } from './automations/follow-ups/opinions.js';
import { followUpContacts } from './automations/follow-ups/contacts.js';
import { followUpLicences } from './automations/follow-ups/licences.js';
import { followUpPayments } from './automations/follow-ups/payments.js';
import { followUpSearches, watchValidation } from './automations/follow-ups/requests.js';
import { tellOfBalance, tellOfPayments } from './automations/notify-money.js';
import { tellAfterAcceptance } from './automations/notify-acceptances.js';
import { askForOpinions } from './automations/notify-surveys.js';
import { sendAccountLinks, tellAccountHolder, tellOfStuckChanges } from './automations/notify-accounts.js';
import { countRelayedAttempts, mindRelays, relayWords } from './automations/relay-words.js';
import { answerForAbsences, planOwnRuns, runOwnAutomations, settleOwnAutomations } from './own/own-automations.js';
import { closeCreditAccountWithMembership } from './automations/close-credit-account.js';
import { openCreditAccountWhenProfessionalApproved } from './automations/open-credit-account-when-professional-approved.js';
import { addBlacklistEntry } from './decisions/add-blacklist-entry.js';
import { addBlock } from './decisions/add-block.js';
import { alarmValidation } from './decisions/alarm-validation.js';
import { createFollowUp } from './decisions/create-follow-up.js';
import { planAutoClaim, switchOffAutoClaim } from './decisions/auto-claim.js';
import { fundClaim } from './decisions/fund-claim.js';
import { startSubscription } from './decisions/start-subscription.js';
import { claimOffer } from './decisions/claim-offer.js';
import { confirmAcceptance } from './decisions/confirm-acceptance.js';
import { blockLead, closeLead, decideOffering, endSearchByChoice, stopOffering, withdrawLead } from './decisions/end-lead.js';
import { cancelPrivateChange, confirmPrivateChange, requestPrivateChange } from './decisions/private-change.js';
import { setAutoTopUp } from './decisions/set-auto-top-up.js';
import { approveTopUp, startAutoTopUp } from './decisions/start-auto-top-up.js';
import { startCreditPurchase } from './decisions/start-credit-purchase.js';
import { eraseCandidate } from './decisions/erase-candidate.js';
import { noteEmployeeMatch, saveEmployeeAlert } from './decisions/employee-alerts.js';
import { recordCvView } from './decisions/record-cv-view.js';
import { requestCandidateContact, setCandidateVisibility } from './decisions/request-candidate-contact.js';
import { signUpProfessional } from './decisions/sign-up-professional.js';
import { closeCreditAccount } from './decisions/close-credit-account.js';
import { approveLeadCreditByTime, checkLeadCredit, creditWithdrawnLead, decideLeadCredit } from './decisions/decide-lead-credit.js';
import { decideManualOffer } from './decisions/decide-manual-offer.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { sendPlannedOffer } from './decisions/send-planned-offer.js';
import { declareConflict, expireClaim, refuseOffer, releaseClaim } from './decisions/release-claim.js';
import { sendOfferLink } from './decisions/send-offer-link.js';
import { withdrawOffer } from './decisions/withdraw-offer.js';
import { writeToClient, writeToProfessional } from './decisions/write-through-relay.js';
import { answerForAbsence, planOwnAutomations, runOwnAutomation, settleOwnAutomation } from './own/own-commands.js';
import { revealClaimNames } from './decisions/reveal-claim-names.js';
import { leadTimeline } from './views/lead-timeline.js';
import { offerHealth } from './views/offer-health.js';
import { leads } from './views/request/leads.js';
import { leadDetails } from './views/request/lead-details.js';
import { leadStatuses } from './views/request/lead-statuses.js';
import { matchProfiles } from './views/match-profiles.js';
import { professionalMetrics } from './views/professional-metrics.js';

/** Where two contexts meet: claims touch the search and the ledger together, words go out after the fact. */
export const processes = context({
  name: 'processes',
  deciders: [],
  decisions: [
    claimOffer,
    fundClaim,
    planAutoClaim,
    switchOffAutoClaim,
    revealClaimNames,
    confirmAcceptance,
    declareConflict,
    releaseClaim,
    expireClaim,
    refuseOffer,
    withdrawOffer,
    sendOfferLink,
    offerLeadManually,
    decideManualOffer,
    sendPlannedOffer,
    withdrawLead,
    blockLead,
    closeLead,
    stopOffering,
    decideOffering,
    addBlock,
    addBlacklistEntry,
    endSearchByChoice,
    requestPrivateChange,
    confirmPrivateChange,
    cancelPrivateChange,
    signUpProfessional,
    requestCandidateContact,
    setCandidateVisibility,
    recordCvView,
    eraseCandidate,
    saveEmployeeAlert,
    noteEmployeeMatch,
    startCreditPurchase,
    writeToClient,
    writeToProfessional,
    planOwnAutomations,
    runOwnAutomation,
    answerForAbsence,
    settleOwnAutomation,
    checkLeadCredit,
    decideLeadCredit,
    approveLeadCreditByTime,
    creditWithdrawnLead,
    closeCreditAccount,
    startSubscription,
    setAutoTopUp,
    startAutoTopUp,
    approveTopUp,
    createFollowUp,
    alarmValidation,
  ],
  views: [leads, leadDetails, leadStatuses, offerHealth, matchProfiles, leadTimeline, professionalMetrics],
  automations: [
    sendPlannedOffers,
    closeStaleLeads,
    watchLeadCredits,
    eraseInactiveCandidates,
    keepConsents,
    keepSafeContacts,
    keepSafeContactsOfAccounts,
    expireClaims,
    checkLeadAgainstBlacklist,
    applyBlacklistEntry,
    tellWhoIsListed,
    releaseClaimWhenStopped,
    fundClaimsWhenCoinsArrive,
    planAutoClaims,
    claimByRule,
    switchOffIdleRules,
    tellClaimer,
    watchIgnoredOffers,
    findBoardWatchers,
    tellBoardWatchers,
    pauseWhenUnanswered,
    tellOfPauses,
    openCreditAccountWhenProfessionalApproved,
    closeCreditAccountWithMembership,
    confirmContact,
    mailDrafts,
    tellClient,
    tellProfessional,
    tellAfterAcceptance,
    askForOpinions,
    tellOfBalance,
    tellOfPayments,
    tellOfEndings,
    tellOfCandidateContacts,
    findEmployeeWatchers,
    tellEmployeeWatchers,
    sendNewLink,
    sendAccountLinks,
    tellAccountHolder,
    tellOfStuckChanges,
    sendSignInCode,
    sendStepUpCodes,
    tellOfPrivateChange,
    remindOfApplication,
    watchLicences,
    announceTerms,
    announcePublishedTerms,
    recheckDeferred,
    tellOfLicenceChecks,
    endSuspensions,
    verifyProfessionalMailbox,
    tellOfMembership,
    verifyNumbers,
    relayWords,
    mindRelays,
    countRelayedAttempts,
    planOwnRuns,
    runOwnAutomations,
    answerForAbsences,
    settleOwnAutomations,
    sendPipelineWebhooks,
    tellOfPipelineWebhook,
    callDissatisfied,
    settleOpinions,
    followUpContacts,
    followUpLicences,
    followUpPayments,
    followUpSearches,
    watchValidation,
  ],
});

export { type Actionable, type ActionOn, actions } from './actions.js';
export * from './disclosure/index.js';
export * from './permits/index.js';
export * from './messages/index.js';
export {
  ACCEPTED_BUTTONS,
  CLAIM_BUTTONS,
  clientCan,
  clientCanAbout,
  HOLD_BUTTONS,
  MEMBERSHIP_BUTTONS,
  membershipAvailable,
  OFFER_BUTTONS,
  offerAvailable,
  offerCan,
  REQUEST_BUTTONS,
  SHEET_BUTTONS,
  sheetAvailable,
} from './site-actions.js';
export {
  BLOCK_BUTTONS,
  BOARD_ALERT_BUTTONS,
  CONTACT_BUTTONS,
  ENTRY_BUTTONS,
  FOUND_BUTTONS,
  OWN_AUTOMATION_BUTTONS,
  PROFILE_BUTTONS,
  PURCHASE_BUTTONS,
  SEARCH_BUTTONS,
  TOOL_BUTTONS,
  TOP_UP_BUTTONS,
} from './own-actions.js';
export { writeToClient, writeToProfessional } from './decisions/write-through-relay.js';
export { endFollowUp, followUp, type FollowUpAsked } from './automations/follow-ups/follow-up.js';
export { createFollowUp };
export { settleOwnAutomation } from './own/own-commands.js';
export { OWN_RULES, ownKindOf } from './own/own-rules.js';
export { filledWords, ownWords } from './own/own-words.js';
export { RELAY_RULES } from './automations/relay-words.js';
export { liveClaims } from './claim-accounts.js';
export { type OwnLimits, type PastClaim, refusedByCaps } from './claim-caps.js';
export { boardEligibility, lossNoted, claimOffer } from './decisions/claim-offer.js';
export { eligibilityAsProposed } from './decisions/decide-manual-offer.js';
export { eligibility, OVERRIDABLE } from './decisions/offer-lead-manually.js';
export { cancelPrivateChange, confirmPrivateChange, requestPrivateChange } from './decisions/private-change.js';
export { recordCvView } from './decisions/record-cv-view.js';
export { signUpProfessional } from './decisions/sign-up-professional.js';
export { startCreditPurchase } from './decisions/start-credit-purchase.js';
export { startSubscription } from './decisions/start-subscription.js';
export { blockedRequestOf } from './blocked-request.js';
export { accessPriceCc } from './access-price.js';
export { claimPrice, claimPriceCc, type ClaimPrice } from './claim-price.js';
export { pairValue } from './decisions/add-blacklist-entry.js';
export { stopOf } from './decisions/claim-rules.js';
export { timeoutsInARow } from './auto-claims.js';
export { work, type Work } from './work.js';
export { planAutoClaim } from './decisions/auto-claim.js';
export { checkLeadCredit } from './decisions/decide-lead-credit.js';
export { noteEmployeeMatch } from './decisions/employee-alerts.js';
export { closeLead, endSearchByChoice, blockLead, withdrawLead } from './decisions/end-lead.js';
export { fundClaim } from './decisions/fund-claim.js';
export { refuseOffer, releaseClaim, declareConflict, expireClaim } from './decisions/release-claim.js';
export { sendPlannedOffer } from './decisions/send-planned-offer.js';
export { startAutoTopUp } from './decisions/start-auto-top-up.js';
export { withdrawOffer } from './decisions/withdraw-offer.js';
export { confirmAcceptance } from './decisions/confirm-acceptance.js';
export { setCandidateVisibility } from './decisions/request-candidate-contact.js';
export { revealClaimNames } from './decisions/reveal-claim-names.js';
export { topUpCents, topUpWanted } from './top-ups.js';
