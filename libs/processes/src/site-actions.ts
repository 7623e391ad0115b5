import {
  type AcceptanceState,
  chooseProfessional,
  closeAcceptance,
  confirmContactByClient,
  confirmRepresentation,
  logContactAttempt,
  recordConsultationOutcome,
  recordContactMade,
  recordMandateOutcome,
  requestLeadCredit,
  requestReplacement,
  SEARCHED_OR_SERVED,
} from '@jurilien/acceptance';
import { type Asking, type Available, availableIn, possible } from '@jurilien/event-sourcing';
import {
  addClientNote,
  confirmLeadEmail,
  confirmLeadPhone,
  correctable,
  editLead,
  type LeadState,
  provideLeadInfo,
  resendConfirmation,
  widenSearch,
  wishOf,
} from '@jurilien/lead';
import {
  acceptProfessionalTerms,
  type ProfessionalState,
  publishProfile,
  setAutoClaimRule,
  unpublishProfile,
} from '@jurilien/professionals';
import { type Claim, type Offer, type OfferReceiptState, requestSecondChance, type SearchState } from '@jurilien/search';
import {
  type AppointmentState,
  cancelAppointment,
  type NamedAppointment,
  recordAppointmentOutcome,
  reportLate,
} from '@jurilien/scheduling';
import { SAFE_CHANNELS } from '@jurilien/reference';
import { claimOffer } from './decisions/claim-offer.js';
import { confirmAcceptance } from './decisions/confirm-acceptance.js';
import { withdrawLead } from './decisions/end-lead.js';
import { declineRenewal, snoozeRenewal } from './decisions/renewal/decline-renewal.js';
import { renewLead } from './decisions/renewal/renew-lead.js';
import { declareConflict, refuseOffer, releaseClaim } from './decisions/release-claim.js';
import { confirmAppointment } from './decisions/scheduling/confirm-appointment.js';
import { proposeSlots } from './decisions/scheduling/propose-slots.js';
import { rescheduleAppointment } from './decisions/scheduling/reschedule-appointment.js';
import { revealClaimNames } from './decisions/reveal-claim-names.js';

interface OfRequest {
  readonly lead: LeadState;
}
interface OfAcceptance extends OfRequest {
  readonly acceptance: AcceptanceState;
  readonly distribution: SearchState;
}
/** What a page asks beyond the decision before it shows a button: whether it makes sense there. */
type Asked<S> = Readonly<Record<string, (states: S) => boolean>>;

const shown = <S>(names: readonly string[], asked: Asked<S>, states: S): string[] => names.filter((name) => asked[name]?.(states) ?? true);

/** Buttons of a client's page about the request itself. */
export const REQUEST_BUTTONS = [
  confirmLeadEmail,
  confirmLeadPhone,
  resendConfirmation,
  provideLeadInfo,
  widenSearch,
  editLead,
  addClientNote,
  withdrawLead,
] as const;

/** What a client answers to an invitation to renew their request (M17). */
export const RENEWAL_BUTTONS = [renewLead, declineRenewal, snoozeRenewal] as const;

const texted = ({ lead }: OfRequest): boolean => (wishOf(lead)?.channels ?? SAFE_CHANNELS).includes('sms');
const mailed = ({ lead }: OfRequest): boolean => (wishOf(lead)?.channels ?? SAFE_CHANNELS).includes('email');
const ASKED_OF_REQUEST: Asked<OfRequest> = {
  // No code goes to a person who wants no texts, and no confirmation over a channel they do not want.
  ConfirmLeadPhone: texted,
  ResendConfirmation: (of) => (!of.lead.facts.phoneNumberConfirmed && texted(of)) || (!of.lead.facts.emailConfirmed && mailed(of)),
  // The page corrects the whole of the request; once that is over, there are notes.
  EditLead: (of) => correctable(of) === true,
  AddClientNote: (of) => correctable(of) !== true,
};

/** The commands that a client can send about their request now. */
export const clientCan = (lead: LeadState, who: Asking): string[] =>
  shown(possible(availableIn(REQUEST_BUTTONS, { lead }, who, { leadId: lead.leadId })), ASKED_OF_REQUEST, { lead });

/** Buttons of a client's page about one who accepted. */
export const ACCEPTED_BUTTONS = [confirmContactByClient, requestReplacement, chooseProfessional, confirmRepresentation] as const;

/** While the request is served or searched for; the end of it leaves nothing to say of a professional. */
const served = ({ lead }: OfAcceptance): boolean => SEARCHED_OR_SERVED.includes(lead.status);
const ASKED_OF_ACCEPTED: Asked<OfAcceptance> = {
  // A consultation that took place needs no word that someone called.
  ConfirmContactByClient: (of) => served(of) && (of.acceptance.status === 'ToContact' || of.acceptance.status === 'Contacted'),
  ChooseProfessional: served,
};

/** The commands that a client can send about one who accepted now. */
export const clientCanAbout = (states: OfAcceptance, who: Asking): string[] => {
  const { acceptanceId, leadId } = states.acceptance;
  return shown(possible(availableIn(ACCEPTED_BUTTONS, states, who, { acceptanceId, leadId })), ASKED_OF_ACCEPTED, states);
};

/** Buttons of a professional's page of one accepted request. */
export const SHEET_BUTTONS = [
  recordContactMade,
  logContactAttempt,
  recordConsultationOutcome,
  recordMandateOutcome,
  requestLeadCredit,
  closeAcceptance,
] as const;

/** What a professional can send about their acceptance now, and why not. */
export const sheetAvailable = (states: Omit<OfAcceptance, 'distribution'>, who: Asking) => {
  const { acceptanceId, leadId, professionalId } = states.acceptance;
  return availableIn(SHEET_BUTTONS, states, who, { acceptanceId, leadId, professionalId });
};

interface OfOffer extends OfRequest {
  readonly distribution: SearchState;
  readonly professional: ProfessionalState;
  readonly receipt: OfferReceiptState;
}
/** Whose page of a request: their offer, none on the board, and their claim while it holds. */
interface OnPage {
  readonly professionalId: string;
  readonly offer?: Pick<Offer, 'offerId'> | undefined;
  readonly claim?: Pick<Claim, 'claimId'> | undefined;
}
/** Buttons of a professional's page of a request before it is theirs: of it, of their offer, of their claim. */
export const CLAIM_BUTTONS = [claimOffer] as const;
export const OFFER_BUTTONS = [refuseOffer, requestSecondChance] as const;
export const HOLD_BUTTONS = [revealClaimNames, confirmAcceptance, declareConflict, releaseClaim] as const;

/** What a professional can send about a request that is not theirs yet, and why not; of an offer or a claim only where there is one. */
export function offerAvailable(states: OfOffer, { professionalId, offer, claim }: OnPage, who: Asking): Available {
  const { leadId } = states.distribution;
  const named = { leadId, professionalId };
  if (!offer) return availableIn(CLAIM_BUTTONS, states, who, named);
  const { offerId } = offer;
  return {
    ...availableIn(CLAIM_BUTTONS, states, who, { ...named, offerId }),
    ...availableIn(OFFER_BUTTONS, states, who, { ...named, offerId }),
    ...(claim ? availableIn(HOLD_BUTTONS, states, who, { ...named, offerId, claimId: claim.claimId }) : {}),
  };
}

/** The commands among them that can be sent. */
export const offerCan = (states: OfOffer, page: OnPage, who: Asking): string[] => possible(offerAvailable(states, page, who));

/** Buttons of the page of an appointment, for either side. */
const APPOINTMENT_BUTTONS = [
  confirmAppointment,
  proposeSlots,
  rescheduleAppointment,
  cancelAppointment,
  reportLate,
  recordAppointmentOutcome,
] as const;

/** What one side can send about an appointment now, and why not. */
export const appointmentAvailable = (appointment: AppointmentState, named: NamedAppointment, who: Asking): Available =>
  availableIn(APPOINTMENT_BUTTONS, { appointment }, who, named);

/** Buttons of a professional's page about their membership. */
export const MEMBERSHIP_BUTTONS = [acceptProfessionalTerms, setAutoClaimRule, publishProfile, unpublishProfile] as const;

/** What a professional can send about their own membership now, and why not. */
export const membershipAvailable = (professional: ProfessionalState, professionalId: string, who: Asking) =>
  availableIn(MEMBERSHIP_BUTTONS, { professional }, who, { professionalId });
