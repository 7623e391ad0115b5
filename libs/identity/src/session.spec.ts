import { asShipped, at, configWith, effectsOf, given, rowsOf, story, T0, unexercised } from '@jurilien/event-sourcing/testing';
import { admissions } from './admissions.js';
import { endSessions } from './automations/end-sessions.js';
import { logOut, revokeAllSessions, revokeSession } from './decisions/sessions/end-session.js';
import { openSession } from './decisions/sessions/open-session.js';
import { startImpersonation } from './decisions/sessions/start-impersonation.js';
import { privateChange } from './private-change.js';
import { secondFactors } from './second-factors.js';
import { session } from './session.js';
import { absoluteLifetimeMs, isStaffRole, needsSecondFactor } from './session-limits.js';
import { user } from './user.js';
import { sessions } from './views/sessions.js';

const userId = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const id = (n: number): string => `018f0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const sessionId = id(9);
const secretHash = 'h'.repeat(43);
const asked = { sessionId, userId, jti: id(100), secretHash, methods: ['password', 'totp'], device: 'Firefox · Linux' };
const account = (role = 'jurilien_admin') => ['UserCreated', { userId, email: 'a@b.ca', username: 'A', emailHash: 'h', role }] as const;
const admittedNow = (...ids: number[]) => ['SessionAdmitted', { userId, sessionId: id(ids.at(-1)!), admitted: ids.map(id) }] as const;
const open = {
  sessionId,
  userId,
  role: 'jurilien_admin',
  kind: 'full',
  generation: 1,
  jti: id(100),
  secretHash,
  issuedAt: T0,
  expiresAt: at(15),
  absoluteExpiresAt: at(12 * 60),
  authAt: T0,
  methods: ['password', 'totp'],
  device: 'Firefox · Linux',
} as const;
const live = { session: [['SessionOpened', open] as const] };

// proves: ASVS row 5, 13
describe('OpenSession', () => {
  it('opens a family for the role the account has now, and notes the sign-in', () => {
    expect(
      given({ user: [account()] })
        .when(openSession, asked)
        .events(),
    ).toEqual({
      session: [{ type: 'SessionOpened', data: open }],
      admissions: [{ type: 'SessionAdmitted', data: { userId, sessionId, admitted: [sessionId] } }],
      user: [{ type: 'SessionStarted', data: { userId, jti: id(100) } }],
    });
  });
  it.each([
    ['jurilien_admin', 12 * 60],
    ['jurilien_report_admin', 12 * 60],
    ['jurilien_professional', 14 * 24 * 60],
    ['jurilien_client', 30 * 24 * 60],
    ['jurilien_recruit', 30 * 24 * 60],
  ])('of %s ends after %i minutes, however much it is used', (role, minutes) => {
    expect(
      given({ user: [account(role)] })
        .when(openSession, asked)
        .events().session![0]!.data,
    ).toMatchObject({ absoluteExpiresAt: at(minutes) });
    expect(absoluteLifetimeMs(role, asShipped())).toBe(minutes * 60_000);
  });
  it('makes room: of five the oldest is ended; those that are over need none', () => {
    const five = { user: [account()], admissions: [admittedNow(1, 2, 3, 4, 5)] };
    expect(given(five).when(openSession, asked).events().admissions).toEqual([
      { type: 'SessionsRevoked', data: { userId, sessionIds: [id(1)], reason: 'too-many' } },
      { type: 'SessionAdmitted', data: { userId, sessionId, admitted: [id(2), id(3), id(4), id(5), sessionId] } },
    ]);
    expect(
      given(five)
        .when(openSession, { ...asked, over: [id(3)] })
        .events().admissions,
    ).toEqual([{ type: 'SessionAdmitted', data: { userId, sessionId, admitted: [id(1), id(2), id(4), id(5), sessionId] } }]);
  });
  it('lasts, and leaves as many others, as the configuration in force says; what was opened before keeps its end', () => {
    const config = configWith({
      'session.accessMinutes': 5,
      'session.staffHours': 2,
      'session.professionalDays': 1,
      'session.othersDays': 3,
      'session.openPerAccount': 2,
    });
    const ends = (role: string) =>
      given({ user: [account(role)] })
        .when(openSession, asked, { config })
        .events().session![0]!.data;
    expect(ends('jurilien_admin')).toMatchObject({ expiresAt: at(5), absoluteExpiresAt: at(120) });
    expect(ends('jurilien_professional')).toMatchObject({ absoluteExpiresAt: at(24 * 60) });
    expect(ends('jurilien_client')).toMatchObject({ absoluteExpiresAt: at(3 * 24 * 60) });
    expect(
      given({ user: [account()], admissions: [admittedNow(1, 2, 3)] })
        .when(openSession, asked, { config })
        .events().admissions![0]!.data,
    ).toMatchObject({ sessionIds: [id(1), id(2)] });
  });
  it('opens nothing for an account that is unknown or disabled, and nothing twice', () => {
    expect(given().when(openSession, asked).refusal()).toBe('NOT_FOUND: user');
    expect(
      given({ user: [account(), ['UserDisabled', { userId }]] })
        .when(openSession, asked)
        .refusal(),
    ).toBe('WRONG_STATE: user-disabled');
    expect(
      given({ ...live, user: [account()] })
        .when(openSession, asked)
        .types(),
    ).toEqual({});
  });
  it('keeps the hash of a secret, never a secret of another shape', () => {
    expect(openSession.input.safeParse({ ...asked, secretHash: 'the secret itself' }).success).toBe(false);
  });
});

describe('the end of a session', () => {
  const own = { actor: { kind: 'user', id: userId, role: 'jurilien_client' } } as const;
  const stranger = { actor: { kind: 'user', id: other, role: 'jurilien_report_admin' } } as const;
  const admin = { actor: { kind: 'user', id: other, role: 'jurilien_admin' } } as const;

  it('LogOut ends it once', () => {
    expect(given(live).when(logOut, { sessionId }).types()).toEqual({ session: ['SessionEnded'] });
    expect(
      given({ session: [...live.session, ['SessionEnded', { sessionId, userId }]] })
        .when(logOut, { sessionId })
        .types(),
    ).toEqual({ session: [] });
    expect(given().when(logOut, { sessionId }).types()).toEqual({ session: [] });
  });
  it('RevokeSession: one’s own, anyone’s for an administrator, as if there were none for the rest', () => {
    const reason = (ctx: object) => given(live).when(revokeSession, { sessionId }, ctx).events().session![0]!.data;
    expect(reason(own)).toEqual({ sessionId, userId, reason: 'own' });
    expect(reason(admin)).toEqual({ sessionId, userId, reason: 'staff' });
    expect(given(live).when(revokeSession, { sessionId }, stranger).refusal()).toBe('NOT_FOUND: session');
    expect(given().when(revokeSession, { sessionId }, own).refusal()).toBe('NOT_FOUND: session');
    expect(
      given({ session: [...live.session, ['SessionEnded', { sessionId, userId }]] })
        .when(revokeSession, { sessionId }, own)
        .types(),
    ).toEqual({ session: [] });
  });
  it('RevokeAllSessions ends all that are admitted, but the one named', () => {
    const three = { admissions: [admittedNow(1, 2, 3)] };
    expect(given(three).when(revokeAllSessions, { userId }, admin).events().admissions![0]!.data).toEqual({
      userId,
      sessionIds: [id(1), id(2), id(3)],
      reason: 'staff',
    });
    expect(
      given(three)
        .when(revokeAllSessions, { userId, except: id(2) }, own)
        .events().admissions![0]!.data,
    ).toEqual({ userId, sessionIds: [id(1), id(3)], reason: 'own' });
    const system = { actor: { kind: 'system', id: 'test' } } as const;
    expect(given(three).when(revokeAllSessions, { userId, because: 'password' }, system).events().admissions![0]!.data).toMatchObject({
      reason: 'password',
    });
    expect(
      given({ admissions: [admittedNow(2)] })
        .when(revokeAllSessions, { userId, except: id(2) }, own)
        .types(),
    ).toEqual({});
  });
  it('comes with the end of the account, another role, a factor taken away, an address taken back, and a new password unless its owner keeps them', () => {
    const password = { userId, passwordHash: '$argon2id$' };
    const happened = story(
      [user, userId, 'UserRolesSet', { userId, role: 'jurilien_client' }],
      [user, userId, 'UserDisabled', { userId }],
      [user, userId, 'UserErased', { userId, addressHash: 'h' }],
      [secondFactors, userId, 'FactorResetApproved', { userId }],
      [user, userId, 'PasswordSet', { ...password, endSessions: true, keepSessionId: id(2) }],
      [user, userId, 'PasswordSet', { ...password, endSessions: false }],
      [privateChange, userId, 'PrivateChangeReverted', { changeId: id(3), subjectId: userId, field: 'email', before: 'a@b.ca' }],
      [
        privateChange,
        other,
        'PrivateChangeReverted',
        { changeId: id(4), subjectId: other, leadId: id(5), field: 'email', before: 'a@b.ca' },
      ],
    );
    const ends = (because: string, except?: string) => ({
      do: 'dispatch',
      command: 'RevokeAllSessions',
      input: { userId, because, ...(except ? { except } : {}) },
    });
    expect(effectsOf(endSessions, happened)).toEqual([
      ends('account'),
      ends('account'),
      ends('account'),
      ends('factor'),
      ends('password', id(2)),
      ends('account'),
    ]);
    expect(unexercised(endSessions, happened)).toEqual([]);
  });
});

describe('StartImpersonation', () => {
  const by = { actor: { kind: 'user', id: other, role: 'jurilien_admin' } } as const;
  const wish = { sessionId, userId, jti: id(100), bySessionId: id(8), methods: ['password', 'totp'] };

  it('sees what someone sees for fifteen minutes, without a refresh secret', () => {
    const { data } = given({ user: [account('jurilien_professional')] })
      .when(startImpersonation, wish, by)
      .events().session![0]!;
    expect(data).toMatchObject({
      kind: 'impersonation',
      role: 'jurilien_professional',
      by: other,
      bySessionId: id(8),
      expiresAt: at(15),
      absoluteExpiresAt: at(15),
    });
    expect(data).not.toHaveProperty('secretHash');
  });
  it('for as long as the configuration in force says', () => {
    expect(
      given({ user: [account('jurilien_client')] })
        .when(startImpersonation, wish, { ...by, config: configWith({ 'session.impersonationMinutes': 3 }) })
        .events().session![0]!.data,
    ).toMatchObject({ expiresAt: at(3), absoluteExpiresAt: at(3) });
  });
  it.each(['jurilien_admin', 'jurilien_admin_qc', 'jurilien_admin_on'])('never as %s', (role) => {
    expect(
      given({ user: [account(role)] })
        .when(startImpersonation, wish, by)
        .refusal(),
    ).toBe('FORBIDDEN: administrator');
  });
  it.each(['jurilien_admin_validation', 'jurilien_admin_restricted', 'jurilien_report_admin', 'jurilien_client'])('also as %s', (role) => {
    expect(
      given({ user: [account(role)] })
        .when(startImpersonation, wish, by)
        .types(),
    ).toEqual({ session: ['SessionOpened'] });
  });
  it('needs an account that is open', () => {
    expect(given().when(startImpersonation, wish, by).refusal()).toBe('NOT_FOUND: user');
    expect(startImpersonation.reasonRequired).toBe(true);
  });
});

describe('sessions as they are listed', () => {
  it('shows when and how each ended, and never a secret', () => {
    const rows = rowsOf(
      sessions,
      story(
        [session, id(1), 'SessionOpened', { ...open, sessionId: id(1) }],
        [
          session,
          id(1),
          'SessionRefreshed',
          { sessionId: id(1), userId, generation: 2, jti: id(101), secretHash, issuedAt: at(14), expiresAt: at(29) },
          14,
        ],
        [session, id(2), 'SessionOpened', { ...open, sessionId: id(2) }],
        [session, id(2), 'SessionEnded', { sessionId: id(2), userId }, 20],
        [session, id(3), 'SessionOpened', { ...open, sessionId: id(3) }],
        [session, id(3), 'SessionFamilyRevoked', { sessionId: id(3), userId, reason: 'reuse' }, 21],
        [session, id(4), 'SessionOpened', { ...open, sessionId: id(4) }],
        [session, id(4), 'SessionRevoked', { sessionId: id(4), userId, reason: 'own' }, 22],
        [admissions, userId, 'SessionsRevoked', { userId, sessionIds: [id(1), id(2)], reason: 'staff' }, 23],
      ),
    );
    expect([...rows.values()].map(({ state, endedBecause, endedAt, lastSeenAt }) => [state, endedBecause, endedAt, lastSeenAt])).toEqual([
      ['revoked', 'staff', at(23), at(14)],
      ['ended', undefined, at(20), T0],
      ['revoked', 'reuse', at(21), T0],
      ['revoked', 'own', at(22), T0],
    ]);
    expect(JSON.stringify([...rows.values()])).not.toContain(secretHash);
  });
});

it('knows whose sessions are staff’s, and who needs a second factor', () => {
  expect(['jurilien_admin_on', 'jurilien_report_admin', 'autre_admin'].map(isStaffRole)).toEqual([true, true, true]);
  expect(['jurilien_client', 'jurilien_recruit', 'jurilien_professional', 'admin', ''].map(isStaffRole)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['jurilien_professional', 'jurilien_admin', 'jurilien_client'].map((role) => needsSecondFactor(role, asShipped()))).toEqual([
    true,
    true,
    false,
  ]);
  const optional = configWith({ 'auth.secondFactor.professional': 'optional' });
  expect(['jurilien_professional', 'jurilien_admin'].map((role) => needsSecondFactor(role, optional))).toEqual([false, true]);
});
