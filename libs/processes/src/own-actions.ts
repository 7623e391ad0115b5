import { requestPurchaseRefund } from '@jurilien/credits';
import { appealBlacklistEntry, removeBlock } from '@jurilien/exclusions';
import { removeBoardAlert, saveProfessionalAutomation, switchOffPipelineWebhook } from '@jurilien/professionals';
import {
  answerCandidateContact,
  closeCandidateProfile,
  deleteEmployeeAlert,
  dismissCandidate,
  pauseEmployeeAlert,
  removeCandidateCv,
} from '@jurilien/recruiting';
import { requestCandidateContact } from './decisions/candidates/request-candidate-contact.js';
import { cancelMeeting, prepareMeeting } from '@jurilien/scheduling';
import { rescheduleMeeting, scheduleMeeting } from './decisions/scheduling/meetings/schedule-meeting.js';
import { approveTopUp } from './decisions/start-auto-top-up.js';

/** Buttons of pages about one's own things; answers ask `availableIn` of them, beside each thing that they list. */

/** Of the page of a meeting with the team, for who was invited. */
export const INVITEE_BUTTONS = [scheduleMeeting, rescheduleMeeting, cancelMeeting, prepareMeeting] as const;

/** Of a candidate's page: the profile, and a firm that asked to talk. */
export const PROFILE_BUTTONS = [closeCandidateProfile, removeCandidateCv] as const;
export const CONTACT_BUTTONS = [answerCandidateContact] as const;

/** Of a firm's pages: a candidate that was found, and a saved search. */
export const FOUND_BUTTONS = [requestCandidateContact, dismissCandidate] as const;
export const SEARCH_BUTTONS = [pauseEmployeeAlert, deleteEmployeeAlert] as const;

/** Of a professional's pages: an alert of the board, one's own tool, an entry of the blacklist; a block is a client's too. */
export const BOARD_ALERT_BUTTONS = [removeBoardAlert] as const;
export const OWN_AUTOMATION_BUTTONS = [saveProfessionalAutomation] as const;
export const TOOL_BUTTONS = [switchOffPipelineWebhook] as const;
export const ENTRY_BUTTONS = [appealBlacklistEntry] as const;
export const BLOCK_BUTTONS = [removeBlock] as const;

/** Of the pages about money: a purchase, and a top-up that waits for a yes. */
export const PURCHASE_BUTTONS = [requestPurchaseRefund] as const;
export const TOP_UP_BUTTONS = [approveTopUp] as const;
