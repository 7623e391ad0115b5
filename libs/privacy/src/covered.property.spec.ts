import { HOLDING_KINDS } from '@jurilien/reference';
import { fold } from '@jurilien/event-sourcing';
import { recorded, type Past } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { addressesFor, isCovered, proofOf, type Held } from './covered.js';
import { privacyRequest, type Identifier } from './privacy-request.js';
import { filed, happened, requestId } from './requests.testing.js';

const emails = ['a@x.ca', 'b@x.ca', 'c@x.ca'];
const phones = ['+15145550101', '+15145550102', '+15145550103'];
const people = ['u1', 'u2'];
const identifier: fc.Arbitrary<Identifier> = fc.oneof(
  fc.constantFrom(...emails).map((value) => ({ kind: 'email' as const, value })),
  fc.constantFrom(...phones).map((value) => ({ kind: 'phone' as const, value })),
);
const held: fc.Arbitrary<Held> = fc.record({
  kind: fc.constantFrom(...HOLDING_KINDS),
  entityId: fc.constantFrom('l1', 'l2', ...people),
  email: fc.option(fc.constantFrom(...emails, 'A@X.ca')),
  phone: fc.option(fc.constantFrom(...phones)),
  accountId: fc.option(fc.constantFrom(...people)),
});
const stateOf = (past: Past) => fold(privacyRequest, recorded(privacyRequest, requestId, past));
const proves = (n: number, more = {}) => happened('PrivacyRequesterVerified', { how: 'code', identifier: n, ...more });

describe('what a request reaches', () => {
  it('is what its proven addresses reach each by itself, whatever else it names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(identifier, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(3)), held, (identifiers, which, holding) => {
        const mine = which.filter((n) => n < identifiers.length);
        const s = stateOf([...filed('access', { identifiers }), ...mine.map((n) => proves(n))]);
        const alone = mine.some((n) => isCovered(holding, { identifiers: [identifiers[n]!] }));
        expect(isCovered(holding, proofOf(s))).toBe(alone);
      }),
      { numRuns: 2_000 },
    );
  });
  it('is never more for another address that is named, and never less', () => {
    fc.assert(
      fc.property(fc.uniqueArray(identifier, { minLength: 1, maxLength: 3 }), identifier, held, (identifiers, added, holding) => {
        const before = stateOf([...filed('access', { identifiers }), proves(0)]);
        const after = stateOf([...filed('access', { identifiers: [...identifiers, added] }), proves(0)]);
        expect(isCovered(holding, proofOf(after))).toBe(isCovered(holding, proofOf(before)));
      }),
      { numRuns: 2_000 },
    );
  });
  it('is nothing before anything is proven, not even the account that filed it', () => {
    fc.assert(
      fc.property(held, (holding) => {
        expect(isCovered(holding, proofOf(stateOf(filed('access', { userId: 'u1', leadId: 'l1' }))))).toBe(false);
      }),
    );
  });
  it('is the account or the request that it was filed from, once that is proven; not what shares an address with it', () => {
    const origin = happened('PrivacyRequesterVerified', { how: 'session' });
    const ofAccount = proofOf(stateOf([...filed('access', { userId: 'u1', identifiers: [] }), origin]));
    const thing = { kind: 'professional', entityId: 'p', email: 'a@x.ca', phone: null, accountId: 'u1' } as const;
    expect(
      [thing, { ...thing, accountId: 'u2' }, { ...thing, kind: 'account', entityId: 'u1', accountId: null } as const].map((h) =>
        isCovered(h, ofAccount),
      ),
    ).toEqual([true, false, true]);
    const ofLink = proofOf(
      stateOf([...filed('access', { leadId: 'l1', identifiers: [] }), happened('PrivacyRequesterVerified', { how: 'link' })]),
    );
    const lead = { kind: 'request', entityId: 'l1', email: 'a@x.ca', phone: null, accountId: null } as const;
    expect([lead, { ...lead, entityId: 'l2' }, { ...lead, kind: 'draft' } as const].map((h) => isCovered(h, ofLink))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('the person is written to at what is proven; before that, at the first address alone', () => {
  const identifiers = [
    { kind: 'email', value: 'a@x.ca' },
    { kind: 'phone', value: phones[0] },
    { kind: 'email', value: 'b@x.ca' },
  ];
  expect(addressesFor(stateOf(filed('access', { identifiers })))).toEqual({ email: 'a@x.ca', phoneNumber: undefined });
  expect(addressesFor(stateOf([...filed('access', { identifiers }), proves(1)]))).toEqual({ email: undefined, phoneNumber: phones[0] });
  expect(addressesFor(stateOf([...filed('access', { identifiers }), proves(2), proves(1)]))).toEqual({
    email: 'b@x.ca',
    phoneNumber: phones[0],
  });
  expect(addressesFor(stateOf(filed('access', { identifiers: '[erased]' })))).toEqual({ email: undefined, phoneNumber: undefined });
});
