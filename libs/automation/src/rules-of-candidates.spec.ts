import { ERASED } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, recorded, story, T0, uuidFor, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { user, type UserState } from '@jurilien/identity';
import { professional } from '@jurilien/professionals';
import { candidate, candidateContacts, employeeAlerts, erasure, jobApplication, type CandidateContact } from '@jurilien/recruiting';
import { said, unheard, verdict, workFor, workOfOne, type Given } from './occurrences.testing.js';

const ids = { professionalId: 'p', candidateId: 'c', requestId: 'r' };
const details = { firstName: 'Ana', lastName: 'Roy', blockedFirms: [] };
const person = (given: object = {}): object => ({
  ...candidate.initial,
  status: 'Active',
  visibility: 'visible',
  facts: { type: 'student', regions: ['06'] },
  details,
  ...given,
});
const account: UserState = { ...user.initial, status: 'Active', email: 'ana@exemple.ca', username: 'Ana' };
const firm = { ...professional.initial, status: 'Approved', email: 'me@exemple.ca', name: 'Me Roy', province: 'QC' };

describe('what is said of a request to a candidate', () => {
  const happened = (type: string, more: object = {}): StoryEvent => [candidateContacts, 'p', type, { ...ids, ...more }];
  const requested = happened('CandidateContactRequested', { message: 'Bonjour', expiresAt: T0 });
  const rules = ['R62', 'candidate-accepted', 'candidate-declined'];
  it('the candidate is told at once and after three days, without a word of what was written', () => {
    expect(workFor(rules, story(requested))).toEqual([
      { do: 'work', job: 'notify', key: 'R62:r', input: { rule: 'R62', ...ids } },
      { do: 'work', job: 'notify', key: 'R62:r:again', input: { rule: 'R62', ...ids }, dueAt: '2026-11-05T15:00:00.000Z' },
    ]);
  });
  it('the firm hears the answer', () => {
    const answers = ['Accepted', 'Declined'].map((end) => happened(`CandidateContact${end}`));
    expect(workFor(rules, story(...answers))).toMatchObject([
      { key: 'candidate-accepted:r', input: ids },
      { key: 'candidate-declined:r', input: ids },
    ]);
    expect(unheard(rules, story(requested, ...answers))).toEqual([]);
  });

  const given = (contact: Partial<CandidateContact>, over: { candidate?: object; account?: object; firm?: object } = {}): Given => ({
    states: {
      [candidateContacts.category]: {
        ...candidateContacts.initial,
        contacts: [{ requestId: 'r', candidateId: 'c', message: 'Bonjour', expiresAt: at(60), ...contact }],
      },
      [candidate.category]: person(over.candidate),
      [user.category]: { ...account, ...over.account },
      [professional.category]: { ...firm, ...over.firm },
    },
    about: ids,
  });
  const due = (rule: string, ...of: Parameters<typeof given>) => verdict(rule, given(...of));
  it('R62 asks while the question waits for its answer', async () => {
    expect(await due('R62', { status: 'Requested' })).toBe('sent');
    expect(await due('R62', { status: 'Declined' })).toBe('Z02');
    expect(await due('R62', { status: 'Requested' }, { candidate: { details: undefined } })).toBe('Z02');
    expect(await due('R62', { status: 'Requested' }, { firm: { email: ERASED } })).toBe('Z02');
    expect((await said('R62', given({ status: 'Requested', message: ERASED })))['message']).toBeUndefined();
  });
  it('R62 shows the firm, what it writes and until when it may be answered', async () =>
    expect(await said('R62', given({ status: 'Requested' }, { firm: { firm: 'Gagnon' } }))).toEqual({
      firstName: 'Ana',
      firm: 'Gagnon',
      message: 'Bonjour',
      until: 'lundi 2 novembre à 11 h',
      profileUrl: 'https://jurilien.example/profil-recrue',
    }));
  it('the answer that was given is the one that is reported', async () => {
    expect([await due('candidate-accepted', { status: 'Accepted' }), await due('candidate-accepted', { status: 'Declined' })]).toEqual([
      'sent',
      'Z02',
    ]);
    expect([await due('candidate-declined', { status: 'Declined' }), await due('candidate-declined', { status: 'Accepted' })]).toEqual([
      'sent',
      'Z02',
    ]);
    expect(await due('candidate-accepted', { status: 'Accepted' }, { candidate: { details: undefined } })).toBe('Z02');
  });
  it('nothing of a candidate whose account is closed', async () => {
    const closed = { account: { status: 'Disabled' } };
    expect(await due('candidate-accepted', { status: 'Accepted' }, closed)).toBe('Z02');
    expect(await due('candidate-declined', { status: 'Declined' }, closed)).toBe('Z02');
  });
  it('a yes comes with how to reach them, a number where they gave one', async () => {
    const phone = { details: { ...details, phoneNumber: '+15145550142' } };
    expect(await said('candidate-accepted', given({ status: 'Accepted' }, { candidate: phone }), 'en')).toEqual({
      proName: 'Me Roy',
      candidate: 'Ana Roy',
      email: 'ana@exemple.ca',
      phone: '514-555-0142',
      searchUrl: 'https://jurilien.example/en/find-employee',
    });
    expect(await said('candidate-accepted', given({ status: 'Accepted' }))).toMatchObject({ phone: '–' });
    expect(Object.values(await said('candidate-declined', given({ status: 'Declined' })))).toEqual([
      'Me Roy',
      'https://jurilien.example/trouver-un-employe',
    ]);
  });
});

describe('that a silent profile is erased soon', () => {
  const silence = (saidAt: string) => ({ saidAt, ...erasure(saidAt, asShipped()) });
  const noticeAt = silence(T0).eraseNoticeAt;
  const given = (now: string, over: object = {}, holder: Partial<UserState> = {}): Given => ({
    states: { [candidate.category]: person({ ...silence(T0), ...over }), [user.category]: { ...account, ...holder } },
    about: { candidateId: 'c' },
    now,
  });
  const due = (...of: Parameters<typeof given>) => verdict('candidate-erasure', given(...of));
  const spoke = (type: string, data: object = {}): StoryEvent => [candidate, 'c', type, { candidateId: 'c', ...data }];
  const profile = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
  const words = { school: 'UdeM', programme: 'Droit', skills: [], ...details };

  it('is planned a month before, anew after every word', () => {
    const cv = { fileId: uuidFor('cv'), type: 'pdf', bytes: 1, sha256: 'x', scanner: 's' };
    const events = story(
      spoke('CandidateProfileCreated', { ...profile, details: words }),
      spoke('CandidateProfileUpdated', { ...profile, details: words }),
      spoke('CandidateVisibilitySet', { visibility: 'open' }),
      spoke('CandidateCvUploaded', cv),
      spoke('CandidateProfileClosed'),
    );
    expect(workFor(['candidate-erasure'], events)).toEqual(
      [1, 2, 3, 4, 5].map((n) => ({
        do: 'work',
        job: 'notify',
        key: `candidate-erasure:c:${n}`,
        input: { rule: 'candidate-erasure', candidateId: 'c' },
        dueAt: '2027-10-03T15:00:00.000Z',
      })),
    );
    expect(unheard(['candidate-erasure'], events)).toEqual([]);
  });
  it('is planned as was in force at their last word (recruit.eraseMonths, eraseNoticeDays)', () => {
    const sooner = configWith({ 'recruit.eraseMonths': 3, 'recruit.eraseNoticeDays': 10 });
    const past: Past = [['CandidateProfileCreated', { candidateId: 'c', ...profile, details: words }, T0, undefined, sooner]];
    expect(workFor(['candidate-erasure'], recorded(candidate, 'c', past))).toMatchObject([{ dueAt: '2027-01-23T15:00:00.000Z' }]);
  });
  it('is announced from the first day of the notice on', async () => {
    expect(await due(noticeAt)).toBe('sent');
    expect(await due(at(-1, noticeAt))).toBe('Z02');
  });
  it('is not announced to a candidate who wrote since, or is gone', async () => {
    expect(await due(noticeAt, silence(noticeAt))).toBe('Z02');
    expect(await due(noticeAt, { status: 'Erased' })).toBe('Z02');
    expect((await said('candidate-erasure', given(noticeAt, {}, { username: ERASED })))['name']).toBeUndefined();
  });
  it('says since when, on what day, and where to keep it', async () =>
    expect(await said('candidate-erasure', given(noticeAt))).toEqual({
      name: 'Ana',
      since: '2 novembre 2026',
      eraseOn: '2 novembre 2027',
      profileUrl: 'https://jurilien.example/profil-recrue',
    }));
});

describe('profiles a saved search may show', () => {
  const alertId = 'a';
  interface Over {
    readonly pro?: object;
    readonly alert?: object | undefined;
    readonly dismissed?: string[];
    readonly of?: object;
    readonly config?: Given['config'];
    readonly found?: string[];
  }
  const given = ({ pro = {}, dismissed = [], of, config, found = ['c-1'], ...over }: Over = {}): Given => ({
    states: {
      [professional.category]: { ...firm, ...pro },
      [employeeAlerts.category]: { alerts: 'alert' in over && !over.alert ? [] : [{ alertId, paused: false, ...over.alert }] },
      [candidateContacts.category]: { ...candidateContacts.initial, dismissed },
      [candidate.category]: person(of),
    },
    about: { professionalId: 'p', alertId, candidateIds: found },
    ...(config ? { config } : {}),
  });
  const show = (over?: Over) => verdict('R63', given(over));
  it('are those the firm may see and has not dismissed', async () => {
    expect(await show()).toBe('sent');
    expect(await show({ dismissed: ['c-1'] })).toBe('Z02');
    expect(await show({ of: { visibility: 'hidden' } })).toBe('Z02');
    expect(await show({ found: [] })).toBe('Z02');
  });
  it('are none while the search is paused or gone, or the firm is no member', async () => {
    expect(await show({ alert: { paused: true } })).toBe('Z02');
    expect(await show({ alert: undefined })).toBe('Z02');
    expect(await show({ pro: { status: 'Suspended' } })).toBe('Z02');
    expect(await show({ config: configWith({ 'feature.recruit': false }) })).toBe('Z02');
  });
  it('are counted and named by what they search, ten at most, and never by who they are', async () => {
    const one = await said('R63', given(), 'en');
    expect(one).toEqual({
      count: '1 new profile',
      list: 'law student (Montréal)',
      searchUrl: 'https://jurilien.example/en/find-employee',
      alertsUrl: 'https://jurilien.example/en/employee-alerts',
    });
    const eleven = await said('R63', given({ found: Array.from({ length: 11 }, (_, n) => `c-${n}`) }));
    expect(eleven['count']).toBe('11 nouveaux profils');
    expect(String(eleven['list']).split('),')).toHaveLength(10);
    expect(String(eleven['list'])).toMatch(/…$/);
    expect(JSON.stringify([one, eleven])).not.toMatch(/Ana|Roy/);
  });
  it('are told of once at once, however many searches find them, and each search has its letter', () => {
    const match = { professionalId: 'p', candidateId: 'c', pace: 'instant', channel: 'email' };
    const letter = { pace: 'daily', day: '2026-11-03', dueAt: '2026-11-03T13:00:00.000Z' };
    const of = (which: string, over: object = {}): StoryEvent => [
      employeeAlerts,
      'p',
      'EmployeeAlertMatched',
      { alertId: which, ...match, ...over },
    ];
    const [first, second, ...others] = workOfOne('R63', of('a', { channel: 'sms' }), of('b'), of('a', letter));
    expect(first).toMatchObject({ job: 'notify', input: { rule: 'R63', candidateIds: ['c'], channels: ['sms'] } });
    expect(second!.key).toBe(first!.key);
    expect(others).toEqual([]);
    const due = { professionalId: 'p', alertId: 'a', day: '2026-11-03', candidateIds: ['c'] };
    expect(workOfOne('R63', [employeeAlerts, 'p', 'EmployeeAlertDigestDue', due])).toMatchObject([
      { key: 'R63:a:2026-11-03', input: { candidateIds: ['c'], channels: ['email'] } },
    ]);
  });
});

describe('an application to work with us', () => {
  const applicationId = uuidFor('job');
  const resume = { fileId: uuidFor('cv'), type: 'pdf', bytes: 1, sha256: 'x', scanner: 's' };
  const given = (status: string): Given => ({
    states: { [jobApplication.category]: { status, lang: 'fr', name: 'Anne Roy', email: 'a@b.ca', forgetAt: at(0) } },
    about: { subjectId: applicationId },
  });
  it('is confirmed once', () => {
    const received = { applicationId, lang: 'fr', name: 'x', email: 'x', letter: 'x', forgetAt: T0, resume };
    expect(workOfOne('job-received', [jobApplication, applicationId, 'JobApplicationReceived', received])).toEqual([
      { do: 'work', job: 'notify', key: `job-received:${applicationId}`, input: { rule: 'job-received', subjectId: applicationId } },
    ]);
  });
  it('an application that was forgotten is not confirmed', async () => {
    expect([await verdict('job-received', given('Received')), await verdict('job-received', given('Forgotten'))]).toEqual(['sent', 'Z02']);
    expect(await said('job-received', given('Received'))).toEqual({ name: 'Anne Roy', forgetOn: '2 novembre 2026' });
  });
});
