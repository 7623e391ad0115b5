import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { user } from '../user.js';

/** Colleagues by name, so that every staff member can read who holds a lead, who wrote a note and to whom to assign. */
export const staff = view(user)({
  name: 'staff',
  version: 3,
  key: 'id',
  columns: {
    id: 'uuid',
    name: { type: 'text', notNull: true, personal: 'name', sorted: 'names' },
    role: 'text not null',
    state: notNull(oneOf(['Active', 'Disabled'])),
  },
  sealedBy: 'id',
  read: { clear: ['name'], defaultSort: ['name', 'asc'] },
  on: {
    UserCreated: (_row, { data }) => (/admin/.test(data.role) ? { name: data.username, role: data.role, state: 'Active' } : undefined),
    UserRolesSet: (row, e) => row && { ...row, role: e.data.role },
    UserDetailsChanged: (row, { data }) => row && (data.username ? { ...row, name: data.username } : row),
    UserDisabled: (row) => row && { ...row, state: 'Disabled' },
  },
});
export type StaffRow = RowOf<typeof staff>;
