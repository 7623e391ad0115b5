import { at, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { removeLicenceProofs } from './remove-licence-proofs.js';

const professionalId = '018f2a10-0000-7000-8000-000000000001';
const proof = { professionalId, fileId: 'f', type: 'pdf', bytes: 1, sha256: 'a'.repeat(64), scanner: 'clamd' };
const registered: Past = [
  [
    'ProfessionalRegistered',
    { professionalId, title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'roy@exemple.ca', phoneNumber: '+15145550142' },
  ],
  ['LicenceProofUploaded', proof],
];
const closed: Past = [...registered, ['ProfessionalClosed', { professionalId }, T0]];
const MONTHS_12 = 366 * 1_440;
const asked = (professional: Past, now: string) => given({ professional }).when(removeLicenceProofs, { professionalId }, { now });

describe('RemoveLicenceProofs', () => {
  it('removes the proofs of a file that was closed or rejected a year ago, once', () => {
    const rejected: Past = [...registered, ['ProfessionalRejected', { professionalId, reasonCode: 'licence' }, T0]];
    for (const past of [closed, rejected])
      expect(asked(past, at(MONTHS_12)).events()).toEqual({
        professional: [{ type: 'LicenceProofsRemoved', data: { professionalId, fileIds: ['f'] } }],
      });
    expect(asked([...closed, ['LicenceProofsRemoved', { professionalId, fileIds: ['f'] }]], at(MONTHS_12)).events()).toEqual({});
  });
  it('refuses before: not-due', () => expect(asked(closed, at(MONTHS_12 - 3 * 1_440)).refusal()).toBe('WRONG_STATE: not-due'));
  it('refuses a file that is open, and one that is unknown: professional-not-closed, professional', () => {
    expect(asked(registered, at(MONTHS_12)).refusal()).toBe('WRONG_STATE: professional-not-closed');
    expect(asked([], at(MONTHS_12)).refusal()).toBe('NOT_FOUND: professional');
  });
});
