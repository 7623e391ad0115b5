import { closeStaleLeads } from './automations/close-stale-leads.js';
import { eraseInactiveCandidates } from './automations/erase-inactive-candidates.js';
import { watchLeadCredits } from './automations/lead-credits.js';
import { makeCopies, removeCopies } from './automations/privacy/make-copies.js';
import { sendPlannedOffers } from './automations/send-planned-offers.js';
import { recheckDeferred } from './automations/messages/recheck-deferred.js';
import { announcePublishedTerms, announceTerms } from './automations/announce-terms.js';
import { context } from '@jurilien/event-sourcing';
import { applyBlacklistEntry, checkLeadAgainstBlacklist } from './automations/blacklist.js';
import { endSuspensions, verifyProfessionalMailbox, watchLicences } from './automations/joining.js';
import { verifyNumbers } from './automations/verify-numbers.js';
import { claimByRule, planAutoClaims, switchOffIdleRules } from './automations/auto-claims.js';
import { expireClaims, fundClaimsWhenCoinsArrive, releaseClaimWhenStopped } from './automations/claims.js';
import { findBoardWatchers, makeBoardDigests } from './automations/board-alerts.js';
import { pauseWhenUnanswered, watchIgnoredOffers } from './automations/ignored-offers.js';
import { sendPipelineWebhooks } from './automations/pipeline-webhooks.js';
import { withdrawConsents } from './automations/withdraw-consents.js';
import { keepConsents } from './automations/keep-consents.js';
import { keepConsentsOfEnquiries, keepImpliedConsents } from './automations/keep-implied-consents.js';
import { keepSafeContacts, keepSafeContactsOfAccounts } from './automations/keep-safe-contacts.js';
import { findEmployeeWatchers, planEmployeeDigests } from './automations/employee-alerts.js';
import { callDissatisfied, settleOpinions } from './automations/follow-ups/opinions.js';
import { followUpCertificates } from './automations/follow-ups/certificates.js';
import { followUpClients } from './automations/follow-ups/clients.js';
import { followUpContacts, followUpDecisions } from './automations/follow-ups/contacts.js';
import { followUpLicences } from './automations/follow-ups/licences.js';
import { followUpPayments } from './automations/follow-ups/payments.js';
import { followUpQuietRequests, quietLook } from './automations/follow-ups/quiet-requests.js';
import { followUpSearches, watchValidation } from './automations/follow-ups/requests.js';
import { countRelayedAttempts, mindRelays } from './automations/relay-words.js';
import { answerForAbsences, planOwnRuns, runOwnAutomations, settleOwnAutomations } from './own/own-automations.js';
import { closeCreditAccountWithMembership } from './automations/close-credit-account.js';
import { openCreditAccountWhenProfessionalApproved } from './automations/open-credit-account-when-professional-approved.js';
import { approveProfessional } from './decisions/scheduling/meetings/approve-professional.js';
import { inviteToMeeting } from './decisions/scheduling/meetings/invite-to-meeting.js';
import { rescheduleMeeting, scheduleMeeting } from './decisions/scheduling/meetings/schedule-meeting.js';
import { inviteApplicants } from './automations/scheduling/invite-applicants.js';
import { closeCalendars } from './automations/scheduling/close-calendars.js';
import { addBlacklistEntry } from './decisions/add-blacklist-entry.js';
import { addBlock } from './decisions/add-block.js';
import { alarmValidation } from './decisions/alarm-validation.js';
import { createFollowUp } from './decisions/create-follow-up.js';
import { publishReview, replyToReview } from './decisions/publish-review.js';
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
import { inviteToRenew, planRenewals } from './automations/renewals.js';
import { declineRenewal, snoozeRenewal } from './decisions/renewal/decline-renewal.js';
import { planRenewal } from './decisions/renewal/plan-renewal.js';
import { renewLead } from './decisions/renewal/renew-lead.js';
import { sendRenewalInvitation } from './decisions/renewal/send-renewal-invitation.js';
import { filePrivacyRequest } from './decisions/privacy/file-privacy-request.js';
import { forgetParties } from './decisions/privacy/forget-parties.js';
import { verifyPrivacyRequester } from './decisions/privacy/verify-privacy-requester.js';
import { eraseCandidate } from './decisions/candidates/erase-candidate.js';
import { eraseLead, eraseProfessional, eraseUser } from './decisions/erasure/erase-subjects.js';
import { noteEmployeeMatch, saveEmployeeAlert } from './decisions/employee-alerts.js';
import { recordCvView } from './decisions/candidates/record-cv-view.js';
import { requestCandidateContact, setCandidateVisibility } from './decisions/candidates/request-candidate-contact.js';
import { setAvailability } from './decisions/scheduling/set-availability.js';
import { recordExternalCalendar, removeExternalCalendar, setExternalCalendar } from './decisions/scheduling/feeds/external-calendar.js';
import { setCalendarFeed } from './decisions/scheduling/feeds/set-calendar-feed.js';
import { followMembers, followPurchases, findMemberOfProspect, silenceProspects } from './automations/prospects/follow-prospects.js';
import { sendCampaignToProspect, writeToProspect } from './decisions/prospects/write-to-prospect.js';
import { followProspect } from './decisions/prospects/follow-prospect.js';
import { signUpProfessional } from './decisions/sign-up-professional.js';
import { closeCreditAccount } from './decisions/close-credit-account.js';
import { approveLeadCreditByTime, checkLeadCredit, creditWithdrawnLead, decideLeadCredit } from './decisions/decide-lead-credit.js';
import { decideManualOffer } from './decisions/decide-manual-offer.js';
import { mergeLead, unmergeLead } from './decisions/merge-lead.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { sendPlannedOffer } from './decisions/send-planned-offer.js';
import { declareConflict, expireClaim, refuseOffer, releaseClaim } from './decisions/release-claim.js';
import { sendOfferLink } from './decisions/send-offer-link.js';
import { withdrawOffer } from './decisions/withdraw-offer.js';
import { confirmAppointment } from './decisions/scheduling/confirm-appointment.js';
import { holdSlot } from './decisions/scheduling/hold-slot.js';
import { proposeSlots } from './decisions/scheduling/propose-slots.js';
import { requestAppointment } from './decisions/scheduling/request-appointment.js';
import { rescheduleAppointment } from './decisions/scheduling/reschedule-appointment.js';
import {
  endHostedMeetings,
  endMeetingsOfCandidates,
  endMeetingsOfProfessionals,
  endMeetingsOfRequests,
} from './automations/scheduling/end-meetings.js';
import { endTimesOfThePair, endTimesOfTheRequest, endTimesWithTheProfessional } from './automations/scheduling/end-times.js';
import { followUpLateDocuments, followUpLateDocumentsOfEnded } from './automations/follow-ups/documents.js';
import { followUpOutcomes, followUpOverlappingMeetings, followUpOverlaps } from './automations/follow-ups/appointments.js';
import { writeToClient, writeToProfessional } from './decisions/write-through-relay.js';
import { answerForAbsence, planOwnAutomations, runOwnAutomation, settleOwnAutomation } from './own/own-commands.js';
import { revealClaimNames } from './decisions/reveal-claim-names.js';
import { leadTimeline } from './views/lead-timeline.js';
import { offerHealth } from './views/offer-health.js';
import { draftIncidentWhenWrongRecipient } from './automations/privacy/draft-incident.js';
import { forgetDocumentsAfterHold } from './privacy/forget-documents-after-hold.js';
import { destroyRetained } from './privacy/destroy-retained.js';
import { holdings } from './views/privacy/holdings.js';
import { retained } from './views/privacy/retained.js';
import { offerFacts } from './views/facts/offer-facts.js';
import { requestFacts } from './views/facts/request-facts.js';
import { staffActs } from './views/facts/staff-acts.js';
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
    setAvailability,
    setCalendarFeed,
    setExternalCalendar,
    removeExternalCalendar,
    recordExternalCalendar,
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
    mergeLead,
    unmergeLead,
    stopOffering,
    decideOffering,
    addBlock,
    addBlacklistEntry,
    endSearchByChoice,
    requestPrivateChange,
    confirmPrivateChange,
    cancelPrivateChange,
    signUpProfessional,
    followProspect,
    writeToProspect,
    sendCampaignToProspect,
    requestCandidateContact,
    setCandidateVisibility,
    recordCvView,
    eraseCandidate,
    eraseLead,
    eraseUser,
    eraseProfessional,
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
    publishReview,
    replyToReview,
    approveProfessional,
    inviteToMeeting,
    scheduleMeeting,
    rescheduleMeeting,
    alarmValidation,
    planRenewal,
    sendRenewalInvitation,
    renewLead,
    declineRenewal,
    snoozeRenewal,
    filePrivacyRequest,
    forgetParties,
    verifyPrivacyRequester,
    holdSlot,
    requestAppointment,
    confirmAppointment,
    proposeSlots,
    rescheduleAppointment,
  ],
  views: [
    leads,
    leadDetails,
    leadStatuses,
    offerHealth,
    matchProfiles,
    leadTimeline,
    professionalMetrics,
    requestFacts,
    offerFacts,
    staffActs,
    holdings,
    retained,
  ],
  automations: [
    destroyRetained,
    forgetDocumentsAfterHold,
    draftIncidentWhenWrongRecipient,
    sendPlannedOffers,
    closeStaleLeads,
    planRenewals,
    inviteToRenew,
    watchLeadCredits,
    eraseInactiveCandidates,
    keepConsents,
    keepImpliedConsents,
    keepConsentsOfEnquiries,
    withdrawConsents,
    keepSafeContacts,
    keepSafeContactsOfAccounts,
    expireClaims,
    checkLeadAgainstBlacklist,
    applyBlacklistEntry,
    releaseClaimWhenStopped,
    fundClaimsWhenCoinsArrive,
    planAutoClaims,
    claimByRule,
    switchOffIdleRules,
    watchIgnoredOffers,
    findBoardWatchers,
    makeBoardDigests,
    pauseWhenUnanswered,
    openCreditAccountWhenProfessionalApproved,
    followMembers,
    followPurchases,
    findMemberOfProspect,
    silenceProspects,
    closeCreditAccountWithMembership,
    findEmployeeWatchers,
    planEmployeeDigests,
    watchLicences,
    closeCalendars,
    endHostedMeetings,
    inviteApplicants,
    endMeetingsOfRequests,
    endMeetingsOfProfessionals,
    endMeetingsOfCandidates,
    announceTerms,
    announcePublishedTerms,
    recheckDeferred,
    endSuspensions,
    verifyProfessionalMailbox,
    verifyNumbers,
    mindRelays,
    countRelayedAttempts,
    planOwnRuns,
    runOwnAutomations,
    answerForAbsences,
    settleOwnAutomations,
    sendPipelineWebhooks,
    callDissatisfied,
    settleOpinions,
    followUpCertificates,
    followUpClients,
    followUpContacts,
    followUpDecisions,
    followUpQuietRequests,
    followUpLicences,
    followUpPayments,
    followUpSearches,
    watchValidation,
    makeCopies,
    removeCopies,
    endTimesOfThePair,
    endTimesOfTheRequest,
    endTimesWithTheProfessional,
    followUpLateDocuments,
    followUpLateDocumentsOfEnded,
    followUpOutcomes,
    followUpOverlaps,
    followUpOverlappingMeetings,
  ],
});

export { type Actionable, type ActionOn, actions } from './actions.js';
export * from './disclosure/index.js';
export * from './permits/index.js';
export * from './messages/index.js';
export {
  appointmentAvailable,
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
  RENEWAL_BUTTONS,
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
  INVITEE_BUTTONS,
  OWN_AUTOMATION_BUTTONS,
  PROFILE_BUTTONS,
  PURCHASE_BUTTONS,
  SEARCH_BUTTONS,
  TOOL_BUTTONS,
  TOP_UP_BUTTONS,
} from './own-actions.js';
export { writeToClient, writeToProfessional } from './decisions/write-through-relay.js';
export { CLIENT_SPEAKS } from './automations/follow-ups/clients.js';
export { asking, endFollowUp, followUp, type FollowUpAsked } from './automations/follow-ups/follow-up.js';
export { createFollowUp, quietLook };
export { planRenewal };
export { contactReadable, documentsReadable } from './disclosure/contact-data.js';
export { approveProfessional, heldOnboarding } from './decisions/scheduling/meetings/approve-professional.js';
export { inviteToMeeting, openMeeting } from './decisions/scheduling/meetings/invite-to-meeting.js';
export { mayHost } from './decisions/scheduling/meetings/meeting-hosts.js';
export { type Host, hostsAt, leastLoaded, offeredTimes } from './decisions/scheduling/meetings/offered-times.js';
export { meetingSlot, rescheduleMeeting, scheduleMeeting } from './decisions/scheduling/meetings/schedule-meeting.js';
export { confirmAppointment, holdSlot, proposeSlots, requestAppointment, rescheduleAppointment };
export { freeTimeOf } from './decisions/scheduling/bookable.js';
export { recordExternalCalendar, removeExternalCalendar, setAvailability, setCalendarFeed };
export { settleOwnAutomation } from './own/own-commands.js';
export { OWN_RULES, ownKindOf } from './own/own-rules.js';
export { filledWords, ownWords } from './own/own-words.js';
export { RELAY_RULES } from './automations/relay-words.js';
export { liveClaims } from './claim-accounts.js';
export { sameIn } from './disclosure/comparison.js';
export { survivorOf } from './decisions/merge-lead.js';
export * from './work-summary/index.js';
export { type OwnLimits, type PastClaim, refusedByCaps } from './claim-caps.js';
export { boardEligibility, lossNoted, claimOffer } from './decisions/claim-offer.js';
export { eligibilityAsProposed } from './decisions/decide-manual-offer.js';
export { eligibility, OVERRIDABLE } from './decisions/offer-lead-manually.js';
export { cancelPrivateChange, confirmPrivateChange, requestPrivateChange } from './decisions/private-change.js';
export { eraseCandidate } from './decisions/candidates/erase-candidate.js';
export { eraseLead, eraseProfessional, eraseUser } from './decisions/erasure/erase-subjects.js';
export { recordCvView } from './decisions/candidates/record-cv-view.js';
export { followProspect, matchOf } from './decisions/prospects/follow-prospect.js';
export { sendCampaignToProspect, writeToProspect };
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
export { PARTS, retained, type RetainedRow } from './views/privacy/retained.js';
export { HOLDING_OUTCOMES } from './views/privacy/holding-rows.js';
export { holdings, type HoldingRow } from './views/privacy/holdings.js';
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
export { setCandidateVisibility } from './decisions/candidates/request-candidate-contact.js';
export { revealClaimNames } from './decisions/reveal-claim-names.js';
export { topUpCents, topUpWanted } from './top-ups.js';
export { filePrivacyRequest } from './decisions/privacy/file-privacy-request.js';
export { verifyPrivacyRequester } from './decisions/privacy/verify-privacy-requester.js';
export { keptUntil, retentionRowOf, type Kept, type KeptHolding } from './privacy/kept-until.js';
export * from './privacy/copy/index.js';
export * from './papers/index.js';
export { EXPORTABLE, type Exportable } from './exports/exportable.js';
export { EXPORT_MEDIA, exportText, type ExportText } from './exports/export-lines.js';
