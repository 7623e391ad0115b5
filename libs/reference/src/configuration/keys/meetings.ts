import { keysOf } from '../key.js';
import { whole } from '../kinds.js';

// Meetings of professionals, clients and candidates with the team.
const key = keysOf('scheduling');
const minutes = { kind: whole(10, 180), unit: 'minutes', scope: 'P' } as const;

export const meetingOnboardingMinutes = key({ key: 'meeting.onboardingMinutes', ...minutes, shipped: 30 });
export const meetingReviewMinutes = key({ key: 'meeting.reviewMinutes', ...minutes, shipped: 30 });
export const meetingCallMinutes = key({ key: 'meeting.callMinutes', ...minutes, shipped: 20 });
export const meetingInterviewMinutes = key({ key: 'meeting.interviewMinutes', ...minutes, shipped: 30 });
export const meetingInviteDays = key({ key: 'meeting.inviteDays', kind: whole(1, 90), unit: 'days', shipped: 14, scope: 'P' });
export const meetingOutcomeDays = key({ key: 'meeting.outcomeDays', kind: whole(1, 60), unit: 'days', shipped: 7, scope: 'P' });
