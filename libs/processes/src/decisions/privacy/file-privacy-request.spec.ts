import { at, configWith, given, type Past, testCtx, uuidFor } from '@jurilien/event-sourcing/testing';
import { leadId, submitted as lead } from '@jurilien/lead/testing';
import { filePrivacyRequest } from './file-privacy-request.js';
import { verifyPrivacyRequester } from './verify-privacy-requester.js';
import { privacyCodeSubject } from '@jurilien/privacy';

const requestId = uuidFor('privacy request');
const userId = uuidFor('client');
const linkId = 'a'.repeat(64);
const DAY = 24 * 60;
const [own, phone] = ['ana@exemple.ca', '+15145550101'];
const email = { kind: 'email', value: own } as const;
const number = { kind: 'phone', value: phone } as const;
const anon = { kind: 'anon', id: 'privacy-page' } as const;
const client = { kind: 'user', id: userId, role: 'jurilien_client' } as const;
const colleague = { kind: 'user', id: uuidFor('staff'), role: 'jurilien_admin_validation' } as const;
const asked = { requestId, kind: 'access', lang: 'fr', province: 'QC', identifiers: [email, number] } as const;

const file = (over: object = {}, pasts: Record<string, Past> = {}, actor: object = anon, more = {}) =>
  given(pasts).when(filePrivacyRequest, { ...asked, ...over } as never, { actor: actor as never, ...more });
const named = (n: number): Past =>
  Array.from({ length: n }, () => ['PrivacyAddressAsked', { addressHash: 'h', requestId, what: 'request' }]);

describe('a request from the page', () => {
  it('is filed with its clock, and nothing is proven by that', () => {
    expect(file().events()).toEqual({
      request: [{ type: 'PrivacyRequestFiled', data: { ...asked, channel: 'page', dueAt: at(30 * DAY) } }],
      address: [{ type: 'PrivacyAddressAsked', data: { addressHash: `h:email:${own}`, requestId, what: 'request' } }],
    });
    expect(file({}, {}, anon, { config: configWith({ 'privacy.dueDays': 25 }) }).events().request![0]!.data).toMatchObject({
      dueAt: at(25 * DAY),
    });
  });
  it('keeps each address once, without capitals', () => {
    const identifiers = [{ kind: 'email', value: 'Ana@Exemple.CA' }, email, number];
    expect(file({ identifiers }).events().request![0]!.data).toMatchObject({ identifiers: [email, number] });
  });
  it.each([
    ['without an address', { identifiers: [] }, 'identifiers', 'required'],
    ['without words where only they say what is asked', { kind: 'correction' }, 'words', 'required'],
    ['without words for a review', { kind: 'humanReview' }, 'words', 'required'],
  ])('is refused %s', (_what, over, field, message) => expect(file(over).refusedFields()).toEqual([{ field, message }]));
  it.each([
    ['an address that is none', { identifiers: [{ kind: 'email', value: 'ana' }] }],
    ['a number that takes no texts', { identifiers: [{ kind: 'phone', value: '911' }] }],
    ['five addresses', { identifiers: Array.from({ length: 5 }, (_, n) => ({ kind: 'email', value: `a${n}@exemple.ca` })) }],
    ['endless words', { words: 'x'.repeat(4_001) }],
  ])('is refused with %s', (_what, over) => expect(filePrivacyRequest.input.safeParse({ ...asked, ...over }).success).toBe(false));
  it('names an address so many times a day, no matter who files; then again the next day', () => {
    expect(file({}, { address: named(4) }).types()).toHaveProperty('request');
    expect(file({}, { address: named(5) }).refusal()).toBe('RATE_LIMITED: requests-per-day');
    expect(file({}, { address: named(5) }, colleague).refusal()).toBe('RATE_LIMITED: requests-per-day');
    expect(file({}, { address: named(5) }, anon, { now: at(DAY) }).types()).toHaveProperty('request');
  });
  it('is one request however often its form is sent, and no one else’s', () => {
    const past: Past = [['PrivacyRequestFiled', { ...asked, channel: 'page', dueAt: at(30 * DAY), sentAs: 'mine' }]];
    expect(file({ sentAs: 'mine' }, { request: past }).types()).toEqual({});
    expect(file({ sentAs: 'other' }, { request: past }).refusal()).toBe('DUPLICATE: privacy-request-exists');
    expect(file({}, { request: past }).refusal()).toBe('DUPLICATE: privacy-request-exists');
  });
});

describe('a request from an account', () => {
  const account = (...more: Past): Past => [
    ['UserCreated', { userId, email: own, username: 'Ana', emailHash: 'h', role: 'jurilien_client' }],
    ...more,
  ];
  const verified = ['EmailVerified', { userId }] as const;
  it('is proven by the session: the account, and its address once that is confirmed', () => {
    const { request, address } = file({ identifiers: [number] }, { account: account(verified), address: named(9) }, client).events();
    expect(request!.map(({ type, data }) => [type, (data as { identifier?: number }).identifier])).toEqual([
      ['PrivacyRequestFiled', undefined],
      ['PrivacyRequesterVerified', undefined],
      ['PrivacyRequesterVerified', 0],
    ]);
    expect(request![0]!.data).toMatchObject({ channel: 'account', userId, identifiers: [email, number] });
    expect(address).toBeUndefined();
  });
  it('proves no address that was only given with the account', () => {
    const { request } = file({ identifiers: [] }, { account: account() }, client).events();
    expect(request!.map(({ data }) => (data as { identifier?: number }).identifier)).toEqual([undefined, undefined]);
    expect(request![0]!.data).toMatchObject({ identifiers: [email] });
  });
  it('names the address of the account before any other, confirmed or not, so that the answer reaches its holder', () => {
    const { request } = file({ identifiers: [number] }, { account: account() }, client).events();
    expect(request![0]!.data).toMatchObject({ identifiers: [email, number] });
    expect(request!.slice(1).map(({ type }) => type)).toEqual(['PrivacyRequesterVerified']);
  });
  it('of a colleague is one for a caller: it proves nothing', () => {
    const { request } = file({}, { account: account(verified) }, colleague).events();
    expect(request!.map(({ type }) => type)).toEqual(['PrivacyRequestFiled']);
    expect(request![0]!.data).toMatchObject({ channel: 'staff', identifiers: [email, number] });
  });
});

describe('a request by the link of a request', () => {
  const deviceHash = 'd'.repeat(64);
  const link = (subject: object, ...more: Past): Past => [
    ['LinkIssued', { linkId, purpose: 'lead-status', subject, lang: 'fr', expiresAt: at(999) }],
    ['StepUpCodeSent', { linkId, sequence: 1, deviceHash, channel: 'sms', expiresAt: at(10) }],
    ...more,
  ];
  const passed = ['StepUpPassed', { linkId, deviceHash, until: at(30) }] as const;
  const actor = { kind: 'token', id: leadId } as const;
  const input = { identifiers: [], linkId, leadId, deviceHash };
  it('is proven by the code of that link: the request, and the one address that the code went to', () => {
    const { request } = file(input, { link: link({ leadId }, passed), lead }, actor).events();
    expect(request![0]!.data).toMatchObject({
      channel: 'link',
      leadId,
      identifiers: [{ kind: 'phone', value: expect.stringMatching(/^\+1\d{10}$/) }],
    });
    expect(request!.slice(1).map(({ data }) => data)).toEqual([
      { requestId, how: 'link' },
      { requestId, how: 'link', identifier: 0 },
    ]);
  });
  it('is none before the code, on another device, or about another request', () => {
    expect(file(input, { link: link({ leadId }), lead }, actor).refusal()).toBe('STEP_UP_REQUIRED: step-up-code');
    expect(file({ ...input, deviceHash: 'e'.repeat(64) }, { link: link({ leadId }, passed), lead }, actor).refusal()).toBe(
      'STEP_UP_REQUIRED: step-up-code',
    );
    expect(file(input, { link: link({ leadId: uuidFor('another') }, passed), lead }, actor).refusal()).toBe('NOT_FOUND: no-such-link');
  });
});

describe('the proof of an address', () => {
  const filed: Past = [['PrivacyRequestFiled', { ...asked, channel: 'page', dueAt: at(30 * DAY) }]];
  const sent: Past = [
    ...filed,
    ['PrivacyCodeSent', { requestId, identifier: 0, sequence: 1, expiresAt: at(10) }],
    ['PrivacyCodeSent', { requestId, identifier: 1, sequence: 2, expiresAt: at(10) }],
  ];
  const right = testCtx().code(privacyCodeSubject(requestId), 1);
  const wrong = right === '000000' ? '000001' : '000000';
  const token = { kind: 'token', id: 'x' } as const;
  const mine: Past = [['LinkIssued', { linkId, purpose: 'privacy', subject: { privacyId: requestId }, lang: 'fr', expiresAt: at(999) }]];
  const verify = (over: object = {}, request: Past = sent, more: object = {}, link: Past = mine) =>
    given({ request, link }).when(
      verifyPrivacyRequester,
      { requestId, identifier: 0, code: right, linkId, deviceHash: 'd', ...over } as never,
      { actor: token, now: at(5), ...more } as never,
    );
  it('is the code that went there; the device may then see what is private', () => {
    expect(verify().events()).toEqual({
      request: [{ type: 'PrivacyRequesterVerified', data: { requestId, how: 'code', identifier: 0, device: 'd' } }],
      link: [{ type: 'StepUpPassed', data: { linkId, deviceHash: 'd', until: at(35) } }],
    });
    const another: Past = [['LinkIssued', { linkId, purpose: 'lead-status', subject: { leadId }, lang: 'fr', expiresAt: at(999) }]];
    expect(verify({}, sent, {}, another).events().link).toEqual([]);
  });
  it('is not the code of another address, an old one, or one that was guessed too often', () => {
    expect(verify({ identifier: 1 }).events().request).toEqual([
      { type: 'PrivacyCodeRejected', data: { requestId, identifier: 1, triesLeft: 4 } },
    ]);
    expect(verify({ code: wrong }).types().request).toEqual(['PrivacyCodeRejected']);
    expect(verify({ code: 'abc' }).refusedFields()).toEqual([{ field: 'code', message: 'invalid' }]);
    expect(verify({}, sent, { now: at(10) }).refusal()).toBe('TOKEN_EXPIRED: code-expired');
    expect(verify({}, filed).refusal()).toBe('TOKEN_EXPIRED: code-expired');
    const again: Past = [...sent, ['PrivacyCodeSent', { requestId, identifier: 0, sequence: 3, expiresAt: at(15) }]];
    expect(verify({}, again).types().request).toEqual(['PrivacyCodeRejected']);
    const tried: Past = Array.from({ length: 5 }, () => ['PrivacyCodeRejected', { requestId, identifier: 0, triesLeft: 0 }]);
    expect(verify({}, [...sent, ...tried]).refusal()).toBe('RATE_LIMITED: code-tries');
  });
  it('counts once, and a used code is worth nothing', () => {
    const proven: Past = [...sent, ['PrivacyRequesterVerified', { requestId, how: 'code', identifier: 0, device: 'd' }]];
    expect(verify({}, proven).types()).toEqual({});
    expect(verify({ identifier: 9 }).refusal()).toBe('NOT_FOUND: no-such-address');
    expect(verify({}, [...proven, ['PrivacyRequestApproved', { requestId, holdings: [] }]]).refusal()).toBe(
      'WRONG_STATE: privacy-request-Approved',
    );
  });
  it('is all on one device: two people cannot each prove an address of one request', () => {
    const theirs: Past = [...sent, ['PrivacyRequesterVerified', { requestId, how: 'code', identifier: 1, device: 'other' }]];
    expect(verify({}, theirs).refusal()).toBe('FORBIDDEN: proven-on-another-device');
  });
  it('may be a document that an administrator saw, with a reason and once its copy is gone', () => {
    const admin = { kind: 'user', id: uuidFor('admin'), role: 'jurilien_admin' };
    const seen = { code: undefined, linkId: undefined, deviceHash: undefined, proofDeleted: true };
    expect(verify(seen, filed, { actor: admin, reason: 'Passeport vu' }).events().request).toEqual([
      { type: 'PrivacyRequesterVerified', data: { requestId, how: 'document', identifier: 0 } },
    ]);
    expect(verify(seen, filed, { actor: admin }).refusal()).toBe('VALIDATION: reason-required');
    expect(verify({ ...seen, proofDeleted: false }, filed, { actor: admin, reason: 'Passeport vu' }).refusal()).toBe(
      'VALIDATION: proof-must-be-deleted',
    );
  });
  it('of another’s account is none', () =>
    expect(verify({}, sent, { actor: client }).refusal()).toBe('NOT_FOUND: no-such-privacy-request'));
});
