import { at, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { privacyRequest } from '../privacy-request.js';
import { forgetPrivacyRequest } from './forget-privacy-request.js';

const requestId = '018f2a10-0000-7000-8000-000000000008';
const filed: Past = [
  [
    'PrivacyRequestFiled',
    {
      ...{ requestId, kind: 'access', lang: 'fr', province: 'QC', channel: 'page', dueAt: at(30 * 1_440) },
      identifiers: [{ kind: 'email', value: 'anne@exemple.ca' }],
    },
    T0,
  ],
];
const refused: Past = [...filed, ['PrivacyRequestRefused', { requestId, cause: 'unfounded', answer: 'Non.', recourse: 'CAI' }, T0]];
const MONTHS_24 = 731 * 1_440;
const folded = (past: Past) =>
  past.reduce(
    (s, [type, data, occurredAt = T0]) => privacyRequest.evolve(s, { type, data } as never, { occurredAt } as never),
    privacyRequest.initial,
  );
const asked = (request: Past, now: string) => given({ request }).when(forgetPrivacyRequest, { requestId }, { now });

describe('ForgetPrivacyRequest', () => {
  it('forgets who asked two years after the decision, once', () => {
    expect(asked(refused, at(MONTHS_24)).events()).toEqual({ request: [{ type: 'PrivacyRequestForgotten', data: { requestId } }] });
    const gone: Past = [...refused, ['PrivacyRequestForgotten', { requestId }]];
    expect(asked(gone, at(MONTHS_24)).events()).toEqual({});
    expect(folded(gone)).toMatchObject({ status: 'Refused', identifiers: [] });
  });
  it('refuses before: not-due', () => expect(asked(refused, at(MONTHS_24 - 3 * 1_440)).refusal()).toBe('WRONG_STATE: not-due'));
  it('refuses one that is not decided or not done, and one that is unknown: privacy-request-goes-on, privacy-request', () => {
    const approved: Past = [...filed, ['PrivacyRequestApproved', { requestId, holdings: [] }, T0]];
    for (const past of [filed, approved]) expect(asked(past, at(MONTHS_24)).refusal()).toBe('WRONG_STATE: privacy-request-goes-on');
    expect(asked([], at(MONTHS_24)).refusal()).toBe('NOT_FOUND: privacy-request');
  });
});
