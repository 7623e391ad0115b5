/** Commands the table 4.11 does not name, and marks it leaves out, each with the reason it is needed. Never a wider mark than the table's. */
export interface Ours {
  readonly why: string;
  readonly rows: string;
}

/** Columns as in `commands.ts`: AN TK CL PR RE AD PA AV RA AR SY PV. */
export const OURS: readonly Ours[] = [
  {
    why: 'Bookkeeping of a search between the commands of the table; only rules and timers send them.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartRound EndWave ExpireOffers MarkLeadSelfServed RecordLeadContactMade MissContactSla',
  },
  {
    why: 'The contact sheet is read through a personal link, so the call is recorded there too (4.3.9).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | RecordContactMade',
  },
  {
    why: 'A text message that only a person can answer marks its request for the team (4.8.3).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | TagLead',
  },
  {
    why: 'Professionals known from elsewhere are brought in by the steps they would have taken themselves.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RegisterProfessional AcceptProfessionalTerms SubmitProfessionalApplication
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | VerifyLicence ApproveProfessional RejectProfessional SetMatchingPreferences`,
  },
  {
    why: 'Staff record that an address or a number of a professional answers; the system when a code came back.',
    rows: '·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ·  | VerifyChannel',
  },
  {
    why: 'An approved professional gets an account and the welcome coins (D15).',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | OpenCreditAccount
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | GrantCredits`,
  },
  {
    why: 'The life of a message (4.8.2): queued, held back, handed over and reported by machines.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | QueueMessage DeferMessage ResumeMessage SuppressMessage HandMessageToProvider
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | FailMessage RecordMessageSent RecordMessageDelivered RecordMessageUndelivered ReceiveSms`,
  },
  {
    why: 'STOP from the provider or by keyword, or told to the team on the phone; START only from the person (4.8.5).',
    rows: `
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ●  | OptOutSms
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | OptInSms`,
  },
  {
    why: 'Sign-in writes what it did; an account is opened with its first password hash.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordLogin RecordFailedLogin SetPasswordHash
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | CreateUser`,
  },
  {
    why: 'An invitation that ran out is sent again; the first administrator is invited from the command line.',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | ResendInvitation
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | InviteStaff`,
  },
  {
    why: 'Another role is proposed by one administrator before a second one sets it (4.10.7), or says no.',
    rows: '·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ProposeUserRole WithdrawUserRole',
  },
  {
    why: 'The routes that took the proof, a token or a session, send these for their own person.',
    rows: `
·  ·  o  o  o  o  o  o  o  o  ·  ·  | SetPreferences
·  o  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | UseLoginLink VerifyEmail`,
  },
  {
    why: 'Signing in opens a session, its own routes renew and end it, and the system ends those of an account that is closed.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | OpenSession RefreshSession LogOut RevokeSession
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | RevokeAllSessions`,
  },
  {
    why: 'A personal link is used up by the act it was made for, or asks for its own successor (D8).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | UseLink RequestNewLink',
  },
  {
    why: 'Whoever follows a request asks for the link that changes the details given with it (A05).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | RequestPrivateChangeLink',
  },
  {
    why: 'The holder of a link asks for the code that proves who they are (3.0); the route says to which address on file.',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | SendStepUpCode',
  },
  {
    why: 'A second factor or recovery code is used, and codes are made, by the routes that have just seen the proof.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | UseSecondFactor IssueRecoveryCodes UseRecoveryCode ChallengeByEmail VerifyEmailCode',
  },
  {
    why: 'Who lost phone and codes is helped by two administrators (design/security.md, row 36).',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ProposeFactorReset WithdrawFactorReset
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | ApproveFactorReset`,
  },
  {
    why: 'An only administrator has no second one: the operator of the machine helps, from its command line.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ProposeFactorReset ApproveFactorReset',
  },
];

/** Where `q` has a way: the command itself becomes a proposal that somebody else approves. Elsewhere it is refused. */
export const PROPOSABLE: ReadonlySet<string> = new Set(['SetSuperLead', 'SetLeadPrice']);

/** Commands that need a sign-in of the last fifteen minutes (design/security.md, row 11): roles, accounts, exports, payouts. */
export const FRESH_COMMANDS: ReadonlySet<string> = new Set([
  'InviteStaff',
  'ProposeUserRole',
  'SetUserRoles',
  'DisableUser',
  'ProposeFactorReset',
  'ApproveFactorReset',
  'RequestExport',
  'RequestPurchaseRefund',
  'DecidePurchaseRefund',
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
  'StartImpersonation',
]);
