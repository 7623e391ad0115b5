import type { AnyDecision } from '@jurilien/event-sourcing';
import { given, type Past } from '@jurilien/event-sourcing/testing';
import { createUser } from './decisions/users/create-user.js';
import { disableUser } from './decisions/users/disable-user.js';
import { recordFailedLogin } from './decisions/sessions/record-failed-login.js';
import { setPasswordHash } from './decisions/users/set-password-hash.js';
import { proposeUserRole, setUserRoles, withdrawUserRole } from './decisions/users/set-user-roles.js';

const userId = '018f0000-0000-7000-8000-000000000001';
const hash = '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA';
const asked = { userId, email: 'Marie@Exemple.ca', username: 'Marie Roy', role: 'jurilien_admin', passwordHash: hash };
const created = ['UserCreated', { ...asked, emailHash: 'h:email:marie@exemple.ca' }] as const;
const disabled = ['UserDisabled', { userId }] as const;

describe('an account', () => {
  it('is created with a blind index of its address in small letters', () => {
    expect(given().when(createUser, asked).events().user![0]).toMatchObject({
      type: 'UserCreated',
      data: { emailHash: 'h:email:marie@exemple.ca' },
    });
  });
  it('is created once: the same again says nothing, something else is refused', () => {
    expect(
      given({ user: [created] })
        .when(createUser, { ...asked, email: 'marie@exemple.ca' })
        .types(),
    ).toEqual({});
    expect(
      given({ user: [created] })
        .when(createUser, { ...asked, email: 'other@exemple.ca' })
        .refusal(),
    ).toBe('DUPLICATE: user-exists');
  });
  it.each([{ role: 'jurilien_root' }, { role: 'admin' }, { email: 'marie' }, { passwordHash: 'a bare password' }, { userId: '1' }])(
    'is not created with %j',
    (wrong) => {
      expect(createUser.input.safeParse({ ...asked, ...wrong }).success).toBe(false);
    },
  );
  it('remembers failed tries', () => {
    expect(
      given({ user: [created, disabled] })
        .when(recordFailedLogin, { userId })
        .types(),
    ).toEqual({ user: ['LoginFailed'] });
  });
  it('no one has remembers nothing', () => {
    expect(given().when(recordFailedLogin, { userId }).refusal()).toBe('NOT_FOUND: user');
  });
  // proves: ASVS row 8
  it('gets another role from two others together, once', () => {
    const other = { userId, role: 'jurilien_admin_qc' };
    const [one, two] = ['admin-1', 'admin-2'].map((id) => ({ kind: 'user' as const, id }));
    const proposed = ['UserRoleProposed', other, undefined, one] as const;
    const of = (...past: Past) => given({ user: [created, ...past] });
    expect(of().when(proposeUserRole, other, { actor: one }).types()).toEqual({ user: ['UserRoleProposed'] });
    expect(of(proposed).when(proposeUserRole, other, { actor: two }).types()).toEqual({ user: [] });
    expect(of(proposed).when(setUserRoles, other, { actor: two }).types()).toEqual({ user: ['UserRolesSet'] });
    expect(of(proposed).when(setUserRoles, other, { actor: one }).refusal()).toBe('FOUR_EYES_REQUIRED: second-administrator');
    expect(of().when(setUserRoles, other, { actor: two }).refusal()).toBe('FOUR_EYES_REQUIRED: second-administrator');
    expect(of(proposed, ['UserRolesSet', other]).when(setUserRoles, other, { actor: two }).types()).toEqual({});
  });
  it('is raised by no one to a role no one proposed', () => {
    const actor = { kind: 'user' as const, id: 'admin-2' };
    const proposed = ['UserRoleProposed', { userId, role: 'jurilien_report_admin' }, undefined, { kind: 'user', id: 'admin-1' }] as const;
    expect(
      given({ user: [['UserCreated', { ...created[1], role: 'jurilien_admin_qc' }], proposed] })
        .when(setUserRoles, { userId, role: 'jurilien_admin' }, { actor })
        .refusal(),
    ).toBe('STALE_VERSION: another-role-was-proposed');
  });
  it('keeps its role when the proposal is withdrawn, and then no one can approve it', () => {
    const other = { userId, role: 'jurilien_admin_qc' };
    const proposed = ['UserRoleProposed', other, undefined, { kind: 'user', id: 'admin-1' }] as const;
    const two = { actor: { kind: 'user' as const, id: 'admin-2' } };
    const of = (...past: Past) => given({ user: [created, ...past] });
    expect(of(proposed).when(withdrawUserRole, { userId }, two).types()).toEqual({ user: ['UserRoleWithdrawn'] });
    expect(of().when(withdrawUserRole, { userId }, two).types()).toEqual({ user: [] });
    expect(of(proposed, ['UserRoleWithdrawn', { userId }]).when(setUserRoles, other, two).refusal()).toBe(
      'FOUR_EYES_REQUIRED: second-administrator',
    );
  });
  it.each<AnyDecision>([proposeUserRole, setUserRoles, withdrawUserRole])(
    '$name: never on oneself, on no one or on a closed account',
    (rule) => {
      const other = { userId, role: 'jurilien_admin_qc' };
      expect(
        given({ user: [created] })
          .when(rule, other, { actor: { kind: 'user', id: userId } })
          .refusal(),
      ).toBe('FORBIDDEN: own-role');
      expect(given().when(rule, other).refusal()).toBe('NOT_FOUND: user');
      expect(
        given({ user: [created, disabled] })
          .when(rule, other)
          .refusal(),
      ).toBe('WRONG_STATE: user-disabled');
    },
  );
  it('is disabled by someone else, once', () => {
    expect(
      given({ user: [created] })
        .when(disableUser, { userId })
        .types(),
    ).toEqual({ user: ['UserDisabled'] });
    expect(
      given({ user: [created, disabled] })
        .when(disableUser, { userId })
        .types(),
    ).toEqual({ user: [] });
    expect(
      given({ user: [created] })
        .when(disableUser, { userId }, { actor: { kind: 'user', id: userId } })
        .refusal(),
    ).toBe('FORBIDDEN: own-account');
    expect(given().when(disableUser, { userId }).refusal()).toBe('NOT_FOUND: user');
  });
  it('gets a new password hash while it is active', () => {
    expect(
      given({ user: [created] })
        .when(setPasswordHash, { userId, passwordHash: hash })
        .types(),
    ).toEqual({ user: ['PasswordSet'] });
    expect(given().when(setPasswordHash, { userId, passwordHash: hash }).refusal()).toBe('NOT_FOUND: user');
    expect(
      given({ user: [created, disabled] })
        .when(setPasswordHash, { userId, passwordHash: hash })
        .refusal(),
    ).toBe('WRONG_STATE: user-disabled');
  });
});
