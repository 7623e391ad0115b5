import { at, given, type Past } from '@jurilien/event-sourcing/testing';
import { approveProfessional } from './approve-professional.js';
import { inviteToMeeting } from './invite-to-meeting.js';
import { mayHost } from './meeting-hosts.js';
import { hostsAt, leastLoaded, offeredTimes } from './offered-times.js';
import { rescheduleMeeting, scheduleMeeting } from './schedule-meeting.js';
import { asShipped, recorded } from '@jurilien/event-sourcing/testing';
import { fold } from '@jurilien/event-sourcing';
import { inviteApplicants } from '../../../automations/scheduling/invite-applicants.js';
import { effectsOf, story } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { availability, calendar, correctedSlot, meeting } from '@jurilien/scheduling';
import { member, pro } from '../../../claims.testing.js';

const DAY = 24 * 60;
const hostId = '018f0000-0000-7000-8000-0000000000f1';
const second = '018f0000-0000-7000-8000-0000000000f2';
const meetingId = '018f0000-0000-7000-8000-0000000000e1';
const candidateId = '018f0000-0000-7000-8000-0000000000c1';
const professionalId = pro(1);
const id = { meetingId };
const applied = member(1).filter(([type]) => type !== 'ProfessionalApproved');
const zone = 'America/Toronto';

const plan = (ownerId: string, over: object = {}): Past => [
  [
    'AvailabilitySet',
    {
      ...{ ownerId, ownerKind: 'staff', province: 'QC', zone, exceptions: [], bufferMinutes: 10, minNoticeHours: 0, slotMinutes: 60 },
      ...{
        weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 600, until: 720 })),
        autoConfirm: true,
        offersBooking: true,
        ...over,
      },
    },
  ],
];
const team = (role = 'jurilien_admin', userId = hostId): Past => [
  ['UserCreated', { userId, email: 'a@b.ca', username: 'Aude Roy', emailHash: 'h', role }],
];
const invitation = {
  ...{
    ...id,
    inviteeId: professionalId,
    kind: 'onboarding',
    subjectKind: 'professional',
    subjectId: professionalId,
    province: 'QC',
    lang: 'fr',
  },
  ...{ mode: 'phone', minutes: 30, inviteeZone: 'America/Halifax', until: at(14 * DAY), by: 'system' },
};
const invited: Past = [['MeetingInvited', invitation]];
/** Tuesday at ten in Montréal, the day after T0. */
const TEN = '2026-11-03T15:00:00.000Z';
const HALF_PAST = '2026-11-03T15:30:00.000Z';
const slot = (startsAt: string, endsAt: string, wallTime: string) => ({ startsAt, endsAt, zone: 'America/Halifax', wallTime });
const AT_TEN = slot(TEN, HALF_PAST, '2026-11-03T11:00');
const scheduled: Past = [...invited, ['MeetingScheduled', { ...id, staffId: hostId, slot: AT_TEN, by: 'invitee', version: 1 }]];
const entry = (ownerId: string, refId: string, from: string, until: string): Past => [
  ['TimeTaken', { ownerId, entryId: refId, refId, kind: 'meeting', startsAt: from, endsAt: until, busyFrom: from, busyUntil: until }],
];
const link = { actor: { kind: 'token', id: 'hash', role: 'meeting' } } as const;
const staff = { actor: { kind: 'user', id: hostId, role: 'jurilien_admin' } } as const;
const system = { actor: { kind: 'system', id: 'rule' } } as const;
const calendars = { hostId, guestId: professionalId };
const world = (past: Past, more: Record<string, Past> = {}) => given({ meeting: past, hours: plan(hostId), host: team(), ...more });
const choose = { ...id, startsAt: TEN, ...calendars };

describe('a time for a meeting', () => {
  it('is chosen by who was invited, on their clock, and is taken for both with the minutes between', () => {
    const taken = { entryId: meetingId, kind: 'meeting', refId: meetingId, startsAt: TEN, endsAt: HALF_PAST };
    expect(world(invited).when(scheduleMeeting, choose, link).events()).toEqual({
      meeting: [{ type: 'MeetingScheduled', data: { ...id, staffId: hostId, slot: AT_TEN, by: 'invitee', version: 1 } }],
      professionals: [
        {
          type: 'TimeTaken',
          data: { ownerId: hostId, ...taken, busyFrom: '2026-11-03T14:50:00.000Z', busyUntil: '2026-11-03T15:40:00.000Z' },
        },
      ],
      clients: [{ type: 'TimeTaken', data: { ownerId: professionalId, ...taken, busyFrom: TEN, busyUntil: HALF_PAST } }],
    });
  });
  it('is chosen once: a second press has nothing to do', () =>
    expect(world(scheduled).when(scheduleMeeting, choose, link).types()).toEqual({}));
  it('that someone else has is refused with the next three', () => {
    const busy = { professionals: entry(hostId, 'other', TEN, HALF_PAST) };
    const refused = world(invited, busy).when(scheduleMeeting, choose, link);
    expect(refused.refusal()).toBe('SLOT_TAKEN: slot-taken');
    expect(
      world(invited, { clients: entry(professionalId, 'other', TEN, HALF_PAST) })
        .when(scheduleMeeting, choose, link)
        .refusal(),
    ).toBe('SLOT_TAKEN: slot-taken');
  });
  it.each([
    ['outside the team’s hours', invited, { ...choose, startsAt: '2026-11-03T20:00:00.000Z' }, link, 'SLOT_TAKEN: slot-taken'],
    ['of the past', invited, { ...choose, startsAt: at(-1) }, link, 'VALIDATION: not-in-the-future'],
    ['with a colleague of their choice', invited, { ...choose, staffId: hostId }, link, 'FORBIDDEN: host-chosen-by-invitee'],
    ['when no one is free', invited, { ...id, startsAt: TEN }, link, 'SLOT_TAKEN: slot-taken'],
    ['for a meeting that does not exist', [], choose, link, 'NOT_FOUND: meeting'],
    ['for another request', invited, { ...choose, leadId: candidateId }, link, 'NOT_FOUND: meeting'],
    ['a second time', scheduled, { ...choose, startsAt: HALF_PAST }, link, 'WRONG_STATE: meeting-scheduled-already'],
  ] as const)('is refused %s', (_, past, input, who, refusal) =>
    expect(
      world(past as Past)
        .when(scheduleMeeting, input, who)
        .refusal(),
    ).toBe(refusal),
  );
  it('is refused once the invitation is over, but not to the team', () => {
    const startsAt = '2026-11-17T15:00:00.000Z';
    const late = { now: at(14 * DAY) };
    expect(
      world(invited)
        .when(scheduleMeeting, { ...choose, startsAt }, { ...link, ...late })
        .refusal(),
    ).toBe('WRONG_STATE: invitation-is-over');
    expect(
      world(invited)
        .when(scheduleMeeting, { ...choose, startsAt }, { ...staff, ...late })
        .types(),
    ).toMatchObject({ meeting: ['MeetingScheduled'] });
  });
  it('may be any that no one has, when the team chooses it', () => {
    const evening = { ...choose, startsAt: '2026-11-04T00:00:00.000Z', staffId: hostId };
    expect(world(invited).when(scheduleMeeting, evening, staff).types()).toMatchObject({ meeting: ['MeetingScheduled'] });
    const busy = { clients: entry(professionalId, 'other', '2026-11-04T00:00:00.000Z', '2026-11-04T00:30:00.000Z') };
    expect(world(invited, busy).when(scheduleMeeting, evening, staff).refusal()).toBe('SLOT_TAKEN: slot-taken');
    expect(
      world(invited, { host: team('jurilien_admin_validation') })
        .when(scheduleMeeting, evening, staff)
        .refusal(),
    ).toBe('VALIDATION: not-a-host');
  });
});

describe('an hour that the clock of who was invited shows twice', () => {
  /** The night of 2027-11-07: 1:30 in Montréal twice, which in Halifax is 1:30 for the second time, and 2:30. */
  const [FIRST, SECOND] = ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z'];
  const night = { weekly: [{ weekday: 7, from: 0, until: 300 }], slotMinutes: 30, bufferMinutes: 0 };
  const toronto: Past = [['MeetingInvited', { ...invitation, inviteeZone: zone, until: '2027-12-01T00:00:00.000Z' }]];
  const now = '2027-11-01T12:00:00.000Z';
  const inHalifax = (past: Past) => world(past, { hours: plan(hostId, { ...night, zone: 'America/Halifax' }) });
  const later = [
    ...toronto,
    ['MeetingScheduled', { ...id, staffId: hostId, slot: { ...AT_TEN, startsAt: '2027-11-20T15:00:00.000Z' }, by: 'staff', version: 1 }],
  ] as Past;
  it.each([
    ['the team', scheduleMeeting, toronto, { ...staff, now }],
    ['who was invited', scheduleMeeting, toronto, { ...link, now }],
    ['the team that moves it', rescheduleMeeting, later, { ...staff, now }],
    ['who was invited and moves it', rescheduleMeeting, later, { ...link, now }],
  ] as const)('is the first of the two for %s: the second would be moved there', (_, decision, past, who) => {
    const chosen = { ...choose, startsAt: SECOND, ...(who.actor.kind === 'user' ? { staffId: hostId } : {}) };
    expect(inHalifax(past).when(decision, chosen, who).refusal()).toBe('VALIDATION: clock-shows-it-twice');
    const first = inHalifax(past).when(
      decision,
      { ...chosen, startsAt: who.actor.kind === 'user' ? FIRST : '2027-11-07T07:30:00.000Z' },
      who,
    );
    expect(first.types()).toMatchObject({ professionals: ['TimeTaken'] });
  });
  it('is kept as the first, and stays where it is', () => {
    const { meeting: [set] = [] } = inHalifax(toronto)
      .when(scheduleMeeting, { ...choose, startsAt: FIRST }, { ...staff, now })
      .events();
    const { slot: kept } = set!.data as { slot: Parameters<typeof correctedSlot>[0] };
    expect(kept).toMatchObject({ startsAt: FIRST, wallTime: '2027-11-07T01:30', ambiguous: true });
    expect(correctedSlot(kept)).toBeUndefined();
  });
  it('is not offered for the second time by a colleague whose clock shows it once', () => {
    const hours = fold(availability, recorded(availability, hostId, plan(hostId, { ...night, zone: 'America/Halifax' })));
    const wanted = { meetingId, meeting: fold(meeting, recorded(meeting, meetingId, toronto)), clients: { entries: {} } };
    const host = { staffId: hostId, hours, professionals: { entries: {} }, external: [] };
    const offered = offeredTimes([host], wanted, { now, config: asShipped() }, { from: '2027-11-07T03:00:00.000Z', limit: 9 });
    const times = offered.map(({ startsAt }) => startsAt);
    expect(times).not.toContain(SECOND);
    expect(times).toContain('2027-11-07T07:00:00.000Z');
    expect(hostsAt([host], wanted, SECOND, { now, config: asShipped() })).toEqual([]);
  });
});

describe('a colleague who is busy in another calendar', () => {
  const external = [{ startsAt: '2026-11-03T15:15:00.000Z', endsAt: '2026-11-03T15:20:00.000Z' }];
  it('is not met then by who was invited, who is told the next times; the team may meet all the same', () => {
    const refused = world(invited).when(scheduleMeeting, { ...choose, external }, link);
    expect(refused.refusal()).toBe('SLOT_TAKEN: slot-taken');
    expect(
      world(scheduled)
        .when(rescheduleMeeting, { ...choose, startsAt: HALF_PAST, external: [{ startsAt: HALF_PAST, endsAt: at(2 * DAY) }] }, link)
        .refusal(),
    ).toBe('SLOT_TAKEN: slot-taken');
    expect(
      world(invited)
        .when(scheduleMeeting, { ...choose, external, staffId: hostId }, staff)
        .types(),
    ).toMatchObject({ meeting: ['MeetingScheduled'] });
  });
});

describe('a meeting that moves', () => {
  const to = { ...choose, startsAt: '2026-11-03T16:00:00.000Z' };
  const busy = { professionals: entry(hostId, meetingId, TEN, HALF_PAST), clients: entry(professionalId, meetingId, TEN, HALF_PAST) };
  it('takes the new time and frees the old one by the same entry; its own time is never busy to itself', () => {
    const moved = world(scheduled, busy).when(rescheduleMeeting, to, link).events();
    expect(moved['meeting']![0]!.data).toMatchObject({ from: AT_TEN, to: { startsAt: to.startsAt }, version: 2, by: 'invitee' });
    const little = { ...choose, startsAt: '2026-11-03T15:30:00.000Z' };
    expect(world(scheduled, busy).when(rescheduleMeeting, little, link).types()).toMatchObject({ meeting: ['MeetingRescheduled'] });
    expect(world(scheduled, busy).when(rescheduleMeeting, choose, link).types()).toEqual({});
  });
  it('goes to a colleague, whose time it takes; the former one’s is free', () => {
    const given2 = world(scheduled, {
      hours: plan(second),
      host: team('jurilien_admin', second),
      former: entry(hostId, meetingId, TEN, HALF_PAST),
    });
    const moved = given2.when(rescheduleMeeting, { ...choose, hostId: second, staffId: second, formerId: hostId }, staff).events();
    expect(moved).toMatchObject({
      meeting: [{ data: { staffId: second } }],
      professionals: [{ data: { ownerId: second } }],
      former: [{ type: 'TimeFreed', data: { ownerId: hostId, entryId: meetingId } }],
    });
  });
  it.each([
    ['once it has begun', scheduled, to, { ...link, now: TEN }, 'WRONG_STATE: meeting-has-begun'],
    ['before a time was chosen', invited, to, link, 'WRONG_STATE: meeting-not-scheduled'],
    ['from an earlier time than it has', scheduled, { ...to, seen: 0 }, link, 'STALE_VERSION: time-changed'],
  ] as const)('does not move %s', (_, past, input, who, refusal) =>
    expect(world(past).when(rescheduleMeeting, input, who).refusal()).toBe(refusal),
  );
});

describe('an invitation', () => {
  const asked = { ...id, kind: 'onboarding', professionalId } as const;
  it('asks whom it is with, in their language and zone, for so many minutes and days', () => {
    const events = given({ professional: applied }).when(inviteToMeeting, asked, system).events();
    expect(events['meeting']![0]!.data).toMatchObject({
      subjectKind: 'professional',
      subjectId: professionalId,
      minutes: 30,
      until: at(14 * DAY),
      by: 'system',
    });
  });
  it('is one at a time: the team is told so, a rule has nothing to do', () => {
    for (const waits of [{ meeting: invited }, { open: scheduled }] as Record<string, Past>[]) {
      expect(
        given({ professional: applied, ...waits })
          .when(inviteToMeeting, asked, staff)
          .refusal(),
      ).toBe('DUPLICATE: already-invited');
      expect(
        given({ professional: applied, ...waits })
          .when(inviteToMeeting, asked, system)
          .types(),
      ).toEqual({});
    }
    const lapsed: Past = [...invited, ['MeetingLapsed', id]];
    expect(given({ professional: applied, meeting: lapsed }).when(inviteToMeeting, asked, staff).types()).toEqual({
      meeting: ['MeetingInvited'],
    });
  });
  it.each([
    ['no one', { ...id, kind: 'onboarding' }, {}, 'VALIDATION: one-invitee'],
    ['two at once', { ...asked, candidateId }, {}, 'VALIDATION: one-invitee'],
    ['whom the kind is not for', { ...id, kind: 'validationCall', professionalId }, { professional: applied }, 'NOT_FOUND: lead'],
    ['an unknown professional', asked, {}, 'NOT_FOUND: professional'],
    ['a member to be welcomed', asked, { professional: member(1) }, 'WRONG_STATE: professional-approved'],
    ['an applicant to a review', { ...asked, kind: 'accountReview' }, { professional: applied }, 'WRONG_STATE: professional-applied'],
    ['an unknown candidate', { ...id, kind: 'candidateInterview', candidateId }, {}, 'NOT_FOUND: candidate'],
    [
      'to a colleague who holds none',
      { ...asked, staffId: hostId },
      { professional: applied, host: team('jurilien_report_admin') },
      'VALIDATION: not-a-host',
    ],
    [
      'into a meeting of someone else',
      { ...asked, professionalId: pro(2) },
      { professional: applied, meeting: [...invited, ['MeetingLapsed', id]] as Past },
      'NOT_FOUND: meeting',
    ],
  ] as const)('asks not %s', (_, input, pasts, refusal) =>
    expect(
      given(pasts as Record<string, Past>)
        .when(inviteToMeeting, input, staff)
        .refusal(),
    ).toBe(refusal),
  );
  it('crosses no border of a province', () =>
    expect(
      given({ professional: applied })
        .when(inviteToMeeting, asked, { actor: { ...staff.actor, role: 'jurilien_admin_on', provinces: ['ON'] } })
        .refusal(),
    ).toBe('NOT_FOUND: professional'));
  it('follows an application by itself, under the id of who applied', () => {
    const events = story(...applied.map(([type, data]) => [professional, professionalId, type, data] as const));
    expect(effectsOf(inviteApplicants, events)).toMatchObject([
      { do: 'dispatch', command: 'InviteToMeeting', input: { meetingId: professionalId, kind: 'onboarding', professionalId } },
    ]);
  });
});

describe('an approval', () => {
  const asked = { professionalId, meetingId } as const;
  const now = at(60);
  const heldMeeting: Past = [...scheduled, ['MeetingOutcomeRecorded', { ...id, outcome: 'held', next: 'approve' }]];
  const ready = (onboarding: Past, past: Past = applied) => given({ professional: past, onboarding });
  const approve = (past: ReturnType<typeof given>, input: object = asked) =>
    past.when(approveProfessional, input as typeof asked, { ...staff, now });
  it('needs an onboarding meeting that took place, of this very professional', () => {
    expect(approve(ready(heldMeeting)).types()).toEqual({ professional: ['ProfessionalApproved'] });
    for (const past of [
      [],
      invited,
      scheduled,
      [...scheduled, ['MeetingOutcomeRecorded', { ...id, outcome: 'noShow', next: 'none' }]] as Past,
    ])
      expect(approve(ready(past)).refusal()).toBe('WRONG_STATE: onboarding-not-held');
    const others: Past = [['MeetingInvited', { ...invitation, subjectId: pro(2) }], ...heldMeeting.slice(1)];
    const review: Past = [['MeetingInvited', { ...invitation, kind: 'accountReview' }], ...heldMeeting.slice(1)];
    for (const past of [others, review]) expect(approve(ready(past)).refusal()).toBe('WRONG_STATE: onboarding-not-held');
  });
  it('does without one that was waived', () =>
    expect(approve(ready([]), { professionalId, onboarding: 'waived' }).events()).toEqual({
      professional: [{ type: 'ProfessionalApproved', data: { professionalId, onboarding: 'waived' } }],
    }));
  it('needs a licence that was looked at within thirty days, and an application', () => {
    const late = { ...staff, now: at(31 * DAY) };
    expect(ready(heldMeeting).when(approveProfessional, asked, late).refusal()).toBe('WRONG_STATE: licence-not-verified');
    const failed: Past = [...applied, ['LicenceFailed', { professionalId, source: 'directory' }]];
    expect(approve(ready(heldMeeting, failed)).refusal()).toBe('WRONG_STATE: licence-not-verified');
    expect(approve(ready(heldMeeting, applied.slice(0, 1))).refusal()).toBe('WRONG_STATE: professional-registered');
    expect(approve(ready(heldMeeting, member(1))).types()).toEqual({});
    expect(approve(ready(heldMeeting, [])).refusal()).toBe('NOT_FOUND: professional');
  });
});

describe('who of the team meets', () => {
  const when = { now: at(0), config: asShipped() };
  const host = (staffId: string, meetings: readonly string[] = []) => ({
    staffId,
    external: [] as { startsAt: string; endsAt: string }[],
    hours: fold(availability, recorded(availability, staffId, plan(staffId))),
    professionals: fold(
      calendar,
      recorded(
        calendar,
        staffId,
        meetings.flatMap((m, n) => entry(staffId, m, at((20 + n) * DAY), at((20 + n) * DAY + 30))),
      ),
    ),
  });
  const wanted = { meetingId, meeting: fold(meeting, recorded(meeting, meetingId, invited)), clients: { entries: {} } };
  const hosts = [host(hostId, ['a', 'b']), host(second, ['c'])];
  it('is the one who has the least to do of those who are free', () => {
    expect(leastLoaded(hosts, when.now).map(({ staffId }) => staffId)).toEqual([second, hostId]);
    expect(hostsAt(hosts, wanted, TEN, when).map(({ staffId }) => staffId)).toEqual([second, hostId]);
    const busy = { ...hosts[1]!, professionals: fold(calendar, recorded(calendar, second, entry(second, 'x', TEN, HALF_PAST))) };
    expect(hostsAt([hosts[0]!, busy], wanted, TEN, when).map(({ staffId }) => staffId)).toEqual([hostId]);
    const elsewhere = { ...hosts[1]!, external: [{ startsAt: TEN, endsAt: HALF_PAST }] };
    expect(hostsAt([hosts[0]!, elsewhere], wanted, TEN, when).map(({ staffId }) => staffId)).toEqual([hostId]);
    expect(offeredTimes([elsewhere], wanted, when, { limit: 1, from: TEN }).map(({ startsAt }) => startsAt)).not.toContain(TEN);
  });
  it('is offered as times alone, each once, in meetings’ length', () => {
    const [first, next] = offeredTimes(hosts, wanted, when, { limit: 2, from: TEN });
    expect([first?.startsAt, first?.endsAt, next?.startsAt]).toEqual([TEN, HALF_PAST, HALF_PAST]);
  });
  it.each([
    ['onboarding', 'jurilien_admin', 'QC', true],
    ['onboarding', 'jurilien_admin_on', 'QC', false],
    ['onboarding', 'jurilien_admin_qc', 'QC', true],
    ['onboarding', 'jurilien_admin_validation', 'QC', false],
    ['validationCall', 'jurilien_admin_validation', 'QC', true],
    ['candidateInterview', 'jurilien_admin_qc', 'QC', false],
    ['accountReview', 'jurilien_professional', 'QC', false],
  ] as const)('holds %s as %s in %s: %s', (kind, role, province, expected) =>
    expect(mayHost({ kind, province }, { status: 'Active', role })).toBe(expected),
  );
  it('is no one whose account is closed', () =>
    expect(mayHost({ kind: 'onboarding', province: 'QC' }, { status: 'Disabled', role: 'jurilien_admin' })).toBe(false));
});
