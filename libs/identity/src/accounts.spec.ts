import { at, given, T0, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { changePassword } from './decisions/users/change-password.js';
import { createUser } from './decisions/users/create-user.js';
import { freeAddress } from './decisions/users/free-address.js';
import { inviteStaff, resendInvitation } from './decisions/users/invite-staff.js';
import { issueLink } from './decisions/links/issue-link.js';
import { requestLoginLink, requestPasswordReset } from './decisions/links/request-account-link.js';
import { requestNewLink } from './decisions/links/request-new-link.js';
import { setNewPassword } from './decisions/users/set-new-password.js';
import { setPreferences } from './decisions/users/set-preferences.js';
import { useLoginLink } from './decisions/links/use-login-link.js';
import { verifyEmail } from './decisions/users/verify-email.js';

const userId = '018f0000-0000-7000-8000-000000000001';
const otherId = '018f0000-0000-7000-8000-000000000002';
const linkId = 'a'.repeat(64);
const passwordHash = '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA';
const emailHash = 'h:email:marie@exemple.ca';
const account = { userId, email: 'marie@exemple.ca', username: 'Marie Roy', role: 'jurilien_admin' };
const created = ['UserCreated', { ...account, emailHash }] as const;
const invited = ['UserInvited', { userId, sequence: 1 }] as const;
const disabled = ['UserDisabled', { userId }] as const;
const chosen = ['PasswordSet', { userId, passwordHash, how: 'reset' }, at(5)] as const;
const taken = ['AddressTaken', { addressHash: emailHash, userId: otherId }] as const;
const link = (purpose: string, over: Record<string, unknown> = {}, issuedAt = T0) =>
  ['LinkIssued', { linkId, purpose, subject: { userId }, lang: 'fr', expiresAt: at(60), ...over }, issuedAt] as const;

describe('one address, one account', () => {
  const asked = { ...account, email: 'Marie@Exemple.ca', passwordHash };
  it('takes the address with the account, in one breath', () =>
    expect(given().when(createUser, asked).types()).toEqual({ user: ['UserCreated'], address: ['AddressTaken'] }));
  it('is refused to a second account, however the address is written', () => {
    expect(
      given({ address: [taken] })
        .when(createUser, asked)
        .refusal(),
    ).toBe('DUPLICATE: address-taken');
    expect(
      given({ address: [taken] })
        .when(inviteStaff, { ...account, email: 'MARIE@exemple.ca', lang: 'fr' })
        .refusal(),
    ).toBe('DUPLICATE: user-exists');
  });
  it('is freed with the account that was erased, and left alone when someone else has it since', () => {
    const free = (who: string) =>
      given({ address: [taken] })
        .when(freeAddress, { addressHash: emailHash, userId: who })
        .types();
    expect(free(otherId)).toEqual({ address: ['AddressFreed'] });
    expect(free(userId)).toEqual({});
  });
  it('is free again once it was given up', () =>
    expect(
      given({ address: [taken, ['AddressFreed', { addressHash: emailHash, userId: otherId }]] })
        .when(createUser, asked)
        .types(),
    ).toMatchObject({ user: ['UserCreated'] }));
});

// proves: ASVS row 60
describe('a colleague', () => {
  const asked = { ...account, lang: 'en' as const };
  it('is invited without a password', () => {
    const { user, address } = given().when(inviteStaff, asked).events();
    expect(user).toEqual([
      { type: 'UserCreated', data: { ...asked, emailHash } },
      { type: 'UserInvited', data: { userId, sequence: 1 } },
    ]);
    expect(address).toEqual([{ type: 'AddressTaken', data: { addressHash: emailHash, userId } }]);
  });
  it.each([
    { role: 'jurilien_client' },
    { role: 'jurilien_professional' },
    { role: 'admin' },
    { email: 'marie@exemple.ca\r\nBcc: tous@exemple.ca' },
    { email: 'marie@exemple.ca,eve@exemple.ca' },
    { email: 'Eve <eve@exemple.ca>' },
    { email: 'marie@exemple.ca\u0000' },
    { username: 'Marie\r\nBcc: tous@exemple.ca' },
    { username: 'Marie\u202eyoR' },
    { username: ' ' },
    { lang: 'de' },
  ])('is not invited with %j', (wrong) => expect(inviteStaff.input.safeParse({ ...asked, ...wrong }).success).toBe(false));
  it.each(['Élise O’Neil-Côté', '李小龍', 'Nguyễn Thị Minh'])('may be called %s', (username) =>
    expect(inviteStaff.input.safeParse({ ...asked, username }).success).toBe(true),
  );
  it('is invited again until a password is chosen', () => {
    expect(
      given({ user: [created, invited] })
        .when(resendInvitation, { userId })
        .events().user,
    ).toEqual([{ type: 'UserInvited', data: { userId, sequence: 2 } }]);
    for (const past of [[created], [created, invited, chosen]] as Past[])
      expect(given({ user: past }).when(resendInvitation, { userId }).refusal()).toBe('WRONG_STATE: not-waiting-for-an-answer');
    expect(
      given({ user: [created, invited, disabled] })
        .when(resendInvitation, { userId })
        .refusal(),
    ).toBe('WRONG_STATE: user-disabled');
  });
});

// proves: ASVS row 36
describe('a new password by a link', () => {
  const asked = { userId, linkId, passwordHash };
  const when = (user: Past, issued: Past, over: object = {}, ctx: object = {}) =>
    given({ user, link: issued }).when(setNewPassword, { ...asked, ...over }, ctx);
  it('uses the link up, verifies the address and ends every session', () => {
    const { user, link: used } = when([created], [link('reset-password')]).events();
    expect(used).toEqual([{ type: 'LinkUsed', data: { linkId } }]);
    expect(user).toEqual([
      { type: 'PasswordSet', data: { userId, passwordHash, how: 'reset', endSessions: true } },
      { type: 'EmailVerified', data: { userId } },
    ]);
  });
  it('asks an invited person to accept the terms, once', () => {
    const wait = [created, invited];
    expect(when(wait, [link('invitation')]).refusal()).toBe('VALIDATION: terms');
    expect(when(wait, [link('invitation')], { termsAccepted: true }).events().user![1]).toEqual({
      type: 'TermsAccepted',
      data: { userId, version: 'terms/1/fr' },
    });
    const shown = { termsAccepted: true, shown: 'terms/1/en' };
    expect(when(wait, [link('invitation')], shown).events().user![1]).toMatchObject({ data: { version: 'terms/1/en' } });
    const changed = 'VALIDATION: text-changed';
    for (const name of ['terms/2/fr', 'privacy/3/fr', '2026-11'])
      expect(when(wait, [link('invitation')], { termsAccepted: true, shown: name }).refusal()).toBe(changed);
  });
  it.each([
    ['of another account', [link('reset-password', { subject: { userId: otherId } })], 'NOT_FOUND: link'],
    ['for something else', [link('login')], 'NOT_FOUND: link'],
    ['no one made', [], 'NOT_FOUND: link'],
    ['used before', [link('reset-password'), ['LinkUsed', { linkId }]], 'TOKEN_USED: link-used'],
    ['revoked', [link('reset-password'), ['LinkRevoked', { linkId }]], 'NOT_FOUND: link'],
  ] as [string, Past, string][])('is refused by a link %s', (_what, past, no) => expect(when([created], past).refusal()).toBe(no));
  it('is refused by a link that ran out, and by one made before the password of today', () => {
    expect(when([created], [link('reset-password')], {}, { now: at(60) }).refusal()).toBe('TOKEN_EXPIRED: link-expired');
    expect(when([created, chosen], [link('reset-password', {}, at(4))], {}, { now: at(6) }).refusal()).toBe('TOKEN_USED: link-used');
    expect(when([created, chosen], [link('reset-password', {}, at(6))], {}, { now: at(7) }).types()).toMatchObject({ link: ['LinkUsed'] });
  });
  it('is refused to a closed account', () =>
    expect(when([created, disabled], [link('reset-password')]).refusal()).toBe('WRONG_STATE: user-disabled'));
});

describe('a password of one’s own', () => {
  // proves: ASVS row 9
  it('changes and ends the other sessions unless they are to stay', () => {
    const of = (input: object) =>
      given({ user: [created, chosen] })
        .when(changePassword, { userId, passwordHash, sessionId: uuidFor('s'), ...input })
        .events().user![0]!.data;
    expect(of({})).toMatchObject({ how: 'change', endSessions: true, keepSessionId: uuidFor('s') });
    expect(of({ endOthers: false })).toMatchObject({ endSessions: false });
    expect(
      given({ user: [created, disabled] })
        .when(changePassword, { userId, passwordHash })
        .refusal(),
    ).toBe('WRONG_STATE: user-disabled');
  });
});

describe('a link that signs in', () => {
  const when = (user: Past, issued: Past, ctx: object = {}) => given({ user, link: issued }).when(useLoginLink, { userId, linkId }, ctx);
  // proves: ASVS row 40
  it('works once, for the account it was made for, until the password changes', () => {
    expect(when([created], [link('login')]).types()).toEqual({ link: ['LinkUsed'] });
    expect(when([created], [link('login'), ['LinkUsed', { linkId }]]).refusal()).toBe('TOKEN_USED: link-used');
    expect(when([created], [link('login', { subject: { userId: otherId } })]).refusal()).toBe('NOT_FOUND: link');
    expect(when([created], [link('reset-password')]).refusal()).toBe('NOT_FOUND: link');
    expect(when([created, chosen], [link('login')], { now: at(6) }).refusal()).toBe('TOKEN_USED: link-used');
    expect(when([created, disabled], [link('login')]).refusal()).toBe('WRONG_STATE: user-disabled');
    expect(when([created], [link('login')], { now: at(61) }).refusal()).toBe('TOKEN_EXPIRED: link-expired');
  });
  it('is made by the system alone, and never renewed by the person who holds an old one', () => {
    const asked = { linkId, purpose: 'login' as const, subject: { userId }, lang: 'fr' as const, expiresAt: at(15) };
    expect(given().when(issueLink, asked).refusal()).toBe('FORBIDDEN: links-are-made-by-the-system');
    expect(
      given()
        .when(issueLink, asked, { actor: { kind: 'system', id: 'links' } })
        .types(),
    ).toEqual({ link: ['LinkIssued'] });
    expect(
      given({ link: [link('login')] })
        .when(requestNewLink, { linkId }, { now: at(61) })
        .refusal(),
    ).toBe('NOT_FOUND: link');
  });
});

describe('asking for a link with an address', () => {
  const wish = (sequence: number, minutes: number) =>
    ['PasswordResetRequested', { addressHash: emailHash, lang: 'fr', sequence }, at(minutes)] as const;
  it.each([requestLoginLink, requestPasswordReset])('$name is written down whether or not an account has it', (rule) => {
    const asked = { email: ' Marie@Exemple.ca', lang: 'fr' as const };
    const [unknown, known] = [[], [taken]].map((address) => given({ address }).when(rule, asked).events());
    expect(unknown).toEqual(known);
    expect(known!.address![0]!.data).toEqual({ addressHash: emailHash, lang: 'fr', sequence: 1 });
  });
  it.each([requestLoginLink, requestPasswordReset])('$name: once a minute and five an hour, in silence', (rule) => {
    const ask = (past: Past, minutes: number) =>
      given({ address: past })
        .when(rule, { email: 'marie@exemple.ca', lang: 'fr' }, { now: at(minutes) })
        .types();
    expect(ask([wish(1, 0)], 0.9)).toEqual({});
    expect(Object.keys(ask([wish(1, 0)], 1))).toEqual(['address']);
    const five = [0, 2, 4, 6, 8].map((m, i) => wish(i + 1, m));
    expect(ask(five, 30)).toEqual({});
    expect(Object.keys(ask(five, 61))).toEqual(['address']);
  });
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', '/api/login'])(
    'does not lead to %s',
    (path) => expect(requestLoginLink.input.safeParse({ email: 'a@b.ca', lang: 'fr', path }).success).toBe(false),
  );
});

describe('the rest of an account', () => {
  it('verifies an address by the link in its mailbox', () => {
    const when = (user: Past, issued: Past) => given({ user, link: issued }).when(verifyEmail, { userId, linkId });
    expect(when([created], [link('verify-email')]).types()).toEqual({ user: ['EmailVerified'], link: ['LinkUsed'] });
    expect(when([created, ['EmailVerified', { userId }]], [link('verify-email')]).types()).toEqual({ user: [], link: ['LinkUsed'] });
    expect(when([created], [link('login')]).refusal()).toBe('NOT_FOUND: link');
  });
  it('keeps language and channels, and says nothing when they are so already', () => {
    const wish = { userId, lang: 'en' as const, email: true, sms: false };
    const when = (...past: Past) => given({ user: [created, ...past] }).when(setPreferences, wish);
    expect(when().types()).toEqual({ user: ['PreferencesSet'] });
    expect(when(['PreferencesSet', wish]).types()).toEqual({ user: [] });
    expect(when(disabled).refusal()).toBe('WRONG_STATE: user-disabled');
  });
});
