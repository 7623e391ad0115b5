import type { Past } from '@jurilien/event-sourcing/testing';

export const candidateId = '018f0000-0000-7000-8000-00000000000c';
export const professionalId = '018f0000-0000-7000-8000-00000000000a';
export const requestId = '018f0000-0000-7000-8000-00000000000f';
export const facts = {
  type: 'articling' as const,
  regions: ['06'],
  languages: ['fr', 'en'],
  fields: ['family'],
  barStatus: 'passed' as const,
  hours: 'full' as const,
  workModes: ['hybrid' as const],
};
export const details = {
  firstName: 'Amélie',
  lastName: 'Bouchard',
  phoneNumber: '+15145550101',
  school: 'Université de Montréal',
  programme: 'Baccalauréat en droit',
  skills: ['Rédaction'],
  blockedFirms: ['Tremblay Roy inc.'],
};
export const profileCreated: Past = [['CandidateProfileCreated', { candidateId, ...facts, details }]];

/** The n-th CV of specs. */
export const cvOf = (n: number) => ({
  fileId: `018f0000-0000-4000-8000-0000000000c${n}`,
  type: 'pdf' as const,
  bytes: 40_000,
  sha256: 'a'.repeat(64),
  scanner: 'structure',
});
