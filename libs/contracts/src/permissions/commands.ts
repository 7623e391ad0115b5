/**
 * Permission matrix 4.11, every command of the specification, in its own order and with its own marks (`marks.ts` says what
 * they mean). One row is narrower than the table's: no one but the system issues a personal link, because its token is a secret
 * that a person who named its hash would hold (design/security.md, "Added after the attack"). Columns: AN anyone · TK personal link · CL client · PR professional · RE recruit · AD admin · PA province admin ·
 * AV validation · RA reports · AR restricted · SY system · PV provider.
 */
export const TABLE = `
AN TK CL PR RE AD PA AV RA AR SY PV
# Lead
●  o  ●  ·  ·  ●  p  ●  ·  ·  ·  ·  | StartLeadDraft SubmitLead
o  o  o  ·  ·  ●  p  ●  ·  ·  ·  ·  | SaveLeadDraft
●  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·  ·  | DeclareReferral
·  o  o  ·  ·  ●  p  s  ·  ·  ·  ·  | ResendConfirmation ConfirmLeadEmail ConfirmLeadPhone ProvideLeadInfo EditLead
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | QueueLead ExpireLead MarkLeadUnserved
·  ·  ·  ·  ·  ●  p  ●  ·  ·  ·  ·  | TakeLeadForValidation
·  ·  ·  ·  ·  ●  p  s  ·  ·  ●  ·  | ReleaseLeadFromValidation ResumeHeldLead
·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | RequestLeadInfo EditLeadSummary HoldLead RejectLead BlockLead MergeLead ReferLeadToPartner
·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | ScheduleLead SetClientReadyAlert TagLead LogCallAttempt
·  ·  ·  ·  ·  ●  p  s  ·  ·  †  ·  | ValidateLead
·  ·  ·  ·  ·  4  p4 q  ·  ·  ·  ·  | SetSuperLead SetLeadPrice
·  ·  ·  ·  ·  4  p4 ·  ·  ·  ·  ·  | ApproveLeadPricing
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | UnblockLead UnmergeLead ReopenLead AssignLead
·  ·  ·  o  ·  ●  p  s  ·  ·  ·  ·  | AddLeadNote
·  o  o  ·  ·  ●  p  ·  ·  ·  ·  ·  | WithdrawLead
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ·  | CloseLead
·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | RevealContact
·  ·  ·  ·  ·  ●  p  ·  g  ·  ·  ·  | RequestExport

# Offers
·  ·  ·  ·  ·  ●  p  q  ·  ·  ●  ·  | StartOffering
·  ·  ·  ·  ·  ●  p  q  ·  ·  ·  ·  | OfferLeadManually StopOffering
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | SkipWave RestartOffering
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ·  | OpenOnBoard
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SendWave ExpireOffer FundClaim ExpireClaim SuggestPause
·  o  ·  o  ·  ·  ·  ·  ·  ·  †  ·  | ClaimOffer
·  o  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | RevealClaimNames ConfirmAcceptance DeclareConflict RefuseOffer RequestSecondChance
·  o  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | RecordOfferViewed
·  o  ·  o  ·  ●  p  ·  ·  ·  ·  ·  | ReleaseClaim

# Acceptance
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | RecordContactMade RecordConsultationOutcome RecordMandateOutcome
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ●  ·  | LogContactAttempt
·  o  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  | ConfirmContactByClient ChooseProfessional
·  o  o  ·  ·  ●  p  ·  ·  ·  ·  ·  | RequestReplacement
·  o  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | RequestLeadCredit
·  ·  ·  ·  ·  ●  $  ·  ·  ·  ●  ·  | DecideLeadCredit
·  ·  ·  o  ·  ●  p  ·  ·  ·  ●  ·  | CloseAcceptance

# Renewal
·  o  o  ·  ·  ●  p  ·  ·  ·  ·  ·  | RenewLead DeclineRenewal
·  o  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  | SnoozeRenewal
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ·  | SendRenewalInvitation

# Credits
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | StartCreditPurchase RedeemPromoCode SetAutoTopUp ApproveTopUp RequestPurchaseRefund
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | StartSubscription
·  ·  ·  o  ·  ●  ·  ·  ·  ·  ·  ·  | SetBillingIdentity CancelSubscription
·  ·  ·  ·  ·  4  $  ·  ·  ·  ·  ·  | GrantCredits AdjustCredits
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | ApproveCreditAdjustment
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ●  ·  | DecidePurchaseRefund
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | FreezeCreditAccount

# Appointments
·  ·  ·  o  ·  ●  o  o  ·  o  ·  ·  | SetAvailability
·  o  o  ·  ·  ●  p  s  ·  s  ·  ·  | HoldSlot
·  o  o  ·  ·  ●  p  s  ·  s  ●  ·  | ReleaseSlot
·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | ExtendHold RecordMeetingOutcome
·  o  o  o  ·  ●  p  s  ·  s  ·  ·  | RequestAppointment ConfirmAppointment
·  o  o  o  ·  ·  ·  ·  ·  ·  ·  ·  | ProposeSlots ReportLate
·  o  o  o  ·  ●  p  ·  ·  ·  ·  ·  | RescheduleAppointment CancelAppointment RecordAppointmentOutcome
·  o  o  o  o  ●  p  s  ·  s  ·  ·  | ScheduleMeeting RescheduleMeeting CancelMeeting
·  ·  ·  o  ·  ●  p  ·  ·  ·  ·  ·  | SetConsultationTerms

# Documents
·  o  o  o  o  ●  p  s  ·  ·  ·  ·  | UploadDocument
·  ·  o  o  ·  ●  p  ·  ·  ·  ·  ·  | RenameDocument ShareDocument RevokeDocumentShare
·  ·  o  o  ·  ●  p  ·  ·  ·  ●  ·  | DeleteDocument
·  ·  ·  o  ·  ●  p  s  ·  ·  ·  ·  | RequestDocuments CancelDocumentRequest
·  o  o  o  ·  ●  p  s  ·  s  ·  ·  | RecordDocumentViewed
·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | ReportWrongRecipient
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | RecordScanResult

# Surveys, reviews, follow-ups
·  o  o  o  ·  ·  ·  ·  ·  ·  ·  ·  | SubmitSurvey
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | SendSurvey
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | ModerateSurvey PublishReview ReplyToReview ReopenFollowUp
·  o  o  ·  ·  ●  p  ·  ·  ·  ·  ·  | WithdrawReview
·  ·  ·  ·  ·  ●  p  s  ·  s  ●  ·  | CreateFollowUp
·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | SnoozeFollowUp CompleteFollowUp
·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | AssignFollowUp

# Comms
·  ·  ·  ·  ·  ●  ●  ·  ·  ·  ·  ·  | SaveTemplateDraft TestTemplate
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | PublishTemplate RollbackTemplate SaveVariable
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | RetireTemplate
·  ·  o  o  o  ●  p  s  ·  c  ●  ·  | SendMessage
·  ·  ·  ·  ·  ●  p  s  ·  ·  ·  ·  | ScheduleMessage CancelScheduledMessage AssignThread
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | ResendMessage
·  ·  ·  ·  ·  ●  p  s  ·  s  ·  ·  | SnoozeThread CloseThread
·  o  o  o  o  ●  p  s  ·  ·  ·  ·  | RecordConsent
·  o  o  o  o  ●  p  s  ·  ·  ●  ·  | WithdrawConsent
·  o  o  o  o  ●  p  ·  ·  ·  ·  ·  | SetContactPreferences
·  o  o  o  o  ·  ·  ·  ·  ·  ·  ·  | VerifyPhone

# Automation
·  ·  ·  ·  ·  ●  q  ·  ·  ·  ·  ·  | SaveAutomationRule
·  ·  ·  ·  ·  ●  ●  ·  ·  ·  ·  ·  | DryRunAutomationRule
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | ActivateAutomationRule
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | PauseAutomationRule RetireAutomationRule SetKillSwitch
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | StartAutomationManually CancelAutomationRun
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | SaveProfessionalAutomation SetAutoClaimRule

# Campaigns
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | SaveSegment SaveCampaignDraft EstimateCampaign TestCampaign SubmitCampaign ScheduleCampaign
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | ApproveCampaign
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | ReturnCampaign ArchiveCampaign
·  ·  ·  ·  ·  ●  o  ·  ·  ·  ●  ·  | PauseCampaign
·  ·  ·  ·  ·  ●  o  ·  ·  ·  ·  ·  | ResumeCampaign CancelCampaign

# Recruit
·  ·  ·  ·  o  ●  ·  ·  ·  ·  ·  ·  | CreateCandidateProfile UpdateCandidateProfile SetCandidateVisibility CloseCandidateProfile
·  ·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  | AnswerCandidateContact
·  ·  ·  o  ·  ●  ·  ·  ·  ·  ·  ·  | RequestCandidateContact DismissCandidate SaveEmployeeAlert PauseEmployeeAlert
·  ·  ·  o  ·  ●  ·  ·  ·  ·  ·  ·  | DeleteEmployeeAlert
●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | SubmitJobApplication

# Professionals
●  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | RegisterProfessional
·  ·  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | SubmitProfessionalApplication AcceptProfessionalTerms
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | VerifyLicence ApproveProfessional RejectProfessional RejectProfileWording AssignAccountManager
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ·  | RecheckLicence
·  ·  ·  ·  ·  4  p4 ·  ·  ·  ·  ·  | SuspendProfessional ReinstateProfessional
·  ·  ·  o  ·  ●  p  ·  ·  ·  ·  ·  | UpdateProfessionalProfile SetMatchingPreferences SetOfferHours PublishProfile UnpublishProfile
·  o  ·  o  ·  ●  p  ·  ·  ·  ●  ·  | PauseOffers ResumeOffers
·  ·  ·  o  ·  ●  ·  ·  ·  ·  ·  ·  | CloseProfessionalAccount
·  o  o  o  o  ·  ·  ·  ·  ·  ·  ·  | AddBlock RemoveBlock

# Accounts
●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | LogIn RequestLoginLink RequestPasswordReset
·  o  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | SetNewPassword VerifyStepUpCode
·  ·  o  o  o  o  o  o  o  o  ·  ·  | RefreshSession LogOut ChangePassword EnrolSecondFactor ConfirmSecondFactor RemoveSecondFactor
·  ·  o  o  o  ●  o  o  o  o  ·  ·  | RevokeSession
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | IssueLink
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ●  ·  | RevokeLink
·  o  o  o  o  ·  ·  ·  ·  ·  ·  ·  | RequestPrivateChange ConfirmPrivateChange CancelPrivateChange
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | InviteStaff DisableUser StartImpersonation
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | SetUserRoles

# Blacklist
·  ·  ·  ·  ·  4  p4 s  ·  ·  ·  ·  | AddBlacklistEntry
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | ReviewBlacklistEntry LiftBlacklistEntry
·  o  ·  o  ·  ·  ·  ·  ·  ·  ·  ·  | AppealBlacklistEntry

# Config, legal texts
·  ·  ·  ·  ·  ●  q  ·  ·  ·  ·  ·  | ProposeConfigChange
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | ApproveConfigChange PublishLegalDocument
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | RejectConfigChange RollbackConfig SaveQuestionSet PublishQuestionSet SaveLegalDocument

# Privacy
●  o  o  o  o  ●  ●  ●  ·  ·  ·  ·  | FilePrivacyRequest
·  o  o  o  o  ●  ·  ·  ·  ·  ·  ·  | VerifyPrivacyRequester
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | AssignPrivacyRequest DecidePrivacyRequest RegisterIncident AssessIncident NotifyIncident
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | CloseIncident
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ●  ·  | FulfilPrivacyRequest
·  ·  ·  ·  ·  4  ·  ·  ·  ·  ·  ·  | PlaceLegalHold LiftLegalHold
·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·  | ShredPersonKey

# Sales, site, jobs
·  ·  ·  ·  ·  ●  p  ·  ·  ·  ·  ·  | SaveProspect MoveProspect
●  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  | SubmitContactForm VoteFaq TrackPageView
·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  | RetryDeadLetter RebuildProjection
`;
