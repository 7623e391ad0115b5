import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { recordCvView } from './record-cv-view.js';

const id = (n: number): string => `018f0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [candidateId, professionalId, requestId] = [id(1), id(2), id(3)];
const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
const facts = { type: 'student', regions: ['06'], languages: ['fr'], barStatus: 'none', hours: 'part', workModes: ['remote'] };
const profile: Past[number] = ['CandidateProfileCreated', { candidateId, ...facts, details }];
const cv = (n = 10): Past[number] => [
  'CandidateCvUploaded',
  { candidateId, fileId: id(n), type: 'pdf', bytes: 9, sha256: 's', scanner: 'structure' },
];
const seen = (minutesAgo: number, who = professionalId, n = 10): Past[number] => [
  'CandidateCvViewed',
  { candidateId, professionalId: who, fileId: id(n) },
  at(-minutesAgo),
];
const approved: Past = [
  [
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
  ],
  ['ProfessionalApproved', { professionalId, onboarding: 'held' }],
];
const which = { professionalId, requestId, candidateId };
const asked: Past[number] = ['CandidateContactRequested', { ...which, message: 'Bonjour', expiresAt: at(20_160) }];
const answered = (what: string): Past => [asked, [`CandidateContact${what}`, which]];
const read = (over: { candidate?: Past; professional?: Past; contacts?: Past } = {}) =>
  given({ candidate: [profile, cv()], professional: approved, contacts: answered('Accepted'), ...over }).when(
    recordCvView,
    { professionalId, candidateId },
    { now: T0 },
  );

describe('a firm that reads a CV', () => {
  it('is let in after the candidate’s yes, and the candidate sees it', () =>
    expect(read().events()).toEqual({ candidate: [{ type: 'CandidateCvViewed', data: { candidateId, professionalId, fileId: id(10) } }] }));
  it.each<[string, Past]>([
    ['before any answer', [asked]],
    ['after a no', answered('Declined')],
    ['after its request ended', answered('Expired')],
    ['that never asked', []],
  ])('is not let in %s', (_when, contacts) => expect(read({ contacts }).refusal()).toBe('NOT_FOUND: cv'));
  it('is not let in once it was shut out, the profile withdrawn or the CV taken away', () => {
    const shutOut: Past[number] = ['CandidateProfileUpdated', { candidateId, ...facts, details: { ...details, blockedFirms: ['Gagnon'] } }];
    for (const last of [shutOut, ['CandidateProfileClosed', { candidateId }], ['CandidateCvRemoved', { candidateId, fileId: id(10) }]])
      expect(read({ candidate: [profile, cv(), last as Past[number]] }).refusal()).toBe('NOT_FOUND: cv');
  });
  it('is a member in good standing', () => expect(read({ professional: approved.slice(0, 1) }).refusal()).toBe('FORBIDDEN: not-approved'));
  it('looks once within the hour, and anew at another CV', () => {
    expect(read({ candidate: [profile, cv(), seen(59)] }).events()).toEqual({});
    for (const past of [
      [profile, cv(), seen(60)],
      [profile, cv(), seen(5, id(9))],
      [profile, cv(), seen(5), cv(11)],
    ])
      expect(read({ candidate: past }).types()).toEqual({ candidate: ['CandidateCvViewed'] });
  });
});
