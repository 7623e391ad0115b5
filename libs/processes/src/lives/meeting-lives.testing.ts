import { at } from '@jurilien/event-sourcing/testing';
import { meeting } from '@jurilien/scheduling';
import { ID, type Lives } from '../account-lives.testing.js';
import { pro } from '../claims.testing.js';

const STAFF = 'staff-1';
const met = { meetingId: ID };
const slotFrom = (minutes: number) => ({
  startsAt: at(minutes),
  endsAt: at(minutes + 30),
  zone: 'America/Toronto',
  wallTime: '2026-11-03T10:00',
});
const [held, later] = [slotFrom(-90), slotFrom(3_000)];
const invited = {
  ...met,
  ...{ inviteeId: pro(1), kind: 'onboarding', subjectKind: 'professional', subjectId: pro(1), province: 'QC', lang: 'fr' },
  ...{ mode: 'phone', minutes: 30, inviteeZone: 'America/Toronto', until: at(20_000), by: 'staff' },
};

/** Meetings as they can stand, for the buttons of their page. */
export const MEETING_LIVES: Lives = {
  row: { id: ID },
  streams: [
    {
      decider: meeting,
      id: ID,
      begins: [
        [],
        [['MeetingInvited', invited]],
        [
          ['MeetingInvited', invited],
          ['MeetingScheduled', { ...met, staffId: STAFF, slot: held, by: 'staff', version: 1 }],
        ],
      ],
      events: [
        ['MeetingScheduled', { ...met, staffId: STAFF, slot: held, by: 'staff', version: 1 }],
        ['MeetingRescheduled', { ...met, staffId: STAFF, from: held, to: later, by: 'invitee', version: 2 }],
        ['MeetingChecked', { ...met, done: ['identity'] }],
        ['MeetingCancelled', { ...met, by: 'staff', reason: 'illness' }],
        ['MeetingOutcomeRecorded', { ...met, outcome: 'held', next: 'none' }],
        ['MeetingLapsed', met],
      ],
    },
  ],
  inputs: {
    ScheduleMeeting: { startsAt: at(9_000) },
    RescheduleMeeting: { startsAt: at(9_000) },
    CancelMeeting: { cause: 'illness' },
    RecordMeetingOutcome: { outcome: 'held' },
    NoteMeeting: { note: 'Tout va bien' },
    CheckMeeting: { done: ['identity', 'licence'] },
  },
};
