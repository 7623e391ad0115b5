import { context } from '@jurilien/event-sourcing';
import { expireCandidateContacts } from './automations/expire-contacts.js';
import { followJobApplications } from './automations/follow-job-applications.js';
import { hideStaleCandidates } from './automations/hide-stale.js';
import { employeeAlerts } from './alerts.js';
import { removeCvs } from './automations/remove-cvs.js';
import { candidate } from './candidate.js';
import { candidateContacts } from './contacts.js';
import { answerCandidateContact, dismissCandidate, expireCandidateContact } from './decisions/answer-contact.js';
import { deleteEmployeeAlert, makeEmployeeDigest, pauseEmployeeAlert } from './decisions/keep-alerts.js';
import { removeCandidateCv, uploadCandidateCv } from './decisions/keep-cv.js';
import { forgetJobApplication, submitJobApplication } from './decisions/keep-job-application.js';
import { closeCandidateProfile, createCandidateProfile, hideStaleCandidate, updateCandidateProfile } from './decisions/keep-profile.js';
import { jobApplication } from './job-application.js';
import { candidateContactsView } from './views/candidate-contacts.js';
import { candidateFiles } from './views/candidate-files.js';
import { candidates } from './views/candidates.js';
import { employeeAlertsView } from './views/employee-alerts.js';
import { jobApplications } from './views/job-applications.js';

/** People who want to work with us; candidates for legal work, and the firms that ask for them. Who may ask, and who may be found, touches other lives: see `processes`. */
export const recruiting = context({
  name: 'recruiting',
  deciders: [jobApplication, candidate, candidateContacts, employeeAlerts],
  decisions: [
    submitJobApplication,
    forgetJobApplication,
    createCandidateProfile,
    updateCandidateProfile,
    closeCandidateProfile,
    hideStaleCandidate,
    uploadCandidateCv,
    removeCandidateCv,
    answerCandidateContact,
    expireCandidateContact,
    dismissCandidate,
    pauseEmployeeAlert,
    deleteEmployeeAlert,
    makeEmployeeDigest,
  ],
  views: [jobApplications, candidates, candidateFiles, candidateContactsView, employeeAlertsView],
  automations: [followJobApplications, hideStaleCandidates, removeCvs, expireCandidateContacts],
});

export { uploadCandidateCv } from './decisions/keep-cv.js';
export { jobApplication, RESUME_KINDS, type JobApplicationState } from './job-application.js';
export {
  BAR_STATUSES,
  blocks,
  candidate,
  CANDIDATE_TYPES,
  candidateDetails,
  candidateFacts,
  mayBeSeen,
  VISIBILITIES,
  WORK_HOURS,
  WORK_MODES,
  type CandidateCv,
  type CandidateDetails,
  type CandidateFacts,
  type CandidateState,
  type Firm,
  type Visibility,
} from './candidate.js';
export {
  candidateContacts,
  CONTACT_MESSAGE,
  CONTACT_STATES,
  contactOf,
  type CandidateContact,
  type CandidateContactsState,
} from './contacts.js';
export { answerCandidateContact, dismissCandidate } from './decisions/answer-contact.js';
export { candidateDid, candidateId, onCandidate } from './decisions/on-candidate.js';
export { contactDid, onContacts } from './decisions/on-contacts.js';
export { alertOf, alertWish, ALERT_PACES, employeeAlerts, type EmployeeAlert } from './alerts.js';
export { alertDid, deleteEmployeeAlert, onAlerts, pauseEmployeeAlert } from './decisions/keep-alerts.js';
export { candidateSearch, fits, sameSearch, type CandidateSearch } from './search.js';
export { cvGone, removeCandidateCv } from './decisions/keep-cv.js';
export { erasure, placeOfRegions } from './silence.js';
export { asksTheForbidden } from './questions.js';
export { makeEmployeeDigest } from './decisions/keep-alerts.js';
export { forgetAtOf, forgetJobApplication, submitJobApplication } from './decisions/keep-job-application.js';
export { closeCandidateProfile, createCandidateProfile } from './decisions/keep-profile.js';
