/** Meetings of our team (4.5.1); with whom follows from the kind. */
export const MEETING_KINDS = ['onboarding', 'accountReview', 'validationCall', 'candidateInterview'] as const;
export type MeetingKind = (typeof MEETING_KINDS)[number];

/** Whom they are with: the professional, the client of a request, a candidate. */
export const SUBJECT_KINDS = ['professional', 'lead', 'candidate'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export const SUBJECT_OF: Readonly<Record<MeetingKind, SubjectKind>> = {
  onboarding: 'professional',
  accountReview: 'professional',
  validationCall: 'lead',
  candidateInterview: 'candidate',
};

export const MEETING_STATES = ['Invited', 'Scheduled', 'Held', 'NoShow', 'Cancelled', 'Lapsed'] as const;
export const MEETING_OUTCOMES = ['held', 'noShow'] as const;
export const NEXT_ACTIONS = ['none', 'approve', 'secondMeeting', 'sendInformation', 'close'] as const;

/** Why people cancel one; the system has reasons of its own (`ENDED_REASONS`). */
export const MEETING_CANCEL_REASONS = ['otherCommitment', 'illness', 'noLongerNeeded', 'other'] as const;
/** Why the system does: what it was for has ended, or the person is erased. */
export const ENDED_REASONS = ['ended', 'erased'] as const;

/** What the team goes through in a meeting of each kind, in this order. */
export const MEETING_POINTS = {
  onboarding: ['identity', 'licence', 'insurance', 'practice', 'ethics', 'credits', 'offerHours', 'questions'],
  accountReview: ['figures', 'preferences', 'offerHours', 'credits', 'opinions', 'nextSteps'],
  validationCall: ['safeToTalk', 'identity', 'facts', 'urgency', 'otherParties', 'budget', 'consents', 'nextSteps'],
  candidateInterview: ['identity', 'studies', 'regions', 'offerHours', 'expectations', 'visibility', 'questions'],
} as const satisfies Readonly<Record<MeetingKind, readonly string[]>>;
export type MeetingPoint = (typeof MEETING_POINTS)[MeetingKind][number];
