import { appointment, meeting } from '@jurilien/scheduling';
import { at, story, type StoryEvent, T0 } from '@jurilien/event-sourcing/testing';
import { lookupWith, runsAsShipped, verdictOf } from '../../acted-out.testing.js';
import { said, stateAfter, workFor } from '../../occurrences.testing.js';

const appointmentId = '018f2a10-0000-7000-8000-0000000000a1';
const meetingId = '018f2a10-0000-7000-8000-0000000000b1';
const DAY = 1_440;
const slotAt = (minutes: number) => ({
  startsAt: at(minutes),
  endsAt: at(minutes + 30),
  zone: 'America/Toronto',
  wallTime: at(minutes).slice(0, 16),
});
const requested = {
  appointmentId,
  clientId: 'c1',
  personId: 'p1',
  acceptanceId: 'a1',
  leadId: 'l1',
  professionalId: 'x1',
  code: 'K7QF',
  province: 'QC',
  kind: 'first',
  mode: 'phone',
  slot: slotAt(3 * DAY),
  clientZone: 'America/Halifax',
  professionalZone: 'America/Toronto',
  by: 'client',
  confirmBy: at(DAY),
};
const of = (type: string, data: object = {}, minute = 0): StoryEvent => [
  appointment,
  appointmentId,
  type,
  { appointmentId, ...data },
  minute,
];
const confirmed = (minutes: number, version = 1, minute = 0): StoryEvent =>
  of('AppointmentConfirmed', { by: 'professional', slot: slotAt(minutes), mode: 'phone', version }, minute);
/** What the worker is told of the rules of appointments: which, under which key, due when. */
const told = (...events: StoryEvent[]) =>
  runsAsShipped(...events).flatMap((e) =>
    e.do === 'work' ? [`${e.key.replace(appointmentId, 'A')} ${String(e.input['dueAt'] ?? 'now')}`] : [],
  );

describe('when an appointment is told of', () => {
  it('asked for by the client: the professional now, and once more four business hours later', () => {
    expect(told(of('AppointmentRequested', requested)).map((run) => run.split(' ')[0])).toEqual(['R27:A:1', 'R28:A:1']);
    expect(told(of('AppointmentRequested', { ...requested, by: 'professional' }))).toEqual(['R27-client:A:1 now']);
  });
  it('confirmed: both at once, a day and two hours before, an hour and a day after; the key holds the version', () => {
    const start = 3 * DAY;
    expect(told(confirmed(start, 2)).sort()).toEqual(
      [
        'R29:A:v2 now',
        'R29-pro:A:v2 now',
        `R30:A:v2 ${at(start - DAY)}`,
        `R30-pro:A:v2 ${at(start - DAY)}`,
        `R31:A:v2 ${at(start - 120)}`,
        `R31-pro:A:v2 ${at(start - 120)}`,
        `R33:A:v2 ${at(start + 90)}`,
        `R34:A:v2 ${at(start + 30 + DAY)}`,
      ].sort(),
    );
  });
  it.each([
    ['a day and half an hour ahead: the day before has just been said', DAY + 30, ['R31', 'R31-pro']],
    ['a minute more: it is told again', DAY + 31, ['R30', 'R30-pro', 'R31', 'R31-pro']],
    ['two hours and half an hour ahead: nothing reminds', 150, []],
    ['in an hour: nothing reminds', 60, []],
  ])('reminders that are past, or would follow within half an hour, are left out: %s', (_what, minutes, rules) =>
    expect(
      told(confirmed(minutes))
        .map((run) => run.split(':')[0])
        .filter((rule) => /^R3[01]/.test(rule!))
        .sort(),
    ).toEqual(rules),
  );
  it('is looked at a week before it is due, as it may go earlier', () => {
    const [run] = workFor(['R31'], story(confirmed(20 * DAY)));
    expect(run!.dueAt).toBe(at(20 * DAY - 120 - 7 * DAY));
  });
  it('the side that did not do it hears of a change', () => {
    const rules = (...e: StoryEvent[]) => told(...e).map((run) => run.split(':')[0]);
    expect(rules(of('AppointmentCancelled', { personId: 'p1', by: 'client', reason: 'illness' }))).toEqual(['R32-pro']);
    expect(rules(of('AppointmentCancelled', { personId: 'p1', by: 'professional', reason: 'illness' }))).toEqual(['R32']);
    expect(rules(of('AppointmentCancelled', { personId: 'p1', by: 'system', reason: 'withdrawn' }))).toEqual(['R32', 'R32-pro']);
    expect(rules(of('AppointmentLapsed'))).toEqual(['R32', 'R32-pro']);
    expect(rules(of('LatenessReported', { by: 'professional' }))).toEqual(['R32']);
  });
});

describe('what is so when it is due', () => {
  const past = [
    ['AppointmentRequested', requested],
    ['AppointmentConfirmed', { appointmentId, by: 'professional', slot: slotAt(3 * DAY), mode: 'phone', version: 1 }],
  ] as const;
  const more = (...events: (readonly [string, object])[]) => stateAfter(appointment, [...past, ...events] as never);
  const moved = [
    'AppointmentRescheduled',
    { appointmentId, by: 'client', from: slotAt(3 * DAY), to: slotAt(4 * DAY), version: 2 },
  ] as const;
  const off = ['AppointmentCancelled', { appointmentId, personId: 'p1', by: 'client', reason: 'illness' }] as const;
  const proposed = ['SlotsProposed', { appointmentId, personId: 'p1', by: 'client', slots: [slotAt(5 * DAY)], until: at(DAY) }] as const;
  const verdict = (rule: string, state: object, timeVersion = 1, now = T0) =>
    verdictOf(rule, lookupWith({ appointmentId, timeVersion }, { appointment: state }, now));

  it.each(['R29', 'R29-pro', 'R30', 'R30-pro', 'R31', 'R31-pro'])('%s speaks of the time that stands, and of no other', async (rule) => {
    expect(await verdict(rule, more())).toBe('sent');
    expect(await verdict(rule, more(moved))).toBe('Z01');
    expect(await verdict(rule, more(moved), 2)).toBe('sent');
    expect(await verdict(rule, more(off))).toBe('Z02');
    expect(await verdict(rule, more(proposed))).toBe('sent');
    expect(await verdict(rule, more(), 1, at(3 * DAY))).toBe('Z01');
  });
  it('outcomes are asked for until they were said', async () => {
    const stated = (by: string) => ['AppointmentOutcomeStated', { appointmentId, by, outcome: 'held' }] as const;
    for (const [rule, own, other] of [['R33', 'professional', 'client'] as const, ['R34', 'client', 'professional'] as const]) {
      expect(await verdict(rule, more())).toBe('sent');
      expect(await verdict(rule, more(stated(other)))).toBe('sent');
      expect(await verdict(rule, more(stated(own)))).toBe('Z01');
      expect(await verdict(rule, more(off))).toBe('Z02');
      expect(await verdict(rule, more(moved))).toBe('Z02');
    }
  });
  it('who is to answer is asked, and not who has answered', async () => {
    const asked = stateAfter(appointment, [past[0]] as never);
    expect([await verdict('R27', asked), await verdict('R28', asked), await verdict('R27-client', asked)]).toEqual(['sent', 'sent', 'Z02']);
    expect(await verdict('R28', more())).toBe('Z02');
    expect([await verdict('R27', more(proposed)), await verdict('R27-client', more(proposed))]).toEqual(['sent', 'Z02']);
  });
  it('says the time on each clock, the reader’s first, and both where they differ', async () => {
    const states = { appointment: more() };
    const words = await said('R29-pro', { states, about: { appointmentId, timeVersion: 1, reason: 'confirmed' } });
    expect(words['at']).toMatch(/ heure de l’Est \(.*heure de l’Atlantique\)$/);
    const same = { appointment: { ...more(), clientZone: 'America/Toronto' } };
    expect((await said('R29-pro', { states: same, about: { appointmentId, reason: 'confirmed' } }))['at']).not.toContain('(');
  });
});

describe('meetings with the team', () => {
  const ofMeeting = (type: string, data: object): StoryEvent => [meeting, meetingId, type, { meetingId, ...data }, 0];
  const rules = (...e: StoryEvent[]) => runsAsShipped(...e).flatMap((run) => (run.do === 'work' ? [run.key.replace(meetingId, 'M')] : []));
  it('are told to both when they are set, and a day and an hour before', () =>
    expect(rules(ofMeeting('MeetingScheduled', { staffId: 's1', slot: slotAt(3 * DAY), by: 'invitee', version: 1 })).sort()).toEqual([
      'R35-reminder:M:v1',
      'R35-reminder:M:v1:2',
      'R35-team-reminder:M:v1',
      'R35-team-reminder:M:v1:2',
      'R35-team:M:v1',
      'R35:M:v1',
    ]));
  it.each(['R35-reminder', 'R35-team-reminder'])('%s speaks of the time that stands, and of no other', async (rule) => {
    const set = ['MeetingScheduled', { meetingId, staffId: 's1', slot: slotAt(3 * DAY), by: 'invitee', version: 1 }] as const;
    const moved = [
      'MeetingRescheduled',
      { meetingId, staffId: 's1', from: slotAt(3 * DAY), to: slotAt(4 * DAY), by: 'invitee', version: 2 },
    ] as const;
    const off = ['MeetingCancelled', { meetingId, by: 'invitee', reason: 'illness' }] as const;
    const verdict = (past: readonly (readonly [string, object])[], timeVersion = 1, now = T0) =>
      verdictOf(rule, lookupWith({ meetingId, timeVersion }, { meeting: stateAfter(meeting, past as never) }, now));
    expect(await verdict([set])).toBe('sent');
    expect([await verdict([set, moved]), await verdict([set, moved], 2)]).toEqual(['Z01', 'sent']);
    expect(await verdict([set, off])).toBe('Z02');
    expect(await verdict([set], 1, at(3 * DAY))).toBe('Z01');
  });
  it('are called off to the other one', () => {
    expect(rules(ofMeeting('MeetingCancelled', { by: 'invitee', reason: 'illness' }))).toEqual(['meeting-cancelled-team:M:1']);
    expect(rules(ofMeeting('MeetingCancelled', { by: 'staff', reason: 'illness' }))).toEqual(['meeting-cancelled:M:1']);
  });
});
