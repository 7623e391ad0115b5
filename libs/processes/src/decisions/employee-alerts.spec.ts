import { asShipped, effectsOf, given, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { candidate, employeeAlerts } from '@jurilien/recruiting';
import { recruitMaxAlerts } from '@jurilien/reference';
import { findEmployeeWatchers, planEmployeeDigests } from '../automations/employee-alerts.js';
import { noteEmployeeMatch, saveEmployeeAlert } from './employee-alerts.js';

const id = (n: number): string => `018f0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [professionalId, candidateId, A, B] = [id(1), id(2), id(3), id(4)];
const registered: Past[number] = [
  'ProfessionalRegistered',
  {
    professionalId,
    title: 'lawyer',
    name: 'Me Roy',
    province: 'QC',
    lang: 'fr',
    email: 'a@b.ca',
    phoneNumber: '+15145550101',
    firm: 'Gagnon',
  },
];
const approved: Past = [registered, ['ProfessionalApproved', { professionalId, onboarding: 'held' }]];
const texting: Past = [registered, ['ChannelVerified', { professionalId, channel: 'sms' }], approved[1]!];
const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
const profile = (over: object = {}): Past[number] => [
  'CandidateProfileCreated',
  { candidateId, ...facts, details: { ...details, ...over } },
];
const visible = (over: object = {}): Past => [profile(over), ['CandidateVisibilitySet', { candidateId, visibility: 'anonymous' }]];
const set = (alertId: string, over: object = {}): Past[number] => [
  'EmployeeAlertSaved',
  { professionalId, alertId, filters: {}, pace: 'instant', channel: 'email', ...over },
];
const match = (alertId: string): Past[number] => [
  'EmployeeAlertMatched',
  { professionalId, alertId, candidateId, pace: 'instant', channel: 'email' },
];

describe('saving a search of candidates', () => {
  const save = (input: object = {}, alerts: Past = [], professional: Past = approved) =>
    given({ alerts, professional }).when(saveEmployeeAlert, {
      professionalId,
      filters: { type: 'student' },
      pace: 'daily',
      channel: 'email',
      ...input,
    });
  it('keeps it', () =>
    expect(save().events()['alerts']).toMatchObject([
      { type: 'EmployeeAlertSaved', data: { filters: { type: 'student' }, pace: 'daily' } },
    ]));
  it('changes the one that is named, and the same search instead of adding another', () => {
    expect(save({ alertId: A }, [set(A)]).events()['alerts']).toMatchObject([{ data: { alertId: A, pace: 'daily' } }]);
    expect(save({}, [set(A, { filters: { type: 'student' } })]).events()['alerts']).toMatchObject([{ data: { alertId: A } }]);
    expect(save({}, [set(A, { filters: { type: 'student' }, pace: 'daily' })]).events()).toEqual({});
  });
  it.each<[string, object, Past, Past, string]>([
    ['a field there is not', { filters: { field: 'magic' } }, [], approved, 'VALIDATION: unknown-field'],
    ['a region of nowhere', { filters: { region: 'zz' } }, [], approved, 'VALIDATION: unknown-region'],
    ['texts to a number no one verified', { channel: 'sms' }, [], approved, 'WRONG_STATE: number-not-verified'],
    ['a search of someone else', { alertId: B }, [set(A)], approved, 'NOT_FOUND: employee-alert'],
    ['who is not approved', {}, [], approved.slice(0, 1), 'FORBIDDEN: not-approved'],
    [
      'one too many',
      {},
      Array.from({ length: asShipped().value(recruitMaxAlerts, {}) }, (_, n) => set(id(100 + n))),
      approved,
      'CAP_REACHED: employee-alerts',
    ],
  ])('refuses %s', (_what, input, alerts, professional, why) => expect(save(input, alerts, professional).refusal()).toBe(why));
});

describe('someone comes whom a search waits for', () => {
  const note = (alerts: Past, over: { candidate?: Past; professional?: Past; contacts?: Past } = {}) =>
    given({ alerts, candidate: visible(), professional: approved, ...over }).when(
      noteEmployeeMatch,
      { professionalId, candidateId, alertIds: [A, B] },
      { now: T0 },
    );
  const happened = (...args: Parameters<typeof note>) => note(...args).events()['alerts'] ?? [];
  it('each search is told once, the letter of a day or a week at its hour', () => {
    const events = happened([set(A), set(B, { pace: 'weekly' })]);
    expect(events).toMatchObject([
      { type: 'EmployeeAlertMatched', data: { alertId: A, candidateId, pace: 'instant', channel: 'email' } },
      { data: { alertId: B, pace: 'weekly', day: '2026-11-09', dueAt: '2026-11-09T13:00:00.000Z' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Amélie|UdeM/);
    expect(happened([set(A), match(A), set(B)])).toMatchObject([{ data: { alertId: B } }]);
    expect(happened([set(A), match(A)])).toEqual([]);
  });
  it('a text goes to a number that takes texts, and else an e-mail', () => {
    const texts = [set(A, { channel: 'sms' })];
    expect(happened(texts, { professional: texting })).toMatchObject([{ data: { channel: 'sms' } }]);
    expect(happened(texts)).toMatchObject([{ data: { channel: 'email' } }]);
  });
  const contact = { professionalId, requestId: id(9), candidateId };
  it.each<[string, Past, Parameters<typeof note>[1]]>([
    ['that is paused', [set(A), ['EmployeeAlertPaused', { professionalId, alertId: A }]], {}],
    ['that looks for someone else', [set(A, { filters: { type: 'paralegal' } })], {}],
    ['of a firm the candidate shut out', [set(A)], { candidate: visible({ blockedFirms: ['GAGNON inc.'] }) }],
    ['while the candidate hides', [set(A)], { candidate: [profile()] }],
    ['of a firm that put the candidate aside', [set(A)], { contacts: [['CandidateDismissed', { professionalId, candidateId }]] }],
    [
      'of a firm that asked already',
      [set(A)],
      { contacts: [['CandidateContactRequested', { ...contact, message: 'Bonjour', expiresAt: T0 }]] },
    ],
    ['of who is no member any more', [set(A)], { professional: approved.slice(0, 1) }],
  ])('but no search %s', (_which, alerts, over) => expect(happened(alerts, over)).toEqual([]));
});

describe('what follows from a match', () => {
  it('a candidate who may be found, or says something new, is looked for by every search', () => {
    const effects = effectsOf(
      findEmployeeWatchers,
      story(
        [candidate, candidateId, 'CandidateVisibilitySet', { candidateId, visibility: 'open' }],
        [candidate, candidateId, 'CandidateProfileUpdated', { candidateId, ...facts, details }],
      ),
    );
    expect(effects).toMatchObject([
      { job: 'find-employee-watchers', input: { candidateId } },
      { job: 'find-employee-watchers', input: { candidateId } },
    ]);
    expect(new Set(effects.map((e) => (e as { key: string }).key)).size).toBe(2);
  });
  it('a letter of several is made at its hour, and what is told at once needs none', () => {
    const letter = { pace: 'daily', day: '2026-11-03', dueAt: '2026-11-03T13:00:00.000Z' };
    const of = (alertId: string, over: object = {}) =>
      [employeeAlerts, professionalId, 'EmployeeAlertMatched', { ...match(alertId)[1], ...over }] as const;
    const [timer, ...others] = effectsOf(planEmployeeDigests, story(of(A), of(B), of(A, letter)));
    expect(timer).toMatchObject({ timer: 'empalert.digest', occurrence: '2026-11-03', dueAt: letter.dueAt, command: 'MakeEmployeeDigest' });
    expect(others).toEqual([]);
  });
});
