/** What the client says about who accepted (4.3.9). */
const AFTER_ACCEPTANCE = ['ConfirmContactByClient', 'RequestReplacement', 'ChooseProfessional', 'ConfirmRepresentation'] as const;

/** What the client of a request decides over its documents (M03), and that they opened one. */
const OWN_DOCUMENTS = ['RenameDocument', 'ShareDocument', 'RevokeDocumentShare', 'RecordDocumentViewed'] as const;

/** Who is invited to a meeting with the team chooses its time (4.5.1); the client of a request also from its page (M26). */
const MEETING = ['ScheduleMeeting', 'RescheduleMeeting', 'CancelMeeting'] as const;
/** A time with a professional, and what is done with one. */
const BOOKING = ['HoldSlot', 'ReleaseSlot', 'RequestAppointment'] as const;
const APPOINTMENT = [
  'ConfirmAppointment',
  'ProposeSlots',
  'RescheduleAppointment',
  'CancelAppointment',
  'ReportLate',
  'RecordAppointmentOutcome',
] as const;

/** What the client answers to an invitation to renew their request (M17). */
const RENEWAL = ['RenewLead', 'DeclineRenewal', 'SnoozeRenewal'] as const;

/** What each kind of personal link may do (D19); everything else is as if it did not exist. */
export const LINK_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'lead-status': [
    'ConfirmLeadPhone',
    'ResendConfirmation',
    'ProvideLeadInfo',
    'WithdrawLead',
    'AddClientNote',
    'WidenSearch',
    'AddBlock',
    'RemoveBlock',
    'WithdrawReview',
    ...OWN_DOCUMENTS,
    ...MEETING,
    ...AFTER_ACCEPTANCE,
    ...BOOKING,
    ...APPOINTMENT,
  ],
  'confirm-email': [
    'ConfirmLeadEmail',
    'ConfirmLeadPhone',
    'ResendConfirmation',
    'ProvideLeadInfo',
    'WithdrawLead',
    ...OWN_DOCUMENTS,
    ...MEETING,
    ...AFTER_ACCEPTANCE,
    ...BOOKING,
    ...APPOINTMENT,
  ],
  offer: [
    'ClaimOffer',
    'RevealClaimNames',
    'ConfirmAcceptance',
    'DeclareConflict',
    'ReleaseClaim',
    'RefuseOffer',
    'RecordOfferViewed',
    'RecordContactMade',
    'RequestSecondChance',
    'AddBlock',
    'RemoveBlock',
    'PauseOffers',
    'ResumeOffers',
  ],
  'contact-sheet': ['RecordContactMade', 'PauseOffers', 'ResumeOffers'],
  survey: ['SubmitSurvey'],
  'pro-survey': ['SubmitSurvey', 'RecordMandateOutcome', 'RequestLeadCredit'],
  reservations: BOOKING,
  appointment: APPOINTMENT,
  'verify-email': ['VerifyEmail'],
  meeting: [...MEETING, 'PrepareMeeting'],
  document: ['RecordDocumentViewed', 'ReportWrongRecipient'],
  renewal: RENEWAL,
  privacy: ['SendPrivacyCode', 'AbandonPrivacyRequest'],
};

/** Commands that show or change private data: the device has typed the code of the link (4.3.4, 4.6). */
export const AFTER_CODE: ReadonlySet<string> = new Set(['RevealClaimNames', ...OWN_DOCUMENTS, ...RENEWAL]);
