import { asShipped, at, configWith, effectsOf, given, rowsOf, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { followJobApplications } from './automations/follow-job-applications.js';
import { forgetAtOf, forgetJobApplication, submitJobApplication } from './decisions/keep-job-application.js';
import { jobApplication } from './job-application.js';
import { jobApplications } from './views/job-applications.js';

const applicationId = '018f0000-0000-7000-8000-000000000001';
const fileId = '018f0000-0000-7000-8000-000000000002';
const resume = { fileId, type: 'pdf', bytes: 1_200, sha256: 'abc', scanner: 'built-in' } as const;
const said = {
  applicationId,
  job: 'validation',
  lang: 'fr',
  name: 'Anne Roy',
  email: 'anne@exemple.ca',
  letter: 'Bonjour.',
  resume,
} as const;
const forgetAt = forgetAtOf(T0, asShipped());
const received = ['JobApplicationReceived', { ...said, forgetAt }] as const;
const past = given({ application: [received] });

describe('an application for a post of ours', () => {
  it('is received once, and says when it is forgotten', () => {
    expect(given({}).when(submitJobApplication, said).events()).toEqual({
      application: [{ type: 'JobApplicationReceived', data: { ...said, forgetAt: '2027-05-02T15:00:00.000Z' } }],
    });
    expect(past.when(submitJobApplication, said).types()).toEqual({});
  });

  it('is kept so many months by the calendar', () => {
    expect(forgetAtOf('2026-08-31T10:00:00.000Z', asShipped())).toBe('2027-02-28T10:00:00.000Z');
    expect(forgetAtOf('2027-08-31T10:00:00.000Z', asShipped())).toBe('2028-02-29T10:00:00.000Z');
    expect(forgetAtOf('2026-08-31T10:00:00.000Z', configWith({ 'jobApplication.keptMonths': 1 }))).toBe('2026-09-30T10:00:00.000Z');
  });

  it('is forgotten when its time is over, not before, and once', () => {
    expect(past.when(forgetJobApplication, { applicationId }).refusal()).toBe('WRONG_STATE: not-yet');
    expect(past.when(forgetJobApplication, { applicationId }, { now: forgetAt }).types()).toEqual({
      application: ['JobApplicationForgotten'],
    });
    expect(given({}).when(forgetJobApplication, { applicationId }, { now: forgetAt }).types()).toEqual({});
  });
  it('is forgotten at any time when its person asked for it', () =>
    expect(past.when(forgetJobApplication, { applicationId, asked: true }).types()).toEqual({ application: ['JobApplicationForgotten'] }));

  const happened = (type: string, data: Record<string, unknown>, minutes: number): StoryEvent => [
    jobApplication,
    applicationId,
    type,
    data,
    minutes,
  ];

  it('sets its clock, and leaves neither file nor key behind', () => {
    expect(effectsOf(followJobApplications, story(happened(...received, 0)))).toMatchObject([
      { do: 'schedule', timer: 'jobapp.forget', dueAt: forgetAt, command: 'ForgetJobApplication', input: { applicationId } },
    ]);
    expect(effectsOf(followJobApplications, story(happened('JobApplicationForgotten', { applicationId, fileId }, 1)))).toMatchObject([
      { do: 'work', job: 'remove-file', input: { fileId } },
      { do: 'work', job: 'destroy-key', input: { owner: applicationId } },
    ]);
  });

  it('stands in the list until then', () => {
    expect(rowsOf(jobApplications, story(happened(...received, 0))).get(applicationId)).toMatchObject({
      job: 'validation',
      fileId,
      fileType: 'pdf',
      receivedAt: at(0),
    });
    expect(
      rowsOf(jobApplications, story(happened(...received, 0), happened('JobApplicationForgotten', { applicationId, fileId }, 1))).size,
    ).toBe(0);
  });
});
