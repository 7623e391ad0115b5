/** Messages about money, professionals, accounts and candidates. */
import { DAY_MS, later, say, timer, ofPro, account, entry, number } from './say.mjs';

export function money({ creditsLowBalanceCc }) {
  const low = (e) =>
    e.data.availableAfterCc < e.config.value(creditsLowBalanceCc, { province: e.province })
      ? [
          say('R42', `${e.data.professionalId}:${Math.floor(Date.parse(e.occurredAt) / DAY_MS)}`, {
            professionalId: e.data.professionalId,
            happenedAt: e.occurredAt,
          }),
        ]
      : [];
  const document = ({ data: { no, professionalId, kind, grossCents } }) => [
    say('R44', no, { professionalId, vars: { what: kind === 'invoice' ? 'invoice' : 'note', invoiceNo: no, cents: grossCents } }),
  ];
  const problem = (what, e) => [say('R45', `${what}:${e.position}`, { professionalId: e.data.professionalId, vars: { problem: what } })];
  const ending = ({ professionalId, lotId, expiresAt }, days) =>
    say('R43', `${lotId}:${days}`, { professionalId, vars: { lotId, expiresAt } }, later(expiresAt, -days * DAY_MS));
  return {
    CreditsHeld: low,
    CreditsExpired: low,
    CreditsGranted: ({ data }) => (data.lotKind === 'promo' && data.expiresAt ? [7, 1].map((days) => ending(data, days)) : []),
    AutoTopUpHeldForApproval: ({ data: { professionalId, purchaseId, grossCents } }) => [
      say('top-up-approval', purchaseId, { professionalId, vars: { purchaseId, cents: grossCents } }),
    ],
    InvoiceIssued: document,
    CreditNoteIssued: document,
    PurchaseFailed: (e) => problem(e.data.kind === 'topup' ? 'topUp' : 'failed', e),
    PurchaseDisputed: (e) => problem('disputed', e),
    SubscriptionPastDue: (e) => problem('pastDue', e),
  };
}

const inTwoDaysMore = (e) =>
  [1, 3].map((days, n) =>
    timer(
      later(e.occurredAt, days * DAY_MS),
      'application.remind',
      'RemindOfApplication',
      { professionalId: e.data.professionalId, sequence: n + 1 },
      `professional-${e.data.professionalId}`,
    ),
  );
export const professionals = ({ licenceNoticeDays }) => ({
  ProfessionalRegistered: inTwoDaysMore,
  ApplicationReminderDue: ({ data: { professionalId, sequence } }) => [say('R49', `${professionalId}:${sequence}`, { professionalId })],
  LicenceVerified: ({ data: { professionalId, nextCheckAt, province }, config }) => [
    say(
      'R50',
      `${professionalId}:${nextCheckAt}`,
      { professionalId, vars: { at: nextCheckAt } },
      later(nextCheckAt, -config.value(licenceNoticeDays, { province }) * DAY_MS),
    ),
  ],
  LicenceCheckRequested: ({ data: { professionalId, dueAt } }) => [
    say('R50-due', `${professionalId}:${dueAt}`, { professionalId, vars: { at: dueAt } }),
  ],
  PhoneCodeSent: ({ data: { professionalId, sequence } }) => [
    say('phone-code', `${professionalId}:${sequence}`, { professionalId, sequence }),
  ],
  ProfessionalApproved: ({ data: { professionalId } }) => [say('pro-approved', professionalId, { professionalId })],
  ProfessionalRejected: (e) => [ofPro('pro-rejected', e, { reason: e.data.reasonCode })],
  ProfilePublished: (e) => [ofPro('profile-published', e)],
  ProfileWordingRejected: (e) => [ofPro('profile-wording', e, { reason: e.data.reasons[0] })],
  BlacklistEntryAdded: entry('pro-listed'),
  BlacklistEntryReviewed: entry('pro-listed-kept'),
  BlacklistEntryLifted: entry('pro-unlisted'),
  BlacklistEntryExpired: entry('pro-unlisted'),
  BoardMatchNoted: ({ data: { professionalId, leadId, pace, channels } }) =>
    pace === 'now' ? [say('board-alert', `${professionalId}:${leadId}`, { professionalId, leadId, channels })] : [],
  BoardDigestDue: ({ data: { professionalId, day, leadIds } }) => [
    say('board-digest', `${professionalId}:${day}`, { professionalId, leadIds }),
  ],
});

const ended = (e) => [account('sessions-ended', e, { userId: e.data.userId, reason: e.data.reason, happenedAt: e.occurredAt })];
export const accounts = {
  LoginLinkRequested: (e) => [account('login-link', e, e.data)],
  PasswordResetRequested: (e) => [account('password-reset', e, e.data)],
  UserCreated: (e) =>
    e.data.passwordHash && !e.data.role.includes('admin') ? [account('verify-email', e, { userId: e.data.userId, sequence: 1 })] : [],
  UserInvited: (e) => [account('invitation', e, e.data)],
  PasswordSet: (e) =>
    ['reset', 'change'].includes(e.data.how) ? [account('password-changed', e, { userId: e.data.userId, happenedAt: e.occurredAt })] : [],
  UserRolesSet: (e) => [account('role-changed', e, { userId: e.data.userId })],
  SecondFactorChallenged: ({ data: { userId, challengeId, sequence } }) => [
    say('sign-in-code', `${challengeId}:${sequence}`, { userId, challengeId, sequence }),
  ],
  StepUpCodeSent: ({ data: { linkId, sequence, channel } }) => [
    say('step-up-code', `${linkId}:${sequence}`, { linkId, sequence, channels: [channel] }),
  ],
  SessionsRevoked: (e) => (e.data.reason === 'too-many' ? ended(e) : []),
  SessionFamilyRevoked: (e) => ended(e),
  EmailVerificationRequested: ({ data, stream }) => [
    say('verify-email', `${stream.slice(stream.indexOf('-') + 1)}:again-${data.sequence}`, data),
  ],
  PrivateChangeRequested: ({ data: { changeId, subjectId, leadId, field } }) =>
    field === 'email' || field === 'phone' ? [say('change-code', changeId, { changeId, subjectId, ...(leadId ? { leadId } : {}) })] : [],
  PrivateChangeConfirmed: ({ data: { changeId, subjectId, leadId, undoUntil } }) =>
    undoUntil ? [say('change-notice', changeId, { changeId, subjectId, ...(leadId ? { leadId } : {}) })] : [],
  ConfigChangeStuck: ({ version, occurredAt, data: { changeId, why, proposedBy, approvedBy } }) =>
    [proposedBy, ...(approvedBy === undefined ? [] : [approvedBy])].map((userId) =>
      say('config-stuck', `${changeId}:${version}:${userId}`, { userId, reason: why, happenedAt: occurredAt }),
    ),
  ExportReady: ({ data: { exportId, requestedBy } }) => [say('export-over', exportId, { userId: requestedBy, exportId, reason: 'ready' })],
  ExportFailed: ({ data: { exportId, requestedBy, why } }) => [
    say('export-over', exportId, { userId: requestedBy, exportId, reason: why }),
  ],
  NewLinkRequested: ({ version, data: { linkId, purpose, sequence, subject } }) => [
    say('link-renewed', `${linkId}:${version}`, { linkId, purpose, sequence, ...subject }),
  ],
  NumberCodeSent: number('contact-code'),
  TestTextAsked: number('sms-test'),
  SurveyInvited: ({ data: { acceptanceId, leadId, professionalId, side } }) => [
    side === 'professional'
      ? say('R38', acceptanceId, { acceptanceId, leadId, professionalId })
      : say('R36', acceptanceId, { acceptanceId, leadId }),
  ],
  SurveyReminded: ({ data: { acceptanceId } }) => [say('R37', acceptanceId, { acceptanceId })],
};

const ofPair = ({ professionalId, candidateId, requestId }) => ({ professionalId, candidateId, requestId });
const passed =
  (rule) =>
  ({ data: { relayId, leadId, professionalId, entryId } }) => [
    say(rule, entryId, { leadId, professionalId, acceptanceId: relayId, entryId }),
  ];
export function candidates({ erasure }) {
  const silent = ({ version, occurredAt, config, data: { candidateId } }) => [
    say('candidate-erasure', `${candidateId}:${version}`, { candidateId }, erasure(occurredAt, config).eraseNoticeAt),
  ];
  return {
    CandidateProfileCreated: silent,
    CandidateProfileUpdated: silent,
    CandidateVisibilitySet: silent,
    CandidateCvUploaded: silent,
    CandidateProfileClosed: silent,
    CandidateContactRequested: ({ data, occurredAt }) => [
      say('R62', data.requestId, ofPair(data)),
      say('R62', `${data.requestId}:again`, ofPair(data), later(occurredAt, 3 * DAY_MS)),
    ],
    CandidateContactAccepted: ({ data }) => [say('candidate-accepted', data.requestId, ofPair(data))],
    CandidateContactDeclined: ({ data }) => [say('candidate-declined', data.requestId, ofPair(data))],
    EmployeeAlertMatched: ({ data: { professionalId, alertId, candidateId, channel, day, dueAt } }) =>
      dueAt && day
        ? []
        : [say('R63', `${professionalId}:${candidateId}`, { professionalId, alertId, candidateIds: [candidateId], channels: [channel] })],
    EmployeeAlertDigestDue: ({ data: { professionalId, alertId, day, candidateIds } }) => [
      say('R63', `${alertId}:${day}`, { professionalId, alertId, candidateIds, channels: ['email'] }),
    ],
    JobApplicationReceived: ({ data: { applicationId } }) => [say('job-received', applicationId, { subjectId: applicationId })],
    PipelineWebhookSwitchedOff: (e) => (e.data.by === 'failures' ? [ofPro('webhook-off', e)] : []),
    ProfessionalWroteToClient: passed('relay-to-client'),
    ClientWroteToProfessional: passed('relay-to-professional'),
  };
}
