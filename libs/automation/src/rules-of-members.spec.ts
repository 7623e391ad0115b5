import { asShipped, at, configIn, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { pipelineWebhook, professional } from '@jurilien/professionals';
import { SHIPPED_TERMS, withTerms } from '@jurilien/reference';
import { pro } from '@jurilien/search/testing';
import { said, unheard, verdict, workFor, workOfOne, type Given } from './occurrences.testing.js';
import { shippedRule } from './rules/index.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const DAY = 24 * 60;
const ofPro = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [
  professional,
  professionalId,
  type,
  { professionalId, ...data },
  minutes,
];
const work = (rule: string, occasion: string, input: object, dueAt?: string) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${occasion}`,
  input: { rule, ...input },
  ...(dueAt ? { dueAt } : {}),
});
/** A professional as they are, when something is due. */
const given = (state: object, more: Omit<Given, 'states'> = {}): Given => ({
  states: { [professional.category]: { ...professional.initial, name: 'Me Roy', province: 'QC', ...state } },
  ...more,
  about: { professionalId, ...more.about },
});
const due = (rule: string, state: object, more: Omit<Given, 'states'> = {}): Promise<string> => verdict(rule, given(state, more));
const all = <T>(of: readonly T[], ask: (one: T) => Promise<string>): Promise<string[]> => Promise.all(of.map(ask));
const member = { status: 'Approved' };

describe('who joins', () => {
  const registered = ofPro('ProfessionalRegistered', {
    ...{ title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'a@b.ca', phoneNumber: '+15145550101' },
  });
  it('is reminded on the next day and on the third, under the keys that reminders always had (R49)', () =>
    expect(workOfOne('R49', registered)).toEqual([
      work('R49', `${professionalId}:1`, { professionalId }, at(DAY)),
      work('R49', `${professionalId}:2`, { professionalId }, at(3 * DAY)),
    ]));
  it('at once where an older version of the product has waited already', () => {
    const waited = [1, 2].map((sequence) => ofPro('ApplicationReminderDue', { sequence }));
    expect(workOfOne('R49', ...waited)).toEqual([1, 2].map((n) => work('R49', `${professionalId}:${n}`, { professionalId })));
    expect(unheard(['R49'], story(registered, ...waited))).toEqual([]);
  });
  it('R49 reminds of an application that was not sent', async () => {
    expect(await all([{ status: 'Registered' }, member], (s) => due('R49', s))).toEqual(['sent', 'Z02']);
    const config = configIn('ON', { 'professional.reviewDays': 3 });
    const applyUrl = 'https://jurilien.example/en/pros/application';
    expect(await said('R49', given({}, { config }), 'en')).toEqual({ applyUrl, reviewTime: '1 business day' });
    expect(await said('R49', given({ province: 'ON' }, { config }), 'en')).toEqual({ applyUrl, reviewTime: '3 business days' });
  });
  it('hears of the admission and of a refusal', () => {
    const events = story(ofPro('ProfessionalApproved', { onboarding: 'held' }), ofPro('ProfessionalRejected', { reasonCode: 'licence' }));
    expect(workFor(['pro-approved', 'pro-rejected'], events)).toEqual([
      work('pro-approved', professionalId, { professionalId }),
      work('pro-rejected', `${professionalId}:2`, { professionalId, reason: 'licence' }),
    ]);
    expect(unheard(['pro-approved', 'pro-rejected'], events)).toEqual([]);
  });
  it('an admission and a refusal are news for a week', async () => {
    for (const days of [6, 7]) {
      const now = at(days * DAY);
      const news = days < 7 ? 'sent' : 'Z02';
      expect(await due('pro-approved', { ...member, approvedAt: T0 }, { now })).toBe(news);
      expect(await due('pro-rejected', { status: 'Rejected', rejectedAt: T0 }, { now })).toBe(news);
    }
    expect(await due('pro-approved', { status: 'Suspended', approvedAt: T0 })).toBe('Z02');
    expect(await due('pro-approved', member)).toBe('Z02');
  });
  it('is told what they were given, or why not and from when on they may apply again', async () => {
    const config = configIn('ON', { 'credits.welcomeCc': 700 });
    const approved = (province: string) => said('pro-approved', given({ province }, { config }), 'en');
    expect(await approved('QC')).toMatchObject({
      proName: 'Me Roy',
      welcome: '2 juricoins',
      profileUrl: 'https://jurilien.example/en/profile',
    });
    expect(await approved('ON')).toMatchObject({ welcome: '7 juricoins' });
    expect(await said('pro-rejected', given({ rejectedAt: T0 }, { about: { reason: 'licence' } }))).toEqual({
      proName: 'Me Roy',
      reason: 'licence',
      again: '2 décembre 2026',
      applyUrl: 'https://jurilien.example/pros/inscription',
    });
  });
});

describe('the public page', () => {
  const published = ofPro('ProfilePublished', { slug: 'me-roy', text: '[erased]' });
  const refused = ofPro('ProfileWordingRejected', { reasons: ['promise', 'other'] });
  it('is announced each time it is published or refused, with the first reason', () =>
    expect(workFor(['profile-published', 'profile-wording'], story(published, refused))).toEqual([
      work('profile-published', `${professionalId}:1`, { professionalId }),
      work('profile-wording', `${professionalId}:2`, { professionalId, reason: 'promise' }),
    ]));
  it('is announced while it can be read, its wording while it is refused', async () => {
    expect(await all([true, false], (live) => due('profile-published', { publication: { live } }))).toEqual(['sent', 'Z02']);
    expect(await due('profile-published', {})).toBe('Z02');
    expect(await all(['rejected', 'published'], (state) => due('profile-wording', { publication: { state } }))).toEqual(['sent', 'Z02']);
    expect(await due('profile-wording', {})).toBe('Z02');
  });
  it('is named by its address', async () => {
    const of = given({ publication: { live: true, slug: 'me-roy' } }, { about: { reason: 'promise' } });
    expect(await said('profile-published', of)).toMatchObject({
      pageUrl: 'https://jurilien.example/professionnel/me-roy',
      profileUrl: 'https://jurilien.example/profil',
    });
    expect(await said('profile-wording', of)).toMatchObject({ reason: 'promise', proName: 'Me Roy' });
  });
});

describe('a check of the licence', () => {
  const verified = (province: string): StoryEvent => ofPro('LicenceVerified', { province, source: 'directory', nextCheckAt: at(90 * DAY) });
  it('is said to the professional two weeks ahead and when it is due (R50)', () => {
    const events = story(verified('QC'), ofPro('LicenceCheckRequested', { dueAt: at(120 * DAY) }, 90 * DAY));
    expect(workFor(['R50', 'R50-due'], events)).toEqual([
      work('R50', `${professionalId}:${at(90 * DAY)}`, { professionalId, vars: { at: at(90 * DAY) } }, at(76 * DAY)),
      work('R50-due', `${professionalId}:${at(120 * DAY)}`, { professionalId, vars: { at: at(120 * DAY) } }),
    ]);
    expect(unheard(['R50', 'R50-due'], events)).toEqual([]);
  });
  it('is said as early as their province says (licence.noticeDays)', () => {
    const config = configIn('ON', { 'licence.noticeDays': 3 });
    const notice = (province: 'QC' | 'ON') =>
      workFor(
        ['R50'],
        story(verified(province)).map((e) => ({ ...e, config })),
      )[0];
    expect([notice('QC'), notice('ON')]).toMatchObject([{ dueAt: at(76 * DAY) }, { dueAt: at(87 * DAY) }]);
  });
  it('R50 announces the check it was planned for, while it is ahead', async () => {
    const planned = { ...member, licenceNextCheckAt: at(DAY) };
    const about = { vars: { at: at(DAY) } };
    expect(await due('R50', planned, { about })).toBe('sent');
    expect(await due('R50', planned, { about: { vars: { at: at(2 * DAY) } } })).toBe('Z02');
    expect(await due('R50', planned, { about, now: at(DAY) })).toBe('Z02');
    expect(await due('R50', { ...planned, licenceCheckDueAt: at(DAY) }, { about })).toBe('Z02');
    expect(await due('R50', { ...planned, status: 'Closed' }, { about })).toBe('Z02');
    expect(await said('R50', given(planned, { about }))).toEqual({
      proName: 'Me Roy',
      date: '3 novembre 2026',
      licenceUrl: 'https://jurilien.example/profil#licence',
    });
  });
  it('R50-due does the same for a check that has come', async () => {
    const come = { ...member, licenceCheckDueAt: at(DAY) };
    const about = { vars: { at: at(DAY) } };
    expect(await due('R50-due', come, { about })).toBe('sent');
    expect(await due('R50-due', member, { about })).toBe('Z02');
    expect(await due('R50-due', come, { about, now: at(2 * DAY) })).toBe('Z02');
    expect(await said('R50-due', given(come, { about }), 'en')).toMatchObject({ until: 'November 3, 2026' });
  });
});

describe('new terms (R66)', () => {
  const before = '2026-01-01';
  const config = withTerms(asShipped(), [{ effectiveOn: before }, { effectiveOn: '2026-11-01', barAt: '2026-12-01T05:00:00.000Z' }]);
  it('are announced to members who agreed to earlier ones, until these bar', async () => {
    const agreed = { ...member, termsVersion: before };
    expect(await due('R66', agreed, { config })).toBe('sent');
    expect(await due('R66', { ...agreed, status: 'Suspended' }, { config })).toBe('sent');
    expect(await due('R66', { ...agreed, status: 'Closed' }, { config })).toBe('Z02');
    expect(await due('R66', agreed, { config, now: '2026-12-01T05:00:00.000Z' })).toBe('Z02');
    expect(await said('R66', given(agreed, { config }))).toEqual({
      proName: 'Me Roy',
      until: '1er décembre 2026',
      termsUrl: 'https://jurilien.example/profil#terms',
    });
  });
  it('R66 does not ask a member who has agreed to the terms in force', async () => {
    expect(await due('R66', { ...member, termsVersion: SHIPPED_TERMS })).toBe('Z02');
    expect(await due('R66', { ...member, termsVersion: '2026-11-01' }, { config })).toBe('Z02');
    expect(await due('R66', { status: 'Registered' })).toBe('Z02');
  });
});

describe('calls to their own tool', () => {
  it('tells the owner when failures ended it, and not when they did so themselves', () => {
    const ended = (by: string): StoryEvent => [pipelineWebhook, pro(1), 'PipelineWebhookSwitchedOff', { professionalId: pro(1), by }];
    expect(workOfOne('webhook-off', ended('failures'))).toEqual([work('webhook-off', `${pro(1)}:1`, { professionalId: pro(1) })]);
    expect(workOfOne('webhook-off', ended('self'))).toEqual([]);
  });
  it('webhook-off is no news once the calls go out again', async () => {
    const off = (on: boolean) =>
      verdict('webhook-off', { states: { [pipelineWebhook.category]: { ...pipelineWebhook.initial, on } }, about: { professionalId } });
    expect(await all([false, true], off)).toEqual(['sent', 'Z01']);
    expect(await said('webhook-off', given({}))).toEqual({ pageUrl: 'https://jurilien.example/leads-professionnel' });
  });
});

it('what the law or a contract has us say is fixed', () => {
  const fixed = ['R66', 'pro-listed', 'pro-listed-kept', 'pro-unlisted', 'candidate-erasure'];
  expect(fixed.filter((code) => !shippedRule(code)!.fixed)).toEqual([]);
});
