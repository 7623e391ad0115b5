/** What each kind of personal link may do (D19); everything else is as if it did not exist. */
export const LINK_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'lead-status': ['ConfirmLeadPhone', 'ResendConfirmation', 'ProvideLeadInfo', 'WithdrawLead'],
  'confirm-email': ['ConfirmLeadEmail', 'ConfirmLeadPhone', 'ResendConfirmation', 'ProvideLeadInfo', 'WithdrawLead'],
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
  ],
  'contact-sheet': ['RecordContactMade'],
  'verify-email': ['VerifyEmail'],
};
