import { acceptance, acceptanceActions, addLeadNote } from '@jurilien/acceptance';
import { campaignActions } from '@jurilien/campaigns';
import { configChangeActions } from '@jurilien/configuration';
import { balanceActions, creditAccount, planActions, proposalActions, purchaseActions } from '@jurilien/credits';
import { type ActionOf, actionsOn, streamOf } from '@jurilien/event-sourcing';
import { liftBlacklistEntry, onEntry, reviewBlacklistEntry } from '@jurilien/exclusions';
import { exportActions } from '@jurilien/exports';
import { onReview, type ReviewSubject, surveyActions, survey, withdrawReview } from '@jurilien/feedback';
import { followUpActions } from '@jurilien/follow-ups';
import { accountActions, sessionActions } from '@jurilien/identity';
import { lead, leadActions } from '@jurilien/lead';
import { enquiryActions, messageActions } from '@jurilien/messaging';
import { incidentActions, legalHoldActions, privacyCaseActions } from '@jurilien/privacy';
import { professional, professionalActions } from '@jurilien/professionals';
import { prospectActions } from '@jurilien/prospects';
import { onCandidate } from '@jurilien/recruiting';
import {
  cancelAppointment,
  cancelMeeting,
  checkMeeting,
  noteMeeting,
  onAppointment,
  onMeeting,
  recordAppointmentOutcome,
  recordMeetingOutcome,
  reservationActions,
} from '@jurilien/scheduling';
import { distribution, openOnBoard, skipWave } from '@jurilien/search';
import { addBlacklistEntry } from './decisions/add-blacklist-entry.js';
import { approveProfessional } from './decisions/scheduling/meetings/approve-professional.js';
import { rescheduleMeeting, scheduleMeeting } from './decisions/scheduling/meetings/schedule-meeting.js';
import { publishReview, replyToReview } from './decisions/publish-review.js';
import { decideLeadCredit } from './decisions/decide-lead-credit.js';
import { eraseCandidate } from './decisions/candidates/erase-candidate.js';
import { blockLead, closeLead, decideOffering, stopOffering, withdrawLead } from './decisions/end-lead.js';
import { mergeLead, unmergeLead } from './decisions/merge-lead.js';
import { offerLeadManually } from './decisions/offer-lead-manually.js';
import { declineRenewal } from './decisions/renewal/decline-renewal.js';
import { renewLead } from './decisions/renewal/renew-lead.js';
import { sendRenewalInvitation } from './decisions/renewal/send-renewal-invitation.js';
import { forgetParties } from './decisions/privacy/forget-parties.js';
import { confirmAppointment } from './decisions/scheduling/confirm-appointment.js';
import { rescheduleAppointment } from './decisions/scheduling/reschedule-appointment.js';
import { releaseClaim } from './decisions/release-claim.js';
import { setCandidateVisibility } from './decisions/candidates/request-candidate-contact.js';

/** The buttons of the console's pages, by the view whose rows they act on. */
export const actions = {
  leads: actionsOn({
    names: ({ id }: { id: string }) => ({ leadId: id }),
    streams: ({ leadId }: { leadId: string }) => ({ lead: streamOf(lead, leadId), distribution: streamOf(distribution, leadId) }),
    decisions: [
      ...leadActions,
      addLeadNote,
      openOnBoard,
      skipWave,
      offerLeadManually,
      releaseClaim,
      stopOffering,
      decideOffering,
      withdrawLead,
      closeLead,
      blockLead,
      sendRenewalInvitation,
      renewLead,
      declineRenewal,
      mergeLead,
      unmergeLead,
      forgetParties,
    ],
  }),
  professionals: actionsOn({
    names: ({ id }: { id: string }) => ({ professionalId: id }),
    streams: ({ professionalId }: { professionalId: string }) => ({
      professional: streamOf(professional, professionalId),
      account: streamOf(creditAccount, professionalId),
    }),
    decisions: [...professionalActions, approveProfessional, ...balanceActions],
  }),
  'config-changes': configChangeActions,
  exports: exportActions,
  campaigns: campaignActions,
  acceptances: acceptanceActions,
  appointments: actionsOn({
    names: ({ id, acceptanceId, leadId }: { id: string; acceptanceId: string; leadId: string }) => ({
      appointmentId: id,
      acceptanceId,
      leadId,
    }),
    streams: onAppointment,
    decisions: [confirmAppointment, rescheduleAppointment, cancelAppointment, recordAppointmentOutcome],
  }),
  reservations: reservationActions,
  'credit-proposals': proposalActions,
  purchases: purchaseActions,
  'credit-requests': actionsOn({
    names: (row: { id: string; acceptanceId: string; leadId: string; professionalId: string }) => ({
      acceptanceId: row.acceptanceId,
      leadId: row.leadId,
      professionalId: row.professionalId,
      requestId: row.id,
    }),
    streams: ({ acceptanceId }: { acceptanceId: string }) => ({ acceptance: streamOf(acceptance, acceptanceId) }),
    decisions: [decideLeadCredit],
  }),
  subscriptions: planActions,
  blacklist: actionsOn({
    names: ({ id }: { id: string }) => ({ entryId: id }),
    streams: onEntry,
    decisions: [addBlacklistEntry, reviewBlacklistEntry, liftBlacklistEntry],
  }),
  'candidate-files': actionsOn({
    names: ({ id }: { id: string }) => ({ candidateId: id }),
    streams: onCandidate,
    decisions: [setCandidateVisibility, eraseCandidate],
  }),
  prospects: prospectActions,
  surveys: surveyActions,
  reviews: actionsOn({
    names: ({ acceptanceId, professionalId, subject }: { acceptanceId: string; professionalId: string; subject: ReviewSubject }) => ({
      ...{ acceptanceId, professionalId, subject },
    }),
    streams: (i: { acceptanceId: string; subject?: ReviewSubject }) => ({ ...onReview(i), survey: streamOf(survey, i.acceptanceId) }),
    decisions: [publishReview, replyToReview, withdrawReview],
  }),
  'privacy-cases': privacyCaseActions,
  'legal-holds': legalHoldActions,
  'follow-ups': followUpActions,
  meetings: actionsOn({
    names: ({ id }: { id: string }) => ({ meetingId: id }),
    streams: onMeeting,
    decisions: [scheduleMeeting, rescheduleMeeting, cancelMeeting, recordMeetingOutcome, noteMeeting, checkMeeting],
  }),
  enquiries: enquiryActions,
  messages: messageActions,
  incidents: incidentActions,
  'user-accounts': accountActions,
  sessions: sessionActions,
};

type All = typeof actions;
/** Views whose rows have buttons. */
export type Actionable = keyof All;
/** The commands behind the buttons of a view's rows. */
export type ActionOn<V extends Actionable> = ActionOf<All[V]>;
