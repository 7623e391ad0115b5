import { barOffers, unbarOffers } from './decisions/bar-offers.js';
import { context } from '@jurilien/event-sourcing';
import { makeBoardDigest, noteBoardMatch, removeBoardAlert, setBoardAlert } from './decisions/board-alerts.js';
import { boardAlerts } from './board-alerts.js';
import { ownAutomations } from './own-automations.js';
import { pipelineWebhook } from './pipeline-webhook.js';
import {
  recordWebhookDelivery,
  rotatePipelineWebhookSecret,
  setPipelineWebhook,
  switchOffPipelineWebhook,
  testPipelineWebhook,
} from './decisions/pipeline-webhook.js';
import { boardAlertsView } from './views/board-alerts.js';
import { ownAutomationsView } from './views/own-automations.js';
import { removeLicenceProofs } from './decisions/remove-licence-proofs.js';
import { endPauses } from './automations/end-pauses.js';
import { keepAbsences } from './automations/keep-absences.js';
import { acceptProfessionalTerms } from './decisions/accept-professional-terms.js';
import { assignAccountManager } from './decisions/assign-account-manager.js';
import { closeProfessionalAccount } from './decisions/close-account.js';
import { publishProfile, rejectProfileWording, unpublishProfile } from './decisions/publish-profile.js';
import { pauseForLicence, recheckLicence } from './decisions/recheck-licence.js';
import { remindToApply } from './decisions/remind-to-apply.js';
import { saveProfessionalApplication } from './decisions/save-application.js';
import { uploadLicenceProof } from './decisions/upload-licence-proof.js';
import { sendPhoneCode, verifyPhone } from './decisions/verify-phone.js';
import { announcePauseEnd, endPause, pauseOffers, resumeOffers } from './decisions/pause-offers.js';
import { forgetIgnoredOffers, pauseUnanswered, suggestPause } from './decisions/ignored-offers.js';
import { keepAbsence } from './decisions/keep-absence.js';
import { saveProfessionalAutomation } from './decisions/save-professional-automation.js';
import { setConsultationTerms } from './decisions/set-consultation-terms.js';
import { setAutoClaimRule } from './decisions/set-auto-claim-rule.js';
import { registerProfessional } from './decisions/register-professional.js';
import { rejectProfessional } from './decisions/reject-professional.js';
import { submitProfessionalApplication } from './decisions/submit-professional-application.js';
import { endSuspension, reinstateProfessional, suspendProfessional } from './decisions/suspend-professional.js';
import { setMatchingPreferences, setOfferHours, updateProfessionalProfile } from './decisions/update-professional-profile.js';
import { unverifyChannel } from './decisions/unverify-channel.js';
import { verifyChannel } from './decisions/verify-channel.js';
import { verifyLicence } from './decisions/verify-licence.js';
import { professional } from './professional.js';
import { professionalsView } from './views/professionals.js';
import { publicProfiles } from './views/public-profiles.js';

/** Lawyers, notaries, paralegals and mediators. */
export const professionals = context({
  name: 'professionals',
  deciders: [professional, boardAlerts, pipelineWebhook, ownAutomations],
  decisions: [
    registerProfessional,
    acceptProfessionalTerms,
    submitProfessionalApplication,
    verifyLicence,
    verifyChannel,
    unverifyChannel,
    rejectProfessional,
    suspendProfessional,
    reinstateProfessional,
    updateProfessionalProfile,
    setMatchingPreferences,
    setOfferHours,
    barOffers,
    unbarOffers,
    pauseOffers,
    resumeOffers,
    announcePauseEnd,
    endPause,
    assignAccountManager,
    saveProfessionalApplication,
    sendPhoneCode,
    verifyPhone,
    uploadLicenceProof,
    remindToApply,
    recheckLicence,
    pauseForLicence,
    endSuspension,
    publishProfile,
    rejectProfileWording,
    unpublishProfile,
    closeProfessionalAccount,
    setAutoClaimRule,
    setConsultationTerms,
    saveProfessionalAutomation,
    keepAbsence,
    suggestPause,
    forgetIgnoredOffers,
    pauseUnanswered,
    setBoardAlert,
    removeBoardAlert,
    noteBoardMatch,
    makeBoardDigest,
    setPipelineWebhook,
    rotatePipelineWebhookSecret,
    switchOffPipelineWebhook,
    testPipelineWebhook,
    recordWebhookDelivery,
    removeLicenceProofs,
  ],
  views: [professionalsView, publicProfiles, boardAlertsView, ownAutomationsView],
  automations: [endPauses, keepAbsences],
});

export { professionalActions } from './actions.js';
export {
  currentPauses,
  isPaused,
  isPausedFor,
  PAUSE_SCOPES,
  PAUSE_TYPES,
  pauseIn,
  spansFrom,
  spansUntil,
  withoutPause,
  withPause,
  type Pausable,
  type Pause,
  type PauseSpan,
} from './pauses.js';
export {
  mayClaim,
  practice,
  professional,
  PROFESSIONAL_STATES,
  title,
  type OfferHours,
  type Practice,
  type ProfessionalEvent,
  type ProfessionalState,
} from './professional.js';
export { DELIVERIES_SHOWN, pipelineWebhook, signingKeys, WEBHOOK_FAULTS, webhookUrl, type WebhookFault } from './pipeline-webhook.js';
export {
  isAway,
  OWN_KINDS,
  ownAutomation,
  ownAutomations,
  ownDid,
  ownKind,
  ownTexts,
  REMINDER_HOURS,
  wasAnswered,
  type ClientKind,
  type OwnAutomation,
  type OwnAutomationsState,
  type OwnKind,
} from './own-automations.js';
export { filledText, firstNameOf, OWN_TEXT_LENGTH, OWN_VARIABLES, textFaults, type OwnVars } from './own-texts.js';
export { outlasts } from './decisions/keep-absence.js';
export { saveProfessionalAutomation } from './decisions/save-professional-automation.js';
export { zoneOfPro } from './zone.js';
export { alertMatches, boardAlert, boardAlerts, type AlertFilters, type OpenRequest } from './board-alerts.js';
export { rotatePipelineWebhookSecret, setPipelineWebhook, switchOffPipelineWebhook } from './decisions/pipeline-webhook.js';
export { registerProfessional } from './decisions/register-professional.js';
export { closeProfessionalAccount } from './decisions/close-account.js';
export { PROOFS_KEPT, uploadLicenceProof } from './decisions/upload-licence-proof.js';
export { phoneCodeSubject, sendPhoneCode, verifyPhone } from './decisions/verify-phone.js';
export { applicationAnswers, applicationPart, proofType, type ApplicationPart, type Proof } from './joining.js';
export { consultationTerms, type ConsultationTerms } from './consultation-terms.js';
export { publicText, type PublicText } from './publication.js';
export { wordingFaults, type WordingFault, type WordingReason } from './wording.js';
export {
  autoClaimRule,
  insideRuleHours,
  nextRuleHour,
  pauseAt,
  ruleDeclines,
  type AutoClaimRule,
  type HabitState,
  type RuleFacts,
} from './offer-habits.js';
export { makeBoardDigest, noteBoardMatch, removeBoardAlert } from './decisions/board-alerts.js';
export { forgetIgnoredOffers, suggestPause } from './decisions/ignored-offers.js';
export { pauseUnanswered } from './decisions/ignored-offers.js';
export { endSuspension, suspendProfessional } from './decisions/suspend-professional.js';
export { pauseForLicence } from './decisions/recheck-licence.js';
export { recheckLicence } from './decisions/recheck-licence.js';
export { verifyChannel } from './decisions/verify-channel.js';
export { barOffers, unbarOffers } from './decisions/bar-offers.js';
export { pauseOffers, resumeOffers } from './decisions/pause-offers.js';
export { recordWebhookDelivery } from './decisions/pipeline-webhook.js';
export { unverifyChannel } from './decisions/unverify-channel.js';
export { acceptProfessionalTerms } from './decisions/accept-professional-terms.js';
export { happened, inProvince, isIn, type OnProfessional, onProfessional } from './decisions/common.js';
export { publishProfile, unpublishProfile } from './decisions/publish-profile.js';
export { setConsultationTerms } from './decisions/set-consultation-terms.js';
export { setAutoClaimRule } from './decisions/set-auto-claim-rule.js';
export { rejectProfessional } from './decisions/reject-professional.js';
export { submitProfessionalApplication } from './decisions/submit-professional-application.js';
export { updateProfessionalProfile } from './decisions/update-professional-profile.js';
export { verifyLicence } from './decisions/verify-licence.js';
export { removeLicenceProofs };
