import { at, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { contactPoint } from '../contact-point.js';
import { forgetConsents } from './forget-consents.js';

const contactId = 'a'.repeat(64);
const agreed: Past = [
  ['ContactConsentRecorded', { contactId, class: 'marketing', basis: 'express', textVersion: 'v1', source: 'form', evidence: 'hash' }, T0],
];
const refused: Past = [...agreed, ['ConsentWithdrawn', { contactId, class: 'service', source: 'page' }, at(10)]];
const YEARS_3 = 1_096 * 1_440;
const folded = (past: Past) =>
  past.reduce(
    (s, [type, data, occurredAt = T0]) => contactPoint.evolve(s, { type, data } as never, { occurredAt } as never),
    contactPoint.initial,
  );
const asked = (contact: Past, now: string, lastMessageAt?: string) =>
  given({ contact }).when(forgetConsents, { contactId, ...(lastMessageAt ? { lastMessageAt } : {}) }, { now });

describe('ForgetConsents', () => {
  it('forgets what an address agreed to three years after its last word or message', () =>
    expect(asked(agreed, at(YEARS_3)).events()).toEqual({ contact: [{ type: 'ConsentsForgotten', data: { contactId } }] }));
  it('refuses before, and while messages went to it: not-due', () => {
    expect(asked(agreed, at(YEARS_3 - 3 * 1_440)).refusal()).toBe('WRONG_STATE: not-due');
    expect(asked(agreed, at(YEARS_3), at(1_440)).refusal()).toBe('WRONG_STATE: not-due');
  });
  it('keeps a refusal without end, and says nothing twice', () => {
    const forgotten: Past = [...refused, ['ConsentsForgotten', { contactId }]];
    expect(asked(refused, at(YEARS_3 + 60)).types()).toEqual({ contact: ['ConsentsForgotten'] });
    expect(asked(forgotten, at(3 * YEARS_3)).events()).toEqual({});
    expect(folded(forgotten)).toMatchObject({ consents: { service: { granted: false } } });
    expect(folded(forgotten)).not.toHaveProperty('consents.marketing');
  });
});
