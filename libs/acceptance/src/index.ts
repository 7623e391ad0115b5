import { context } from '@jurilien/event-sourcing';
import { acceptance } from './acceptance.js';
import { endWithOutcome, searchAgainWhenReplaced, watchContact } from './automations/after-acceptance.js';
import { settleLead } from './automations/settle-lead.js';
import { addLeadNote } from './decisions/add-lead-note.js';
import { chooseProfessional, markNotChosen } from './decisions/choose-professional.js';
import { confirmRepresentation, escalateLeadCredit } from './decisions/keep-lead-credit.js';
import {
  askForFollowUp,
  closeAcceptance,
  confirmContactByClient,
  logContactAttempt,
  missContactSla,
  recordContactMade,
} from './decisions/record-contact-made.js';
import { recordConsultationOutcome, recordMandateOutcome } from './decisions/record-outcome.js';
import { remindOfAcceptance } from './decisions/remind-of-acceptance.js';
import { requestLeadCredit } from './decisions/request-lead-credit.js';
import { decideReplacement, requestReplacement } from './decisions/request-replacement.js';
import { acceptances } from './views/acceptances.js';
import { creditRequests } from './views/credit-requests.js';

/** What follows an acceptance: contact, outcome, replacement and lead credits. */
export { acceptanceActions } from './actions.js';
export const acceptanceContext = context({
  name: 'acceptance',
  deciders: [acceptance],
  decisions: [
    addLeadNote,
    recordContactMade,
    logContactAttempt,
    missContactSla,
    confirmContactByClient,
    askForFollowUp,
    remindOfAcceptance,
    recordConsultationOutcome,
    recordMandateOutcome,
    chooseProfessional,
    markNotChosen,
    requestReplacement,
    decideReplacement,
    requestLeadCredit,
    escalateLeadCredit,
    confirmRepresentation,
    closeAcceptance,
  ],
  views: [acceptances, creditRequests],
  automations: [watchContact, searchAgainWhenReplaced, endWithOutcome, settleLead],
});

export {
  acceptanceDays,
  type AcceptanceState,
  type CreditRequest,
  RELAY_ENDS,
  relayEnd,
  type RelayEnd,
  STANDING,
  UNDER_WAY,
} from './acceptance-state.js';
export {
  ATTEMPTS,
  CLOSINGS,
  CONTACT_CHANNELS,
  CREDIT_REASONS,
  CREDIT_REFUSALS,
  CREDIT_RULES,
  type CreditReason,
  type CreditRefusal,
  type CreditRule,
  FEE_RANGES,
  NEXT_STEPS,
  NOT_RETAINED_REASONS,
  type Reminder,
  REPLACEMENT_CAUSES,
  REPLACEMENT_REFUSALS,
  type ReplacementCause,
} from './acceptance-words.js';
export { acceptance, type AcceptanceEvent, served } from './acceptance.js';
export { lastWord, leftToClient } from './last-word.js';
export {
  CREDIT_DOUBTS,
  type CreditDoubt,
  creditFacts,
  type CreditFacts,
  creditApproveAt,
  creditRatePercent,
  creditsTooOften,
  creditVerdict,
} from './lead-credit.js';
export type { AcceptanceWork } from './work.js';
export { contactDueAt } from './automations/after-acceptance.js';
export { isProfessional, ofAccepted, onAcceptedLead, refuseUnlessOwn } from './decisions/acceptance-rules.js';
export { addLeadNote } from './decisions/add-lead-note.js';
export { chooseProfessional } from './decisions/choose-professional.js';
export { asksAboutRepresentation, confirmRepresentation, escalateLeadCredit } from './decisions/keep-lead-credit.js';
export {
  closeAcceptance,
  confirmContactByClient,
  logContactAttempt,
  missContactSla,
  recordContactMade,
} from './decisions/record-contact-made.js';
export { recordConsultationOutcome, recordMandateOutcome } from './decisions/record-outcome.js';
export { creditUntil, requestLeadCredit } from './decisions/request-lead-credit.js';
export { requestReplacement, SEARCHED_OR_SERVED } from './decisions/request-replacement.js';
