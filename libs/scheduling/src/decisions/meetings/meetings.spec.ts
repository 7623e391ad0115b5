import { at, configIn, effectsOf, given, type Past, rowsOf, story, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { mindMeetings } from '../../automations/mind-meetings.js';
import { meeting } from '../../lives/meeting.js';
import { meetings } from '../../views/meetings.js';
import { cancelMeeting } from './cancel-meeting.js';
import { checkMeeting, noteMeeting, prepareMeeting } from './keep-meeting.js';
import { lapseMeeting } from './lapse-meeting.js';
import { recordMeetingOutcome } from './record-meeting-outcome.js';

const DAY = 24 * 60;
const [meetingId, leadId, other, inviteeId, staffId] = ['a', 'b', 'c', 'd', 'e'].map((c) => `018f0000-0000-7000-8000-00000000000${c}`) as [
  string,
  string,
  string,
  string,
  string,
];
const id = { meetingId };
const slotAt = (minutes: number) => ({
  startsAt: at(minutes),
  endsAt: at(minutes + 30),
  zone: 'America/Toronto',
  wallTime: '2026-11-02T12:00',
});
const invitation = {
  ...{ ...id, inviteeId, kind: 'validationCall', subjectKind: 'lead', subjectId: leadId, code: 'K7QF', province: 'QC', lang: 'fr' },
  ...{ mode: 'phone', minutes: 30, inviteeZone: 'America/Toronto', until: at(14 * DAY), by: 'staff' },
};
const invited: Past = [['MeetingInvited', invitation]];
const scheduled: Past = [...invited, ['MeetingScheduled', { ...id, staffId, slot: slotAt(120), by: 'invitee', version: 1 }]];
const cancelled: Past = [...scheduled, ['MeetingCancelled', { ...id, by: 'staff', reason: 'illness' }]];
const held: Past = [...scheduled, ['MeetingOutcomeRecorded', { ...id, outcome: 'held', next: 'none' }]];
const lapsed: Past = [...scheduled, ['MeetingLapsed', id]];
const staff = { actor: { kind: 'user', id: staffId, role: 'jurilien_admin' } } as const;
const link = { actor: { kind: 'token', id: 'hash', role: 'meeting' } } as const;
const system = { actor: { kind: 'system', id: 'timer' } } as const;
const on = (past: Past) => given({ meeting: past });

describe('a meeting that is called off', () => {
  const asked = { ...id, cause: 'illness' } as const;
  const calendars = { hostId: staffId, guestId: inviteeId };
  const entry = { entryId: meetingId, kind: 'meeting', refId: meetingId, ...slotAt(120), busyFrom: at(110), busyUntil: at(160) };
  const taken = (ownerId: string): Past => [['TimeTaken', { ownerId, ...entry }]];
  it('frees the time of both in the same act, and says who did it', () => {
    const done = given({ meeting: scheduled, professionals: taken(staffId), clients: taken(inviteeId) }).when(
      cancelMeeting,
      { ...asked, ...calendars },
      link,
    );
    expect(done.events()).toEqual({
      meeting: [{ type: 'MeetingCancelled', data: { ...id, by: 'invitee', reason: 'illness' } }],
      professionals: [{ type: 'TimeFreed', data: { ownerId: staffId, entryId: meetingId } }],
      clients: [{ type: 'TimeFreed', data: { ownerId: inviteeId, entryId: meetingId } }],
    });
  });
  it('has no time to free before one is chosen, and is called off once', () => {
    expect(on(invited).when(cancelMeeting, asked, staff).types()).toEqual({ meeting: ['MeetingCancelled'] });
    expect(on(cancelled).when(cancelMeeting, asked, staff).types()).toEqual({});
  });
  it.each([
    ['that is unknown', [], asked, 'NOT_FOUND: meeting'],
    ['about another request than the link’s', scheduled, { ...asked, leadId: other }, 'NOT_FOUND: meeting'],
    ['of whose time the sender saw an earlier one', scheduled, { ...asked, seen: 0 }, 'STALE_VERSION: time-changed'],
    ['that was held', held, asked, 'WRONG_STATE: meeting-is-over'],
    ['that lapsed', lapsed, asked, 'WRONG_STATE: meeting-has-lapsed'],
    ['with the reason of a rule', scheduled, { ...asked, cause: 'erased' }, 'VALIDATION: reason-of-the-system'],
  ] as const)('is not one %s', (_, past, input, refusal) => expect(on(past).when(cancelMeeting, input, staff).refusal()).toBe(refusal));
  it('is not one whose time has passed', () =>
    expect(
      on(scheduled)
        .when(cancelMeeting, asked, { ...staff, now: at(150) })
        .refusal(),
    ).toBe('WRONG_STATE: meeting-has-taken-place'));
  it('ends with what it was for', () =>
    expect(
      on(scheduled)
        .when(cancelMeeting, { ...id, cause: 'ended' }, system)
        .types(),
    ).toEqual({ meeting: ['MeetingCancelled'] }));
});

describe('what came of a meeting', () => {
  const asked = { ...id, outcome: 'held', next: 'approve' } as const;
  const after = { ...staff, now: at(121) };
  it('is said once it has begun, once, and also of one that lapsed', () => {
    expect(on(scheduled).when(recordMeetingOutcome, asked, after).events()).toEqual({
      meeting: [{ type: 'MeetingOutcomeRecorded', data: asked }],
    });
    expect(on(lapsed).when(recordMeetingOutcome, asked, after).types()).toEqual({ meeting: ['MeetingOutcomeRecorded'] });
    expect(on(held).when(recordMeetingOutcome, asked, after).types()).toEqual({});
  });
  it.each([
    ['before it began', scheduled, at(119), 'WRONG_STATE: meeting-not-begun'],
    ['of one without a time', invited, at(121), 'WRONG_STATE: meeting-not-scheduled'],
    ['of an invitation that lapsed', [...invited, ['MeetingLapsed', id]] as Past, at(121), 'WRONG_STATE: meeting-has-lapsed'],
    ['of one that was called off', cancelled, at(121), 'WRONG_STATE: meeting-is-cancelled'],
    ['of one that does not exist', [], at(121), 'NOT_FOUND: meeting'],
  ] as const)('is not said %s', (_, past, now, refusal) =>
    expect(
      on(past)
        .when(recordMeetingOutcome, asked, { ...staff, now })
        .refusal(),
    ).toBe(refusal),
  );
});

describe('what is kept of a meeting', () => {
  const note = 'Parler du permis';
  it('is what the invited person prepares, while it lies ahead', () => {
    expect(
      on(invited)
        .when(prepareMeeting, { ...id, note }, link)
        .events(),
    ).toEqual({ meeting: [{ type: 'MeetingPrepared', data: { ...id, inviteeId, note } }] });
    expect(
      on(held)
        .when(prepareMeeting, { ...id, note }, link)
        .refusal(),
    ).toBe('WRONG_STATE: meeting-is-over');
    expect(
      on(invited)
        .when(prepareMeeting, { ...id, leadId: other, note }, link)
        .refusal(),
    ).toBe('NOT_FOUND: meeting');
  });
  it('is what the team notes, for itself or shared', () => {
    expect(
      on(held)
        .when(noteMeeting, { ...id, note }, staff)
        .events(),
    ).toEqual({ meeting: [{ type: 'MeetingNoted', data: { ...id, inviteeId, note, shared: false } }] });
    expect(
      on([])
        .when(noteMeeting, { ...id, note }, staff)
        .refusal(),
    ).toBe('NOT_FOUND: meeting');
  });
  it('are the points of its kind, in their order, each once', () => {
    const check = (past: Past, done: string[]) => on(past).when(checkMeeting, { ...id, done }, staff);
    expect(check(scheduled, ['facts', 'identity', 'facts']).events()).toEqual({
      meeting: [{ type: 'MeetingChecked', data: { ...id, done: ['identity', 'facts'] } }],
    });
    const checked: Past = [...scheduled, ['MeetingChecked', { ...id, done: ['identity'] }]];
    expect(check(checked, ['identity']).types()).toEqual({});
    expect(check(scheduled, ['studies']).refusal()).toBe('VALIDATION: no-such-point');
    expect(check(invited, ['identity']).refusal()).toBe('WRONG_STATE: meeting-not-scheduled');
    expect(check([], []).refusal()).toBe('NOT_FOUND: meeting');
  });
});

describe('a meeting that lapses', () => {
  const lapse = (past: Past, now: string) =>
    on(past)
      .when(lapseMeeting, id, { ...system, now })
      .types();
  const once = { meeting: ['MeetingLapsed'] };
  it('is an invitation at its end, or a time of which no one says what came of it for seven days', () => {
    expect(lapse(invited, at(14 * DAY - 1))).toEqual({});
    expect(lapse(invited, at(14 * DAY))).toEqual(once);
    expect(lapse(scheduled, at(14 * DAY))).toEqual(once);
    expect(lapse(scheduled, at(150 + 7 * DAY - 1))).toEqual({});
  });
  it('is none that ended, or that a late timer finds moved', () => {
    const moved: Past = [
      ...scheduled,
      ['MeetingRescheduled', { ...id, staffId, from: slotAt(120), to: slotAt(5 * DAY), by: 'staff', version: 2 }],
    ];
    expect(lapse(moved, at(150 + 7 * DAY))).toEqual({});
    for (const past of [held, cancelled, lapsed, []]) expect(lapse(past, at(99 * DAY))).toEqual({});
  });
});

const told = (past: Past): StoryEvent[] => past.map(([type, data]) => [meeting, meetingId, type, data]);
const ALL: Past = [
  ...scheduled,
  ['MeetingRescheduled', { ...id, staffId, from: slotAt(120), to: slotAt(300), by: 'staff', version: 2 }],
  ['MeetingTimeCorrected', { ...id, from: slotAt(300), to: slotAt(360), version: 3 }],
  ['MeetingPrepared', { ...id, inviteeId, note: 'Mes questions' }],
  ['MeetingNoted', { ...id, inviteeId, note: 'À rappeler', shared: false }],
  ['MeetingNoted', { ...id, inviteeId, note: 'Documents à apporter', shared: true }],
  ['MeetingChecked', { ...id, done: ['identity'] }],
  ['MeetingOutcomeRecorded', { ...id, outcome: 'noShow', next: 'secondMeeting' }],
];

describe('the list of meetings', () => {
  const row = (past: Past) => rowsOf(meetings, story(...told(past))).get(meetingId);
  it('shows a meeting from its invitation to what came of it', () => {
    expect(row(invited)).toMatchObject({ state: 'Invited', leadId, changes: 0, prepared: false });
    expect(row(ALL)).toMatchObject({
      ...{ state: 'NoShow', staffId, startsAt: at(360), changes: 3, prepared: true, preparation: 'Mes questions', done: ['identity'] },
      notes: [{ note: 'À rappeler' }, { note: 'Documents à apporter', shared: true }],
      ...{ outcome: 'noShow', next: 'secondMeeting' },
    });
    expect(row(cancelled)).toMatchObject({ state: 'Cancelled', cancelledBy: 'staff', cancelReason: 'illness' });
    expect(row(lapsed)).toMatchObject({ state: 'Lapsed' });
  });
  it('begins anew when someone is asked once more, and goes on counting its times', () => {
    expect(row([...ALL, ['MeetingInvited', invitation]])).toMatchObject({ state: 'Invited', changes: 3, done: [], prepared: false });
    const again = given({ meeting: [...lapsed, ['MeetingInvited', invitation]] }).when(prepareMeeting, { ...id, note: 'Encore' }, link);
    expect(again.types()).toEqual({ meeting: ['MeetingPrepared'] });
  });
  it('has a branch for every event', () =>
    expect(unexercised(meetings, story(...told([...ALL, ...cancelled.slice(2), ['MeetingLapsed', id]])))).toEqual([]));
});

it('timers watch a meeting: its invitation, then its end and seven days', () => {
  const events = story(
    ...told([
      ...ALL.slice(0, 4),
      ['MeetingCancelled', { ...id, by: 'staff', reason: 'other' }],
      ['MeetingOutcomeRecorded', { ...id, outcome: 'held', next: 'none' }],
    ]),
  );
  expect(effectsOf(mindMeetings, events).map((e) => [e.do, (e as { dueAt?: string }).dueAt])).toEqual([
    ['schedule', at(14 * DAY)],
    ['schedule', at(150 + 7 * DAY)],
    ['schedule', at(330 + 7 * DAY)],
    ['schedule', at(390 + 7 * DAY)],
    ['cancel', undefined],
    ['cancel', undefined],
  ]);
  expect(unexercised(mindMeetings, events)).toEqual([]);
  const slow = events.map((e) => ({ ...e, config: configIn('QC', { 'meeting.outcomeDays': 2 }), province: 'QC' as const }));
  expect((effectsOf(mindMeetings, slow)[1] as { dueAt?: string }).dueAt).toBe(at(150 + 2 * DAY));
});
