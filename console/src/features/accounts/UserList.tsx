import type { AccountRow } from '@jurilien/rows/identity';
import { Box } from '@mui/material';
import { PRODUCT } from '@jurilien/contracts';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State, Tag } from '../../components/Tone';
import { COLON, formatMoment } from '../../format';
import { useOnline } from '../../layout/NetworkBars';
import { roleOf, staffRoles } from '../../roles';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { invitation, openSessions } from './actions';

/** Whether someone can sign in with more than a password. */
export const FactorTag = ({ row }: { row: AccountRow }) => {
  const t = useT();
  return <Tag tone={row.secondFactor ? 'success' : 'warning'}>{t(row.secondFactor ? 'users.factorOn' : 'users.factorOff')}</Tag>;
};

const Role = ({ row }: { row: AccountRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <>
      <Box component="span" sx={{ display: 'inline-block', mr: 1.5, '&::first-letter': { textTransform: 'uppercase' } }}>
        {code('roles', roleOf(row.role))}
      </Box>
      {row.pending && <Tag tone="accent">{t('users.toApprove')}</Tag>}
    </>
  );
};

const named = (roles: readonly string[]) => roles.map((role) => `${PRODUCT}_${role}`);
const team = { role: named(staffRoles) };

const useColumns = (): Column<AccountRow>[] => {
  const t = useT();
  return [
    { key: 'username', label: t('users.name'), sort: 'username', cell: () => null },
    { key: 'role', label: t('users.role'), sort: 'role', cell: (row) => <Role row={row} /> },
    { key: 'state', label: t('users.state'), sort: 'state', cell: (row) => <State family="userStates" value={row.state} /> },
    { key: 'secondFactor', label: t('users.factor'), sort: 'secondFactor', cell: (row) => <FactorTag row={row} /> },
    {
      key: 'lastLoginAt',
      label: t('users.lastLogin'),
      sort: 'lastLoginAt',
      cell: (row) => (row.lastLoginAt ? formatMoment(row.lastLoginAt) : t('users.never')),
    },
    { key: 'sessions', label: t('users.sessions'), align: 'right', cell: (row) => openSessions(row).length || '–' },
    { key: 'email', label: t('users.email'), sort: 'email', from: 'md', cell: (row) => row.email },
  ];
};

const Card = ({ row }: { row: AccountRow }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <State family="userStates" value={row.state} />
        <Role row={row} />
      </Box>
      <Box>
        {t('users.factor') + COLON} <FactorTag row={row} />
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.email}</Box>
    </Box>
  );
};

/** N06: who works here, with which access. */
export default function UserList() {
  const t = useT();
  const config = useConfig();
  const code = useCode();
  const online = useOnline();
  const [inviting, setInviting] = useState(false);
  const columns = useColumns();
  return (
    <>
      <LiveList<AccountRow>
        resource="users"
        view="user-accounts"
        title={t('users.title')}
        search={t('users.search')}
        columns={columns}
        sort={{ field: 'username', order: 'ASC' }}
        filter={team}
        aside={
          <ActionButton variant="contained" why={online ? undefined : t('actions.why.offline')} onClick={() => setInviting(true)}>
            {t('actions.InviteStaff')}
          </ActionButton>
        }
        views={[
          { key: 'all', label: t('users.all'), filter: team },
          { key: 'active', label: t('users.active'), filter: { ...team, state: 'Active' } },
          { key: 'invited', label: t('users.invited'), filter: { ...team, state: 'Invited' } },
          { key: 'pending', label: t('users.toApprove'), filter: { ...team, pending: true }, counted: true },
          { key: 'noFactor', label: t('users.noFactor'), filter: { ...team, state: 'Active', secondFactor: false } },
          { key: 'disabled', label: t('users.disabled'), filter: { ...team, state: 'Disabled' } },
          { key: 'others', label: t('users.others'), filter: { role: named(['client', 'professional', 'recruit']) } },
        ]}
        selects={[
          {
            field: 'role',
            label: t('users.role'),
            options: staffRoles.map((value) => ({ value: `${PRODUCT}_${value}`, label: code('roles', value) })),
          },
        ]}
        href={(row) => `/users/${row.id}`}
        rowName={(row) => row.username}
        empty={t('users.empty')}
        emptyText={t('users.emptyText')}
        card={(row) => <Card row={row} />}
      />
      {inviting && <CommandDialog command={invitation({ t, code, config })} onClose={() => setInviting(false)} />}
    </>
  );
}
