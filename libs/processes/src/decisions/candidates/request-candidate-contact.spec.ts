import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { requestCandidateContact, setCandidateVisibility } from './request-candidate-contact.js';

const id = (n: number): string => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const candidateId = id(1);
const professionalId = id(2);
const message = 'Nous cherchons une personne stagiaire en droit de la famille.';
const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: ['Côté & Roy'] };
const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
const profile: Past = [['CandidateProfileCreated', { candidateId, ...facts, details }]];
const visible: Past = [...profile, ['CandidateVisibilitySet', { candidateId, visibility: 'anonymous' }]];
const contact = { email: 'a@exemple.ca', phoneNumber: '+15145550101' };
const approved = (firm: string): Past => [
  ['ProfessionalRegistered', { professionalId, title: 'lawyer', name: 'Me Anne Roy', firm, province: 'QC', lang: 'fr', ...contact }],
  ['ProfessionalApproved', { professionalId, onboarding: 'held' }],
];
const asked = (n: number, who = id(100 + n)): Past[number] => [
  'CandidateContactRequested',
  { professionalId, requestId: id(50 + n), candidateId: who, message, expiresAt: '2026-11-16T15:00:00.000Z' },
];

describe('asking a candidate', () => {
  const ask = (over: { candidate?: Past; professional?: Past; contacts?: Past } = {}, text = message) =>
    given({ candidate: visible, professional: approved('Gagnon'), ...over }).when(requestCandidateContact, {
      professionalId,
      candidateId,
      message: text,
    });
  it('is kept for two weeks', () =>
    expect(ask().events().contacts![0]).toMatchObject({
      type: 'CandidateContactRequested',
      data: { candidateId, message, expiresAt: new Date(Date.parse(T0) + 14 * 86_400_000).toISOString() },
    }));
  it('is for approved members', () =>
    expect(ask({ professional: approved('Gagnon').slice(0, 1) }).refusal()).toBe('FORBIDDEN: not-approved'));
  it('does not find who is hidden, nor who blocked the firm, nor who is not there', () => {
    expect(ask({ candidate: profile }).refusal()).toBe('NOT_FOUND: candidate');
    expect(ask({ candidate: [] }).refusal()).toBe('NOT_FOUND: candidate');
    expect(ask({ professional: approved('COTE ET ROY') }).refusal()).toBe('NOT_FOUND: candidate');
    expect(ask({ professional: approved('Cote, Roy inc.') }).refusal()).toBe('NOT_FOUND: candidate');
  });
  it('happens once while it is open or was accepted, and again after a no', () => {
    expect(ask({ contacts: [asked(1, candidateId)] }).refusal()).toBe('DUPLICATE: contact-already-asked');
    const ended = (what: string): Past => [
      asked(1, candidateId),
      [`CandidateContact${what}`, { professionalId, requestId: id(51), candidateId }],
    ];
    expect(ask({ contacts: ended('Accepted') }).refusal()).toBe('DUPLICATE: contact-already-asked');
    expect(ask({ contacts: ended('Expired') }).types()).toEqual({ contacts: ['CandidateContactRequested'] });
  });
  it('stops at ten open requests', () => {
    const open = Array.from({ length: 10 }, (_, n) => asked(n));
    expect(ask({ contacts: open }).refusal()).toBe('CAP_REACHED: open-contacts');
    expect(ask({ contacts: open.slice(1) }).types()).toEqual({ contacts: ['CandidateContactRequested'] });
  });
  it('refuses a question the law forbids', () =>
    expect(ask({}, `${message} Quel âge avez-vous?`).refusal()).toBe('VALIDATION: forbidden-question'));
});

describe('being found', () => {
  const user: Past = [['UserCreated', { userId: candidateId, email: 'a@b.ca', username: 'A', emailHash: 'h', role: 'jurilien_recruit' }]];
  const proven: Past = [...user, ['EmailVerified', { userId: candidateId }]];
  let actor = { kind: 'user' as const, id: candidateId, role: 'jurilien_recruit' };
  const set = (visibility: 'hidden' | 'anonymous' | 'open', account: Past, past: Past = profile) =>
    given({ candidate: past, account }).when(setCandidateVisibility, { candidateId, visibility }, { actor });
  it('is the candidate’s word, once the address answers', () => {
    expect(set('open', proven).types()).toEqual({ candidate: ['CandidateVisibilitySet'] });
    expect(set('open', user).refusal()).toBe('WRONG_STATE: address-not-verified');
    expect(set('hidden', user, visible).types()).toEqual({ candidate: ['CandidateVisibilitySet'] });
  });
  it('is never said by the team, which may hide', () => {
    actor = { kind: 'user', id: 'staff-1', role: 'jurilien_admin' };
    expect(set('open', proven).refusal()).toBe('FORBIDDEN: visibility-is-theirs');
    expect(set('hidden', proven, visible).types()).toEqual({ candidate: ['CandidateVisibilitySet'] });
    actor = { kind: 'user', id: candidateId, role: 'jurilien_recruit' };
  });
  it('is said once, and said again after silence hid the profile', () => {
    expect(set('anonymous', proven, visible).types()).toEqual({});
    expect(set('hidden', proven, [...visible, ['CandidateProfileHidden', { candidateId, cause: 'stale' }]]).types()).toEqual({
      candidate: ['CandidateVisibilitySet'],
    });
    expect(set('open', proven, []).refusal()).toBe('NOT_FOUND: candidate-profile');
  });
});
