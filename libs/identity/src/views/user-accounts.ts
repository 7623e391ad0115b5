import { view } from '@jurilien/event-sourcing';
import { user } from '../user.js';

/** N06: accounts and their roles, without anything that opens them. */
export const userAccounts = view(user)({
  name: 'user-accounts',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    username: { type: 'text', personal: 'name' },
    email: { type: 'text', personal: 'email' },
    role: 'text',
    state: 'text',
    createdAt: 'timestamptz',
    lastLoginAt: 'timestamptz',
    failedLogins: 'integer',
    invitedAt: 'timestamptz',
    proposedRole: 'text',
    proposedBy: 'text',
    version: 'integer',
  },
  search: ['username', 'email'],
  read: { clear: ['username', 'email'], defaultSort: ['username', 'asc'] },
  on: {
    UserCreated: (_row, { data, occurredAt, version }) => ({
      username: data.username,
      email: data.email,
      role: data.role,
      state: 'Active',
      proposedRole: null,
      proposedBy: null,
      createdAt: occurredAt,
      failedLogins: 0,
      version,
    }),
    // Waits for its person: until a password is chosen nobody can sign in.
    UserInvited: (row, e) => ({ ...row, state: 'Invited', invitedAt: e.occurredAt, version: e.version }),
    UserRoleProposed: (row, e) => ({ ...row, proposedRole: e.data.role, proposedBy: e.actor.id, version: e.version }),
    UserRolesSet: (row, e) => ({ ...row, role: e.data.role, proposedRole: null, proposedBy: null, version: e.version }),
    UserDisabled: (row, e) => ({ ...row, state: 'Disabled', version: e.version }),
    SessionStarted: (row, e) => ({ ...row, lastLoginAt: e.occurredAt, failedLogins: 0, version: e.version }),
    LoginFailed: (row, e) => ({ ...row, failedLogins: (row?.failedLogins ?? 0) + 1, version: e.version }),
    EmailVerified: (row, e) => ({ ...row, version: e.version }),
    TermsAccepted: (row, e) => ({ ...row, version: e.version }),
    PreferencesSet: (row, e) => ({ ...row, version: e.version }),
    PasswordSet: (row, e) => ({ ...row, state: row?.state === 'Invited' ? 'Active' : row?.state, version: e.version }),
  },
});
