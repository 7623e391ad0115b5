import type { Context } from '@jurilien/event-sourcing';
import { awaitConfirmation } from './automations/await-confirmation.js';
import { endHolds } from './automations/end-holds.js';
import { endSearch } from './automations/end-search.js';
import { expireDrafts } from './automations/expire-drafts.js';
import { remindOfDrafts } from './automations/remind-of-drafts.js';
import { releaseIdleLocks } from './automations/release-idle-locks.js';
import { startOfferingWhenDue } from './automations/start-offering-when-due.js';
import { timeOutQuestions } from './automations/time-out-questions.js';
import { addClientNote } from './decisions/add-client-note.js';
import { addLeadNote } from './decisions/add-lead-note.js';
import { approveLeadPricing } from './decisions/approve-lead-pricing.js';
import { assignLead } from './decisions/assign-lead.js';
import { confirmLeadEmail } from './decisions/confirm-lead-email.js';
import { confirmLeadPhone } from './decisions/confirm-lead-phone.js';
import { declareReferral } from './decisions/declare-referral.js';
import { editLead } from './decisions/edit-lead.js';
import { editLeadSummary } from './decisions/edit-lead-summary.js';
import { expireLead } from './decisions/expire-lead.js';
import { holdLead } from './decisions/hold-lead.js';
import { logCallAttempt } from './decisions/log-call-attempt.js';
import { mailDraft, remindOfDraft } from './decisions/mail-draft.js';
import { markLeadForFollowUp } from './decisions/mark-lead-for-follow-up.js';
import { markLeadSelfServed } from './decisions/mark-lead-self-served.js';
import { markLeadUnserved } from './decisions/mark-lead-unserved.js';
import { provideLeadInfo } from './decisions/provide-lead-info.js';
import { queueLead } from './decisions/queue-lead.js';
import { clearBlacklistHit, recordBlacklistHit } from './decisions/record-blacklist-hit.js';
import { recordLeadContactMade } from './decisions/record-lead-contact-made.js';
import { referLeadToPartner } from './decisions/refer-lead-to-partner.js';
import { rejectLead } from './decisions/reject-lead.js';
import { releaseLeadFromValidation } from './decisions/release-lead-from-validation.js';
import { reopenLead } from './decisions/reopen-lead.js';
import { requestLeadInfo } from './decisions/request-lead-info.js';
import { resendConfirmation } from './decisions/resend-confirmation.js';
import { restartOffering } from './decisions/restart-offering.js';
import { resumeHeldLead } from './decisions/resume-held-lead.js';
import { revealContact } from './decisions/reveal-contact.js';
import { saveLeadDraft } from './decisions/save-lead-draft.js';
import { scheduleLead } from './decisions/schedule-lead.js';
import { sendLeadLink } from './decisions/send-lead-link.js';
import { setClientReadyAlert } from './decisions/set-client-ready-alert.js';
import { setLeadPrice } from './decisions/set-lead-price.js';
import { setSuperLead } from './decisions/set-super-lead.js';
import { startLeadDraft } from './decisions/start-lead-draft.js';
import { startOffering } from './decisions/start-offering.js';
import { submitLead } from './decisions/submit-lead.js';
import { tagLead } from './decisions/tag-lead.js';
import { takeLeadForValidation } from './decisions/take-lead-for-validation.js';
import { unblockLead } from './decisions/unblock-lead.js';
import { validateLead } from './decisions/validate-lead.js';
import { lead } from './lead.js';
import { publishQuestionSet } from './question-sets/publish-question-set.js';
import { questionSet } from './question-sets/question-set.js';
import { saveQuestionSet } from './question-sets/save-question-set.js';
import { widenSearch } from './decisions/widen-search.js';
import { leadDetails } from './views/lead-details.js';
import { leadStatuses } from './views/lead-statuses.js';
import { leads } from './views/leads.js';
import { matchLeads } from './views/match-leads.js';
import { questionSets } from './views/question-sets.js';

/** The lead's own half of this context: its life, commands, tables and timers, and the questions it is asked. */
export const leadParts: Omit<Context, 'name'> = {
  deciders: [lead, questionSet],
  decisions: [
    startLeadDraft,
    saveLeadDraft,
    mailDraft,
    remindOfDraft,
    declareReferral,
    submitLead,
    resendConfirmation,
    sendLeadLink,
    confirmLeadEmail,
    confirmLeadPhone,
    recordBlacklistHit,
    clearBlacklistHit,
    queueLead,
    expireLead,
    takeLeadForValidation,
    releaseLeadFromValidation,
    requestLeadInfo,
    provideLeadInfo,
    editLead,
    editLeadSummary,
    holdLead,
    resumeHeldLead,
    validateLead,
    rejectLead,
    referLeadToPartner,
    unblockLead,
    reopenLead,
    setLeadPrice,
    setSuperLead,
    approveLeadPricing,
    scheduleLead,
    setClientReadyAlert,
    tagLead,
    assignLead,
    addLeadNote,
    addClientNote,
    logCallAttempt,
    revealContact,
    startOffering,
    restartOffering,
    markLeadSelfServed,
    markLeadUnserved,
    markLeadForFollowUp,
    widenSearch,
    recordLeadContactMade,
    saveQuestionSet,
    publishQuestionSet,
  ],
  views: [leads, leadDetails, leadStatuses, matchLeads, questionSets],
  automations: [
    expireDrafts,
    remindOfDrafts,
    awaitConfirmation,
    releaseIdleLocks,
    timeOutQuestions,
    endHolds,
    startOfferingWhenDue,
    endSearch,
  ],
};
