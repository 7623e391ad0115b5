import { acceptance } from '@jurilien/acceptance';
import { effectsOf, story, type StoryEvent, T0, unexercised } from '@jurilien/event-sourcing/testing';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { appointment, meeting } from '@jurilien/scheduling';
import { closeCalendars } from './close-calendars.js';
import { endHostedMeetings, endMeetingsOfProfessionals } from './end-meetings.js';
import { followUpOutcomes, followUpOverlappingMeetings, followUpOverlaps } from '../follow-ups/appointments.js';
import { endTimesOfThePair, endTimesOfTheRequest, endTimesWithTheProfessional } from './end-times.js';

const ids = { acceptanceId: 'a', leadId: 'l', professionalId: 'p' };
const worked = (effects: ReturnType<typeof effectsOf>) => effects.map((e) => (e.do === 'work' ? [e.job, e.input] : e.do));
const pair = (type: string, data: object): StoryEvent => [acceptance, 'a', type, { ...ids, ...data }];

describe('what was ahead ends with what it was for', () => {
  it('of the two: someone else took over, or they go no further; a mandate may be met for', () => {
    const life = story(
      pair('AcceptanceReplaced', { requestId: 'r', cause: 'notAFit' }),
      pair('MandateOutcomeRecorded', { outcome: 'retained', ends: true }),
      pair('MandateOutcomeRecorded', { outcome: 'notRetained', reason: 'fees', ends: true }),
      pair('AcceptanceClosed', { closeReason: 'unable' }),
      pair('AcceptanceClosed', { closeReason: 'done' }),
    );
    const of = { acceptanceId: 'a', professionalId: 'p' };
    expect(worked(effectsOf(endTimesOfThePair, life))).toEqual([
      ['end-times', { ...of, reason: 'replaced' }],
      ['end-times', { ...of, reason: 'noLongerNeeded' }],
      ['end-times', { ...of, reason: 'noLongerNeeded' }],
    ]);
    expect(unexercised(endTimesOfThePair, life)).toEqual([]);
  });
  it('of the request: taken back, blocked or erased', () => {
    const life = story(
      [lead, 'l', 'LeadWithdrawn', { leadId: 'l', reason: 'solved', afterAcceptance: true }],
      [lead, 'l', 'LeadBlocked', { leadId: 'l', blockType: 'spam' }],
      [lead, 'l', 'LeadErased', { leadId: 'l', cause: 'request' }],
    );
    expect(worked(effectsOf(endTimesOfTheRequest, life))).toEqual(
      ['withdrawn', 'withdrawn', 'erased'].map((reason) => ['end-times-of-request', { leadId: 'l', reason }]),
    );
    expect(unexercised(endTimesOfTheRequest, life)).toEqual([]);
  });
  it('of the professional: suspended, closed or erased', () => {
    const life = story(
      [professional, 'p', 'ProfessionalSuspended', { professionalId: 'p', notice: 'x' }],
      [professional, 'p', 'ProfessionalClosed', { professionalId: 'p' }],
      [professional, 'p', 'ProfessionalErased', { professionalId: 'p' }],
    );
    expect(worked(effectsOf(endTimesWithTheProfessional, life))).toEqual(
      Array(3).fill(['end-times', { professionalId: 'p', reason: 'professionalGone' }]),
    );
    expect(unexercised(endTimesWithTheProfessional, life)).toEqual([]);
  });
});

it('calendars close with a membership or an account: no feed any more, and no other calendar', () => {
  const life = story([professional, 'p', 'ProfessionalClosed', { professionalId: 'p' }], [user, 'u', 'UserDisabled', { userId: 'u' }]);
  expect(effectsOf(closeCalendars, life).map((e) => (e.do === 'dispatch' ? [e.command, e.input] : e.do))).toEqual([
    ['SetCalendarFeed', { professionalId: 'p', on: false }],
    ['RemoveExternalCalendar', { professionalId: 'p' }],
    ['SetCalendarFeed', { userId: 'u', on: false }],
    ['RemoveExternalCalendar', { userId: 'u' }],
  ]);
  expect(unexercised(closeCalendars, life)).toEqual([]);
});

it('an approval ends the onboarding alone; a refusal, the end of a membership and an erasure end every meeting', () => {
  const of = (type: string, data: object = {}): StoryEvent => [professional, 'p', type, { professionalId: 'p', ...data }];
  const life = story(
    of('ProfessionalApproved', { onboarding: 'waived' }),
    of('ProfessionalRejected', { reasonCode: 'other' }),
    of('ProfessionalClosed'),
    of('ProfessionalErased'),
  );
  const ended = (cause: string, more: object = {}) => ['end-meetings', { subjectId: 'p', cause, ...more }];
  expect(worked(effectsOf(endMeetingsOfProfessionals, life))).toEqual([
    ended('ended', { kind: 'onboarding' }),
    ended('ended'),
    ended('ended'),
    ended('erased'),
  ]);
  expect(unexercised(endMeetingsOfProfessionals, life)).toEqual([]);
});

it('meetings end with the account of the colleague who was to hold them', () => {
  const life = story([user, 'u', 'UserDisabled', { userId: 'u' }]);
  expect(worked(effectsOf(endHostedMeetings, life))).toEqual([['end-hosted-meetings', { userId: 'u' }]]);
  expect(unexercised(endHostedMeetings, life)).toEqual([]);
});

it('two accounts of one appointment are a task, which an outcome answers', () => {
  const of = (type: string, data: object = {}): StoryEvent => [appointment, 'x', type, { appointmentId: 'x', ...data }];
  const life = story(
    of('AppointmentOutcomeDisputed', ids),
    of('AppointmentHeld'),
    of('AppointmentClientNoShow'),
    of('AppointmentProfessionalNoShow'),
  );
  const effects = effectsOf(followUpOutcomes, life);
  expect(effects.map((e) => (e.do === 'dispatch' ? e.command : ''))).toEqual([
    'CreateFollowUp',
    ...Array<string>(3).fill('CancelFollowUp'),
  ]);
  expect(effects[0]).toMatchObject({ input: { followUpId: 'outcomeDisputed:x', ...ids, dueAt: T0 } });
  expect(unexercised(followUpOutcomes, life)).toEqual([]);
});

describe('times that meet since the rules of a zone changed', () => {
  const slot = { startsAt: T0, endsAt: T0, zone: 'America/Vancouver', wallTime: '2026-11-02T07:00' };
  const moved = { from: slot, to: slot, version: 2 };
  const said = (effects: ReturnType<typeof effectsOf>) => effects.map((e) => (e.do === 'dispatch' ? [e.command, e.input] : e.do));
  it('are a task, which another time or the end of it answers; what meets none asks for nothing', () => {
    const of = (type: string, data: object = {}): StoryEvent => [appointment, 'x', type, { appointmentId: 'x', ...data }];
    const life = story(
      of('AppointmentTimeCorrected', moved),
      of('AppointmentTimeCorrected', { ...moved, overlap: ids }),
      of('AppointmentRescheduled', { ...moved, by: 'staff' }),
      of('AppointmentCancelled', { personId: 'c', by: 'client', reason: 'other' }),
      of('AppointmentLapsed'),
    );
    const [asked, ...answered] = said(effectsOf(followUpOverlaps, life));
    expect(asked).toMatchObject(['CreateFollowUp', { followUpId: 'timesOverlap:x', ...ids, dueAt: T0 }]);
    expect(answered).toEqual(Array(3).fill(['CancelFollowUp', { followUpId: 'timesOverlap:x', cause: 'answered' }]));
    expect(unexercised(followUpOverlaps, life)).toEqual([]);
  });
  it('are one of a meeting too, of those with whom tasks can be', () => {
    const of = (type: string, data: object = {}): StoryEvent => [meeting, 'm', type, { meetingId: 'm', ...data }];
    const life = story(
      of('MeetingTimeCorrected', { ...moved, overlap: {} }),
      of('MeetingTimeCorrected', { ...moved, overlap: { leadId: 'l' } }),
      of('MeetingRescheduled', { ...moved, staffId: 's', by: 'staff' }),
      of('MeetingCancelled', { by: 'staff', reason: 'illness' }),
      of('MeetingLapsed'),
    );
    const [asked, ...answered] = said(effectsOf(followUpOverlappingMeetings, life));
    expect(asked).toMatchObject(['CreateFollowUp', { followUpId: 'timesOverlap:m', leadId: 'l' }]);
    expect(answered).toHaveLength(3);
    expect(unexercised(followUpOverlappingMeetings, life)).toEqual([]);
  });
});
