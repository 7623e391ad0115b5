import { derived, view } from '@jurilien/event-sourcing';
import { user } from '../user.js';

/**
 * What sign-in compares against. No one reads this table over HTTP: no session is `system`, and the hash of a password
 * has no place on a screen; the console reads `user-accounts`.
 */
export const users = view(user)({
  name: 'users',
  version: 4,
  key: 'id',
  columns: {
    id: 'uuid',
    username: { type: 'text', personal: 'name' },
    email: { type: 'text', personal: 'email' },
    emailHash: derived({ type: 'text' }),
    passwordHash: { type: 'text', personal: 'text' },
    role: 'text',
    professionalId: 'uuid',
    lang: 'text',
    state: 'text',
  },
  sealedBy: 'id',
  indexes: [['emailHash'], ['professionalId']],
  read: { detailOnly: ['passwordHash'] },
  on: {
    UserCreated: (_row, e) => {
      const { userId: _, ...account } = e.data;
      return { ...account, state: 'active' };
    },
    PasswordSet: (row, e) => ({ ...row, passwordHash: e.data.passwordHash }),
    UserRolesSet: (row, e) => ({ ...row, role: e.data.role }),
    UserDetailsChanged: (row, { data: { userId: _, ...details } }) => row && { ...row, ...details },
    UserDisabled: (row) => ({ ...row, state: 'disabled' }),
    UserErased: () => null,
  },
});
