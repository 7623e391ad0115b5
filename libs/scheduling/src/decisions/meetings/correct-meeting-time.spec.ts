import { at, configWith, given, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { correctMeetingTime } from './correct-meeting-time.js';

const [meetingId, subjectId, inviteeId, staffId, guestId] = ['meeting', 'subject', 'invitee', 'staff', 'guest'].map(uuidFor) as [
  string,
  string,
  string,
  string,
  string,
];
/** Nine o'clock in Vancouver in winter, as a table counted that still put the clocks back. */
const slot = {
  startsAt: '2027-01-15T17:00:00.000Z',
  endsAt: '2027-01-15T17:30:00.000Z',
  zone: 'America/Vancouver',
  wallTime: '2027-01-15T09:00',
};
const moved = { ...slot, startsAt: '2027-01-15T16:00:00.000Z', endsAt: '2027-01-15T16:30:00.000Z' };
const past = (subjectKind = 'lead', of = slot): Past => [
  [
    'MeetingInvited',
    {
      ...{ meetingId, inviteeId, guestId, subjectKind, subjectId, kind: 'validationCall', code: 'K7QF', province: 'QC', lang: 'fr' },
      ...{ mode: 'phone', minutes: 30, inviteeZone: slot.zone, until: at(60), by: 'staff' },
    },
  ],
  ['MeetingScheduled', { meetingId, staffId, slot: of, by: 'invitee', version: 1 }],
];
const taken = (ownerId: string, refId: string, from: string, buffer = 0): Past => [
  [
    'TimeTaken',
    {
      ...{ ownerId, entryId: refId, kind: 'meeting', refId, startsAt: from, endsAt: at(30, from) },
      ...{ busyFrom: at(-buffer, from), busyUntil: at(30 + buffer, from) },
    },
  ],
];
const correct = (meeting: Past = past(), others: Past = [], ctx = {}, named = { hostId: staffId, guestId }) =>
  given({
    meeting,
    hosts: [...taken(staffId, meetingId, slot.startsAt, 10), ...others],
    guests: taken(guestId, meetingId, slot.startsAt),
  }).when(correctMeetingTime, { meetingId, ...named }, ctx);

describe('CorrectMeetingTime', () => {
  it('keeps the wall time and moves the instant, with both calendars and the time between', () => {
    const out = correct().events();
    expect(out['meeting']).toEqual([{ type: 'MeetingTimeCorrected', data: { meetingId, from: slot, to: moved, version: 2 } }]);
    expect(out['hosts']![0]!.data).toMatchObject({ ownerId: staffId, busyFrom: at(-10, moved.startsAt), busyUntil: at(10, moved.endsAt) });
    expect(out['guests']![0]!.data).toMatchObject({ ownerId: guestId, busyFrom: moved.startsAt, busyUntil: moved.endsAt });
  });
  it.each([
    ['lead', { leadId: subjectId }],
    ['professional', { professionalId: subjectId }],
    ['candidate', {}],
  ])('says that it meets another time now: %s', (kind, overlap) => {
    const data = correct(past(kind), taken(staffId, 'other', moved.startsAt)).events()['meeting']![0]!.data;
    expect(data).toMatchObject({ to: moved, overlap });
  });
  it('leaves what fits, what is over, and everything when the switch is off', () => {
    expect(correct(past('lead', moved)).events()).toEqual({});
    expect(correct(past(), [], { now: slot.startsAt }).events()).toEqual({});
    expect(correct([...past(), ['MeetingCancelled', { meetingId, by: 'staff', reason: 'illness' }]]).events()).toEqual({});
    expect(correct(past(), [], { config: configWith({ 'tz.keepWallTime': false }) }).events()).toEqual({});
    expect(correct([]).events()).toEqual({});
  });
  it('writes into no calendar but those of the two', () => {
    expect(correct(past(), [], {}, { hostId: staffId, guestId: uuidFor('stranger') }).refusal()).toBe('NOT_FOUND: calendar');
    expect(correct(past(), [], {}, { hostId: uuidFor('stranger'), guestId }).refusal()).toBe('NOT_FOUND: calendar');
  });
});
