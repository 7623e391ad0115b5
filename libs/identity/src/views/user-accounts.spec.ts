import { at, rowsOf, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { admissions } from '../admissions.js';
import { secondFactors } from '../second-factors.js';
import { session } from '../session.js';
import { user } from '../user.js';
import { staff } from './staff.js';
import { userAccounts } from './user-accounts.js';
import { users } from './users.js';

const userId = '018f0000-0000-7000-8000-000000000001';
const say = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  user,
  userId,
  type,
  { userId, ...data },
  minutes,
];
const proves = (type: string, data: Record<string, unknown> = {}): StoryEvent => [secondFactors, userId, type, { userId, ...data }];
const opened = (sessionId: string): StoryEvent => [
  session,
  sessionId,
  'SessionOpened',
  {
    sessionId,
    userId,
    role: 'jurilien_admin_validation',
    kind: 'full',
    generation: 1,
    jti: `jti-${sessionId}`,
    secretHash: 'h',
    issuedAt: T0,
    expiresAt: at(15),
    absoluteExpiresAt: at(720),
    authAt: T0,
    methods: ['password', 'totp'],
  },
];
const created = say('UserCreated', { email: 'a@b.ca', username: 'A', emailHash: 'h', role: 'jurilien_admin_validation', lang: 'en' });
const invited = say('UserInvited', { sequence: 1 });
const row = (...happened: StoryEvent[]) => rowsOf(userAccounts, story(created, ...happened)).get(userId)!;

describe('accounts as administrators see them', () => {
  it('waits for its person from the invitation to the first password', () => {
    expect(row(invited)).toMatchObject({ state: 'Invited', lang: 'en', secondFactor: false, pending: false, sessions: [], invitedAt: T0 });
    expect(row(invited, say('PasswordSet', { passwordHash: 'x', how: 'invitation' }))).toMatchObject({ state: 'Active' });
    expect(row(invited, say('UserDisabled'), say('PasswordSet', { passwordHash: 'x' }))).toMatchObject({ state: 'Disabled' });
  });
  it('shows the name and the address as their holder changed them, everywhere they are read', () => {
    const moved = say('UserDetailsChanged', { email: 'c@d.ca', emailHash: 'h2' });
    const renamed = say('UserDetailsChanged', { username: 'B' });
    expect(row(moved, renamed)).toMatchObject({ username: 'B', email: 'c@d.ca' });
    const happened = story(created, moved, renamed);
    expect(rowsOf(users, happened).get(userId)).toMatchObject({ username: 'B', email: 'c@d.ca', emailHash: 'h2' });
    expect(rowsOf(staff, happened).get(userId)).toMatchObject({ name: 'B' });
  });
  it('says what a second administrator has to decide, and no longer once it is decided, withdrawn or moot', () => {
    const proposed = say('UserRoleProposed', { role: 'jurilien_admin' });
    expect(row(proposed)).toMatchObject({ pending: true, proposedRole: 'jurilien_admin', role: 'jurilien_admin_validation' });
    const reset = proves('FactorResetProposed');
    expect(row(proposed, reset, say('UserRoleWithdrawn'))).toMatchObject({ pending: true, proposedRole: null, proposedBy: null });
    for (const end of [say('UserRoleWithdrawn'), say('UserRolesSet', { role: 'jurilien_admin' }), say('UserDisabled')])
      expect(row(proposed, end)).toMatchObject({ pending: false, proposedRole: null });
    for (const end of ['FactorResetWithdrawn', 'FactorResetApproved'])
      expect(row(reset, proves(end))).toMatchObject({ pending: false, resetBy: null });
  });
  it('knows whether someone can prove a sign-in with more than a password', () => {
    const [app, key] = ['app', 'key'].map((factorId) => proves('SecondFactorConfirmed', { factorId })) as [StoryEvent, StoryEvent];
    expect(row(app, app, key)).toMatchObject({ secondFactor: true, factors: ['app', 'key'] });
    expect(row(app, key, proves('SecondFactorRemoved', { factorId: 'app' }))).toMatchObject({ secondFactor: true, factors: ['key'] });
    expect(row(app, proves('FactorResetApproved'))).toMatchObject({ secondFactor: false, factors: [] });
  });
  it('lists the sessions that are open, however each of the others ended', () => {
    const ends: StoryEvent[] = [
      [session, 's1', 'SessionEnded', { sessionId: 's1', userId }],
      [session, 's2', 'SessionRevoked', { sessionId: 's2', userId, reason: 'staff' }],
      [session, 's3', 'SessionFamilyRevoked', { sessionId: 's3', userId, reason: 'reuse' }],
      [admissions, userId, 'SessionsRevoked', { userId, sessionIds: ['s4'], reason: 'account' }],
    ];
    expect(row(...['s1', 's2', 's3', 's4', 's5'].map(opened), ...ends).sessions).toEqual([{ id: 's5', until: at(720) }]);
  });
  it('moves with the account, and makes no row of a stranger', () => {
    expect(row(say('SessionStarted', { jti: 'j' }, 5), say('LoginFailed'))).toMatchObject({ lastLoginAt: at(5), failedLogins: 1 });
    expect(
      row(say('PreferencesSet', { lang: 'fr', email: true, sms: false }), say('EmailVerified'), say('TermsAccepted', { version: '1' })),
    ).toMatchObject({ lang: 'fr' });
    expect(rowsOf(userAccounts, story(opened('s1'), proves('FactorResetProposed'))).size).toBe(0);
  });
});
