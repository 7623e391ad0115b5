import { at, given, rowsOf, story, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { leadId, submitted } from '@jurilien/lead/testing';
import { professional } from '@jurilien/professionals';
import { candidate } from '@jurilien/recruiting';
import { appointment, availability, calendar, meeting, reservation, schedulingContext } from '@jurilien/scheduling';
import { member, pro } from '../claims.testing.js';
import { inviteToMeeting } from '../decisions/scheduling/meetings/invite-to-meeting.js';
import { holdings } from '../views/privacy/holdings.js';

const meetingId = '018f0000-0000-7000-8000-0000000000e1';
const candidateId = '018f0000-0000-7000-8000-0000000000c1';
const professionalId = pro(1);
const applied = member(1).filter(([type]) => type !== 'ProfessionalApproved');
const recruit: Past = [
  ['UserCreated', { userId: candidateId, email: 'a@b.ca', username: 'Ana', emailHash: 'h', role: 'jurilien_recruit' }],
];
const profile: Past = [
  [
    'CandidateProfileCreated',
    {
      ...{ candidateId, type: 'articling', barStatus: 'passed', regions: ['06'], languages: ['fr'], fields: ['family'], hours: 'full' },
      ...{
        workModes: ['hybrid'],
        details: {
          firstName: 'Ana',
          lastName: 'Roy',
          phoneNumber: '+15145550101',
          school: 'UQAM',
          programme: 'Droit',
          skills: [],
          blockedFirms: [],
        },
      },
    },
  ],
];
const staff = { actor: { kind: 'user', id: 'ada', role: 'jurilien_admin' } } as const;

/** Keys under which what is held of someone lies. */
const ownersOf = (...events: StoryEvent[]): unknown =>
  Object.values(Object.fromEntries(rowsOf(holdings, story(...events)))).flatMap((row) => row?.['owners'] ?? []);
const told = (life: StoryEvent[0], id: string, past: Past): StoryEvent[] => past.map(([type, data]): StoryEvent => [life, id, type, data]);

describe('what is said of times of meeting', () => {
  it('is sealed by whom it is about, and by no one else: the client, who was invited, whose hours they are', () => {
    const owners = [appointment, availability, calendar, meeting, reservation].flatMap(({ events }) =>
      Object.values(events).flatMap(({ personal }) => Object.values(personal)),
    );
    expect([...new Set(owners)].sort()).toEqual(['inviteeId', 'ownerId', 'personId']);
  });

  it.each([
    ['a professional', { kind: 'onboarding', professionalId }, { professional: applied }, told(professional, professionalId, applied)],
    ['a client', { kind: 'validationCall', leadId }, { lead: submitted as Past }, told(lead, leadId, submitted as Past)],
    [
      'a candidate',
      { kind: 'candidateInterview', candidateId },
      { candidate: profile, account: recruit },
      [...told(user, candidateId, recruit), ...told(candidate, candidateId, profile)],
    ],
  ] as const)('of a meeting is kept with the file of %s, and goes with its key', (_who, named, past, held) => {
    const events = given(past)
      .when(inviteToMeeting, { meetingId, ...named } as never, staff)
      .events();
    expect(ownersOf(...held)).toContain(events['meeting']![0]!.data['inviteeId']);
  });

  it('leaves the lists as a rebuild makes them when the key is gone', () => {
    const slot = { startsAt: at(600), endsAt: at(630), zone: 'America/Toronto', wallTime: '2026-11-02T19:00' };
    const wish = {
      ...{
        appointmentId: meetingId,
        personId: 'p',
        acceptanceId: 'a',
        leadId,
        professionalId,
        clientId: 'c',
        code: 'ABCD',
        province: 'QC',
      },
      ...{ kind: 'first', mode: 'phone', slot, clientZone: 'America/Toronto', professionalZone: 'America/Toronto', by: 'client' },
      ...{ note: 'Au fond à droite', confirmBy: at(500) },
    };
    const invited = {
      ...{
        meetingId,
        inviteeId: professionalId,
        kind: 'onboarding',
        subjectKind: 'professional',
        subjectId: professionalId,
        province: 'QC',
      },
      ...{ lang: 'fr', mode: 'phone', minutes: 30, inviteeZone: 'America/Toronto', until: at(900), by: 'staff' },
    };
    const hours = { bufferMinutes: 0, minNoticeHours: 0, slotMinutes: 30, autoConfirm: false, offersBooking: true };
    const plan = { ownerKind: 'professional', province: 'QC', zone: 'America/Toronto', weekly: [], exceptions: [], ...hours };
    const life = story(
      [appointment, meetingId, 'AppointmentRequested', wish],
      [
        appointment,
        meetingId,
        'AppointmentCancelled',
        { appointmentId: meetingId, personId: 'p', by: 'client', reason: 'other', note: 'Malade' },
      ],
      [meeting, meetingId, 'MeetingInvited', invited],
      [meeting, meetingId, 'MeetingPrepared', { meetingId, inviteeId: professionalId, note: 'Mon assurance' }],
      [meeting, meetingId, 'MeetingNoted', { meetingId, inviteeId: professionalId, note: 'Bien préparée', shared: true }],
      [
        availability,
        professionalId,
        'AvailabilitySet',
        { ownerId: professionalId, ...plan, address: '1, rue A', videoLink: 'https://v.ca' },
      ],
    );
    const views = ['appointments', 'meetings', 'availabilities'].map((name) =>
      schedulingContext.views!.find((view) => view.name === name)!,
    );
    // It compares each row of the erased with the one that is built of their unreadable events.
    expect(views.map((view) => rowsOf(view, life).size)).toEqual([1, 1, 1]);
  });
});
