import type { Ours } from './marks.js';
import { OURS_OF_MESSAGES } from './ours-messages.js';

/** Columns as in `commands.ts`: AN TK CL PR RE AD PA AV RA AR SY PV. */
export const OURS: readonly Ours[] = [
  ...OURS_OF_MESSAGES,
  {
    why: 'The writer of a draft goes on later, by the link it sends; two reminders follow from the clock (R01, R02, IN18).',
    rows: `
·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | MailDraft
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RemindOfDraft`,
  },
  {
    why: 'An invitation to renew is planned by rule, and ends by timer (4.6).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | PlanRenewal ExpireRenewal',
  },
  {
    why: 'A question to a client is asked again by the clock (R08, 4.2.3).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RemindOfQuestion',
  },
  {
    why: 'A meeting begins with an invitation, of a colleague or of an application (LW1); who was invited says beforehand what it should be about, and the team keeps its checklist and notes (4.5.1, X15).',
    rows: `
·  ·  ·  ·  ·  ●  p  s  ·  s  ●  ·  | InviteToMeeting
·  o  o  o  o  ·  ·  ·  ·  ·  ·  ·  | PrepareMeeting
·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | NoteMeeting CheckMeeting`,
  },
  {
    why: 'A meeting that no one answered or closed lapses by timer, and ends with what it was for (4.5.1).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | LapseMeeting CancelMeeting',
  },
  {
    why: 'Staff decide whether what a text seems to say is urgent (IN6), as they tag and plan a request.',
    rows: '·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | DecideUrgency',
  },
  {
    why: 'Staff have the link of a request sent again to the address it was made with (IN19).',
    rows: '·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | SendLeadLink',
  },
  {
    why: 'Staff have a professional sent a link to an offer of theirs, at the address on file; the system makes it (D19).',
    rows: '·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | SendOfferLink',
  },
  {
    why: 'Bookkeeping of a search between the commands of the table; only rules and timers send them.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartRound EndWave ExpireOffers MarkLeadSelfServed RecordLeadContactMade MissContactSla',
  },
  {
    why: 'A professional keeps searches of the board and is told when one opens (M09 "alert me", LW3); who is told of what follows from the log.',
    rows: `
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | SetBoardAlert RemoveBoardAlert
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | NoteBoardMatch MakeBoardDigest`,
  },
  {
    why: 'A professional has their own pipeline sent to their own tool (LW2, webhook export); what came of each call follows from the log.',
    rows: `
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | SetPipelineWebhook RotatePipelineWebhookSecret SwitchOffPipelineWebhook TestPipelineWebhook
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordWebhookDelivery`,
  },
  {
    why: 'Who has hours has a private address of their own calendar, and may name another calendar whose busy times are not offered (M02, 4.5.2); what reading it comes to is the system’s.',
    rows: `
·  ·  ·  o  ·  o  o  o  ·  o  ·  ·  | SetCalendarFeed SetExternalCalendar RemoveExternalCalendar
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordExternalCalendar`,
  },
  {
    why: 'A planned offer goes out at its hour, a widened search has one more wave, the team is told of a search no rule carries on, and reminders are made at their instant (4.3.3, 4.7.4).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SendPlannedOffer WidenRound MarkLeadForFollowUp RemindOfOffer MakeOfferDigest UpdateClientOnSearch',
  },
  {
    why: 'An offer by hand, or a start or stop of the search, that a validator proposed is decided by someone else, as prices are (4.11 `q`).',
    rows: '·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | DecideManualOffer DecideOffering',
  },
  {
    why: 'The client adds a note to their own request, for the team and for who accepts.',
    rows: '·  o  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  | AddClientNote',
  },
  {
    why: 'Holds, wishes and proposals of times end by the clock, outcomes no one contradicts stand, and what an appointment was for may end (4.5.1).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ExpireHold LapseAppointment LapseProposals CloseAppointmentOutcome EndAppointment CorrectAppointmentTime CorrectMeetingTime',
  },
  { why: 'The client widens their own search from its page (4.3.8).', rows: '·  o  o  ·  ·  ●  p  ·  ·  ·  ·  ·  | WidenSearch' },
  {
    why: 'What follows from a claim or from the lack of one: who came second, a claim by a professional’s own rule, offers no one answered (4.3.5, MO20).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordClaimLost PlanAutoClaim SwitchOffAutoClaim ForgetIgnoredOffers PauseUnanswered',
  },
  {
    why: 'A professional’s own automations begin with an acceptance, are looked at when they are due, answer for an absence and count what left (4.7.6).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | PlanOwnAutomations RunOwnAutomation AnswerForAbsence SettleOwnAutomation KeepAbsence',
  },
  {
    why: 'The contact sheet is read through a personal link, so the call is recorded there too (4.3.9).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | RecordContactMade',
  },
  {
    why: 'What follows an acceptance by itself (4.3.9): reminders, the follow-up mark, the seat of a replaced professional, the end that a choice brings.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RemindOfAcceptance AskForFollowUp MarkNotChosen ReopenCapacity ReturnLeadToReady EndSearchByChoice',
  },
  {
    why: 'Rules answer a request for coins first, and time answers it last; a client who withdrew before the first call costs no one coins (4.4.8).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | CheckLeadCredit EscalateLeadCredit ApproveLeadCreditByTime CreditWithdrawnLead',
  },
  {
    why: 'The client says by their own link that a lawyer had the matter already (4.4.8).',
    rows: '·  o  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  | ConfirmRepresentation',
  },
  {
    why: 'A replacement that the client may not have by themselves is granted or refused by staff (4.3.9).',
    rows: '·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | DecideReplacement',
  },
  {
    why: 'A pause that comes to its end, and what is taken back from someone who stopped (4.10.5): timers and rules alone.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | AnnouncePauseEnd EndPause WithdrawOffer',
  },
  {
    why: 'A request is held against the blacklist by the system, and an entry ends on its day (4.10.8).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordBlacklistHit ClearBlacklistHit ExpireBlacklistEntry BarOffers UnbarOffers',
  },
  {
    why: 'Professionals known from elsewhere are brought in by the steps they would have taken themselves.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RegisterProfessional AcceptProfessionalTerms SubmitProfessionalApplication
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | VerifyLicence ApproveProfessional RejectProfessional SetMatchingPreferences`,
  },
  {
    why: 'A professional registers through the route that has hashed the password: membership and account in one append (4.10.5).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SignUpProfessional',
  },
  {
    why: 'A candidate’s silence hides the profile, and a request no one answers ends, by timer (4.10.4).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | HideStaleCandidate ExpireCandidateContact',
  },
  {
    why: 'A candidate is erased after a year of silence by timer, or by an administrator with a reason (4.10.13, N08); the address is free again.',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | EraseCandidate
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | FreeAddress`,
  },
  {
    why: 'Whom a saved search of candidates found, and when its letter goes out, follows from the log (M27, R63).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | NoteEmployeeMatch MakeEmployeeDigest',
  },
  {
    why: 'A CV is recorded by the route that received, scanned and sealed it, and its look by the one that opens it; its owner takes it away (M16, RC1).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | UploadCandidateCv RecordCvView
·  ·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  | RemoveCandidateCv`,
  },
  {
    why: 'An application is kept while it is filled in, and its phone answers a code, by its owner through their own routes (M14).',
    rows: '·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | SaveProfessionalApplication SendPhoneCode RequestEmailVerification',
  },
  {
    why: 'The route that has received, sniffed and sealed a proof records it; timers remind, pause and end (R49, 4.10.5).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | UploadLicenceProof RemindToApply PauseForLicence EndSuspension',
  },
  {
    why: 'The person who writes a request takes a document out again before it is sent; the documents of a draft no one sent, or of a request that ended, go by timer (4.10.13).',
    rows: `
·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | DeleteDocument
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ForgetDocuments`,
  },
  {
    why: 'A client without an account decides over the documents of their own request by its link, once its code was typed (M03).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | RenameDocument ShareDocument RevokeDocumentShare',
  },
  {
    why: 'Who holds a link that was not meant for them reports it (M25): the share ends, and the team gets the draft of an incident.',
    rows: `
·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | ReportWrongRecipient
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RegisterIncident`,
  },
  {
    why: 'The route that gives a document out records that it was downloaded; the one that refuses an infected file records that (4.10.6).',
    rows: `
·  o  o  o  ·  ·  ·  ·  ·  ·  ·  ·  | RecordDocumentDownloaded
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordDocumentQuarantined`,
  },
  {
    why: 'A request for documents is late by timer, ends with its request, and asks again for what was deleted (4.10.6).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | MarkDocumentRequestOverdue ReopenDocumentRequestItem',
  },
  {
    why: 'A hold that waits for a second administrator is refused or taken back; one whose date is there ends by timer (4.10.11).',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | RefuseLegalHold
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ExpireLegalHold`,
  },
  {
    why: 'An erasure that was granted or is due goes step by step by itself, and each life hears that its key is gone (4.10.11–4.10.13).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartErasure RecordErasureStep MarkErasureStuck EraseLead EraseUser EraseProfessional EraseThread`,
  },
  {
    why: 'A canary, the draft of a person who does not exist, is written down each night and erased the next: nothing of it may be left.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartLeadDraft SaveLeadDraft',
  },
  {
    why: 'What is live ends before it is erased, as its owner or an administrator would end it (4.10.11).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | WithdrawLead DisableUser CloseProfessionalAccount SwitchOffPipelineWebhook CancelSubscription CloseThread
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | CloseCandidateProfile`,
  },
  {
    why: 'An application for a post of ours, and a message on the contact form, are forgotten by timer, half a year after they arrived (4.10.4, 4.10.13).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ForgetJobApplication ForgetEnquiry',
  },
  {
    why: 'A prospect who registered is followed by what the membership does, leaves the board when their key is gone, and is reached by campaigns on their own basis (4.10.10, 4.10.12, 4.9).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | FollowProspect EraseProspect SendCampaignToProspect',
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
    why: 'What the provider says of a plan is recorded by the job that read it again (4.4.7).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordSubscriptionPaid RecordSubscriptionPastDue RecordSubscriptionEnded',
  },
  {
    why: 'A standing order buys by rule; its card is left with the provider, and its end follows from the payment or from the account (CR5, 4.4.7).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartAutoTopUp RecordTopUpEnded StopAutoTopUp
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | RecordTopUpCard`,
  },
  {
    why: 'Codes of a campaign give coins to everybody who types them: administrators of everything make them (CR7).',
    rows: '·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | SavePromoCode',
  },
  {
    why: 'A freeze that people made is ended by people, or by the system that made it; lots end by timer; the account of an ended membership is closed (4.4.7).',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | UnfreezeCreditAccount CloseCreditAccount
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ExpireCredits`,
  },
  {
    why: 'The proof of every night is written down by the system; what was wrong is explained by an administrator of everything (4.4.4).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordBooksCheck
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ClearBooks`,
  },
  {
    why: 'A campaign is counted, begun, frozen and finished by the worker, as each of its steps is done (4.9).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordCampaignEstimate StartCampaign FreezeCampaignAudience FinishCampaign',
  },
  {
    why: 'Who asked for a file gives it up, or takes it by the route that records it; the worker makes it, and its day ends by timer (OP1).',
    rows: `
·  ·  ·  ·  ·  o  o  ·  o  ·  ·  ·  | CancelExport RecordExportDownloaded
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartExport RecordExportPart CompleteExport FailExport EndExport`,
  },
  {
    why: 'Who reads reports keeps what they look at; administrators have its figures mailed to colleagues, whose right is looked at again when it goes; anyone of the team stops their own mail (X16).',
    rows: `
·  ·  ·  ·  ·  ●  ●  ·  ●  ·  ·  ·  | SaveReport ChangeReport DeleteReport
·  ·  ·  ·  ·  ●  ●  ·  ·  ·  ·  ·  | ScheduleReportMail PauseReportMail ResumeReportMail StopReportMail
·  ·  ·  ·  ·  ●  ●  ●  ●  ●  ·  ·  | LeaveReportMail
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RunReportMail WriteReportMail WithholdReportMail`,
  },
  {
    why: 'A night’s run of retention is written down by the system that makes it, and what was kept long enough goes by it (4.10.13).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | StartRetentionRun RecordRetentionStep CompleteRetentionRun
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ForgetLeadDetails RemoveLicenceProofs ForgetBilledNames ForgetConsents ForgetPrivacyRequest ForgetIncident`,
  },
  {
    why: 'What became of work that was tried again or of a view that is built again is written down by the worker that did it; work that no one is to try again is put aside by an administrator of everything (N07).',
    rows: `
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | DismissDeadLetter
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordDeadLettersSettled RecordProjectionRebuild`,
  },
  {
    why: 'A third person in someone’s request asks to be erased; an administrator of everything saw who they are (4.10.11).',
    rows: '·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ForgetParties',
  },
  {
    why: 'What the payment provider told, read from it again, and clocks that stand in for it (4.4.7).',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | RecordCheckoutOpened RecordPurchasePaid RecordPurchasePending RecordPurchaseFailed
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | RecordPurchaseExpired RecordPurchaseRefunded RecordPurchaseRefundFailed
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  | RecordFraudWarning RecordPurchaseDispute
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | MarkRefundOverdue ReleasePromoCode RetakePromoCode
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordReconciliation
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ExplainClearingDifference CompareClearingAgain`,
  },
  {
    why: 'Sign-in writes what it did; an account is opened with its first password hash.',
    rows: `
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordFailedLogin SetPasswordHash
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
    why: 'A client who follows a request asks for the link that changes the details given with it (A05).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | RequestPrivateChangeLink',
  },
  {
    why: 'Timers of an invitation to give an opinion (R37, 4.10.1) and of what is kept of it and of published words (4.10.13); the table names SendSurvey alone.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RemindOfSurvey ExpireSurvey AnonymiseSurvey EndReview',
  },
  {
    why: 'What came of a request is asked on the page of the survey, behind its link (C07).',
    rows: '·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | RecordMandateOutcome',
  },
  {
    why: 'Undoing a change of private details ends the codes that were passed meanwhile (4.10.7).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | EndStepUps',
  },
  {
    why: 'Who asks about their own data has codes sent to the addresses they named, and takes the request back (4.10.11); its clock is the system’s (R57).',
    rows: `
·  o  o  o  o  ·  ·  ·  ·  ·  ·  ·  | SendPrivacyCode
·  o  o  o  o  ·  ·  ·  ·  ·  ●  ·  | AbandonPrivacyRequest
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SendPrivacyCode SoundPrivacyClock`,
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
  {
    why: 'A planned change of the configuration takes effect on its day (4.10.9).',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ApplyConfigChange',
  },
  {
    why: 'A deployment states what its release ships, before anything of it starts.',
    rows: '·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | NoteShippedValues',
  },
];
