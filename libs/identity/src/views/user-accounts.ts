import { view } from '@jurilien/event-sourcing';
import { user } from '../user.js';

/** N06: accounts and their roles, without anything that opens them. */
export const userAccounts = view(user)({
  name: 'user-accounts',
  version: 1,
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
      createdAt: occurredAt,
      failedLogins: 0,
      version,
    }),
    UserRolesSet: (row, e) => ({ ...row, role: e.data.role, version: e.version }),
    UserDisabled: (row, e) => ({ ...row, state: 'Disabled', version: e.version }),
    SessionStarted: (row, e) => ({ ...row, lastLoginAt: e.occurredAt, failedLogins: 0, version: e.version }),
    LoginFailed: (row, e) => ({ ...row, failedLogins: (row?.failedLogins ?? 0) + 1, version: e.version }),
    PasswordSet: (row, e) => ({ ...row, version: e.version }),
  },
});
