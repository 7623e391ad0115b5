/** What a command needs beside the marks of its row: a second person, a fresh sign-in, or a route that sends it. */

/** Where `q` has a way: the command itself becomes a proposal that someone else approves. Elsewhere it is refused. */
export const PROPOSABLE: ReadonlySet<string> = new Set([
  'SetSuperLead',
  'SetLeadPrice',
  'OfferLeadManually',
  'StartOffering',
  'StopOffering',
  'ProposeConfigChange',
]);

/** Commands that need a sign-in of the last fifteen minutes (design/security.md, row 11): roles, accounts, exports, payouts, the machine. */
export const FRESH_COMMANDS: ReadonlySet<string> = new Set([
  'InviteStaff',
  'ProposeUserRole',
  'SetUserRoles',
  'DisableUser',
  'ProposeFactorReset',
  'ApproveFactorReset',
  'RequestPurchaseRefund',
  'DecidePurchaseRefund',
  'RetryDeadLetter',
  'DismissDeadLetter',
  'RebuildProjection',
]);

/**
 * Commands that are sent by a route of their own, which first checks a password, a code or a cookie. The door for every command
 * does not know them, whatever their row says: it could not tell a proof from a claim.
 */
export const BEHIND_OWN_ROUTE: ReadonlySet<string> = new Set([
  'LogIn',
  'RequestLoginLink',
  'RequestPasswordReset',
  'SetNewPassword',
  'VerifyStepUpCode',
  'RefreshSession',
  'LogOut',
  'ChangePassword',
  'SetPreferences',
  'UseLoginLink',
  'VerifyEmail',
  'EnrolSecondFactor',
  'ConfirmSecondFactor',
  'RemoveSecondFactor',
  'RequestPrivateChange',
  'RequestPrivateChangeLink',
  'ConfirmPrivateChange',
  'CancelPrivateChange',
  'FilePrivacyRequest',
  'StartImpersonation',
  'SendPhoneCode',
  'VerifyPhone',
  'RequestEmailVerification',
  'CloseProfessionalAccount',
  'AskTestText',
  'WriteToTeam',
  'WriteToClient',
  'WriteToProfessional',
  'WriteToMember',
  'WriteToProspect',
  'StartCreditPurchase',
  // What was looked at is known by the route that showed it.
  'PreviewTemplate',
  // The route that has received, sniffed and sealed the bytes sends the one, the route that gives them out the other.
  'UploadDocument',
  'RecordDocumentDownloaded',
  // The first has looked whether the list may be asked so, the second gives the file out.
  'RequestExport',
  'RecordExportDownloaded',
]);
