import type { actionsFr } from './fr-actions';
import type { Texts } from './messages';

/** Labels of commands, their forms, and why a button is not available. */
export const actionsEn: Texts<typeof actionsFr> = {
  TakeLeadForValidation: 'Take for validation', ReleaseLeadFromValidation: 'Put back in queue', ValidateLead: 'Validate', RequestLeadInfo: 'Ask the client', HoldLead: 'Put on hold', ResumeHeldLead: 'Resume', RejectLead: 'Reject', BlockLead: 'Block', UnblockLead: 'Unblock',
  SetLeadPrice: 'Set price', SetSuperLead: 'Super lead', ScheduleLead: 'Schedule sending', SetClientReadyAlert: 'Client ready', TagLead: 'Tag', UntagLead: 'Untag', AssignLead: 'Assign', AddLeadNote: 'Add a note', LogCallAttempt: 'Log a call', ConfirmLeadEmail: 'Confirm e-mail', ConfirmLeadPhone: 'Confirm phone', ResendConfirmation: 'Resend confirmation',
  StartOffering: 'Start offers', StopOffering: 'Stop offers', RestartOffering: 'Restart offers', OpenOnBoard: 'Open on the board', OfferLeadManually: 'Offer to someone', WithdrawLead: 'Withdraw for client', CloseLead: 'Close', ReopenLead: 'Reopen', MergeLead: 'Merge', UnmergeLead: 'Undo merge', ReferLeadToPartner: 'Refer to a partner', EditLead: 'Edit', EditLeadSummary: 'Save summary', RevealContact: 'Reveal', ReleaseClaim: 'Release claim',
  VerifyLicence: 'Verify licence', ApproveProfessional: 'Approve', RejectProfessional: 'Reject', SuspendProfessional: 'Suspend', ReinstateProfessional: 'Reinstate', GrantCredits: 'Grant juricoins', PauseOffers: 'Pause offers', ResumeOffers: 'Resume offers',
  done: '%{action}: done', reason: 'Reason', reasonHint: 'Kept on file, 5 to 500 characters.', confirm: 'Confirm', cancel: 'Cancel', sending: 'Sending…', already: 'Already done: nothing was repeated.',
  groups: { validation: 'Validation', offers: 'Offers', marks: 'Marks and notes', end: 'Ending' },
  form: {
    questions: 'Questions, one per line', questionsHint: 'The client gets them in their language.', until: 'Until', reasonCode: 'Reason code', message: 'Message to client', messagePreview: 'The client will read', blockType: 'Type of block', creditValue: 'Base price in juricoins', superOn: 'This is a super lead', multiplier: 'Multiplier', sendAfter: 'No offer before', selfServeAfterBool: 'May go on the board', kind: 'Level', note: 'Note', assignee: 'To whom',
    outcome: 'Outcome', channel: 'By', closeReason: 'Closing reason', partner: 'Partner', final: 'Final hand-off', into: 'Request that stays', professional: 'Professional', amount: 'Juricoins', amountHint: 'In steps of 0.5.', expiresAt: 'Expire on', lotKind: 'Kind', promo: 'Promotional', purchased: 'Purchased', source: 'Source of the check', sourceHint: 'Address or extract of the official directory.', result: 'Result', licenceOk: 'Licence active', licenceFailed: 'Licence not valid', notice: 'Notice to the professional', field: 'Data', province: 'Province', waived: 'Onboarding meeting held or waived',
  },
  why: {
    role: 'Your role does not allow it.', state: 'Not in this state: %{state}.', locked: '%{name} has this request in hand.', notMine: 'Take the request first.', priced: 'The price is frozen since the first offer.', tooEarly: 'Sending planned %{date}.', claim: 'A professional is checking the request right now.', confirmed: 'Already confirmed.', notTagged: 'It is not tagged.', tagged: 'It is already tagged.',
    noConsent: 'The client consented to no partner.', noPhone: 'No number.', use: 'Open the validation bench.', licence: 'Verify the licence first.', noDuplicate: 'No other request from this person.', noClaim: 'No claim in progress.', offline: 'Offline.', ownBlock: 'Someone other than the blocker must unblock.',
  },
};
