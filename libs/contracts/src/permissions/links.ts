/** What the client says about who accepted (4.3.9). */
const AFTER_ACCEPTANCE = ['ConfirmContactByClient', 'RequestReplacement', 'ChooseProfessional', 'ConfirmRepresentation'] as const;

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
    ...AFTER_ACCEPTANCE,
  ],
  'confirm-email': ['ConfirmLeadEmail', 'ConfirmLeadPhone', 'ResendConfirmation', 'ProvideLeadInfo', 'WithdrawLead', ...AFTER_ACCEPTANCE],
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
  'verify-email': ['VerifyEmail'],
};

/** Commands that show private data: the device has typed the code of the link (4.3.4). */
export const AFTER_CODE: ReadonlySet<string> = new Set(['RevealClaimNames']);
