import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { CommandDialog, type Command } from '../../components/CommandDialog';
import { LiveList, type Column } from '../../components/LiveList';
import { State } from '../../components/Tone';
import { formatMoment } from '../../format';
import { me, roleOf, staffRoles } from '../../roles';
import { useCode, useT } from '../../useT';
import { PasswordOnce, type Told } from './PasswordOnce';

interface Account extends RaRecord {
  id: string;
  username: string;
  email: string;
  role: string;
  state: string;
  createdAt: string;
  lastLoginAt: string | null;
  failedLogins: number;
  version: number;
}
type Act = 'SetUserRoles' | 'SetPassword' | 'DisableUser';

const More = ({ row, open }: { row: Account; open: (menu: { anchor: HTMLElement; row: Account }) => void }) => {
  const t = useT();
  return (
    <IconButton
      size="small"
      aria-haspopup="menu"
      aria-label={t('users.acts', { name: row.username })}
      onClick={(event) => {
        event.stopPropagation();
        open({ anchor: event.currentTarget, row });
      }}
    >
      <MoreIcon fontSize="small" />
    </IconButton>
  );
};

/** N06: who works here, with which access. */
export default function UserList() {
  const t = useT();
  const code = useCode();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; row: Account }>();
  const [open, setOpen] = useState<Command>();
  const [told, setTold] = useState<Told>();
  const roles = staffRoles.map((value) => ({ value, label: code('roles', value) }));
  const why = (act: Act, row: Account): string | undefined =>
    row.id === me().id && act !== 'SetPassword'
      ? t('actions.why.ownAccount')
      : row.state !== 'Active'
        ? t('actions.why.state', { state: code('userStates', row.state) })
        : undefined;
  const create = (): Command => ({
    command: 'CreateUser',
    post: 'staff-accounts',
    label: t('actions.CreateUser'),
    reason: true,
    note: t('users.createNote'),
    fields: [
      { name: 'username', label: 'actions.form.username' },
      { name: 'email', label: 'actions.form.email' },
      { name: 'role', label: 'actions.form.role', kind: 'select', initial: 'admin_validation', options: roles },
    ],
    payload: ({ username, email, role }) => ({ username: String(username).trim(), email: String(email).trim(), role }),
    onAnswer: (answer, values) => setTold({ password: (answer as { password: string }).password, email: String(values.email) }),
  });
  const act = (what: Act, row: Account): Command => {
    const base: Command = {
      command: what,
      label: `${t(`actions.${what}`)} · ${row.username}`,
      reason: true,
      fields: [],
      payload: () => ({ userId: row.id }),
      // No expected version: every sign-in moves it, and who keeps trying must not keep the account open.
    };
    // The role travels with its product's prefix, as sessions carry it.
    if (what === 'SetUserRoles')
      return {
        ...base,
        fields: [{ name: 'role', label: 'actions.form.role', kind: 'select', initial: roleOf(row.role), options: roles }],
        payload: ({ role }) => ({ userId: row.id, role: row.role.replace(roleOf(row.role), String(role)) }),
      };
    if (what === 'SetPassword')
      return {
        ...base,
        post: `staff-accounts/${row.id}/password`,
        note: t('users.passwordNote'),
        payload: () => ({}),
        onAnswer: (answer) => setTold({ password: (answer as { password: string }).password, email: row.email }),
      };
    return { ...base, danger: true, note: t('users.disableNote') };
  };
  const columns: Column<Account>[] = [
    { key: 'username', label: t('users.name'), sort: 'username', cell: () => null },
    {
      key: 'role',
      label: t('users.role'),
      sort: 'role',
      cell: (row) => (
        <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
          {code('roles', roleOf(row.role))}
        </Box>
      ),
    },
    { key: 'state', label: t('users.state'), sort: 'state', cell: (row) => <State family="userStates" value={row.state} /> },
    { key: 'email', label: t('users.email'), sort: 'email', cell: (row) => row.email },
    { key: 'lastLoginAt', label: t('users.lastLogin'), sort: 'lastLoginAt', from: 'md', cell: (row) => formatMoment(row.lastLoginAt) },
    {
      key: 'failedLogins',
      label: t('users.failed'),
      sort: 'failedLogins',
      align: 'right',
      from: 'lg',
      cell: (row) => row.failedLogins || '–',
    },
    { key: 'act', label: t('validation.do'), align: 'right', cell: (row) => <More row={row} open={setMenu} /> },
  ];
  return (
    <>
      <LiveList<Account>
        resource="users"
        view="user-accounts"
        title={t('users.title')}
        search={t('users.search')}
        columns={columns}
        sort={{ field: 'username', order: 'ASC' }}
        aside={
          <Button variant="contained" onClick={() => setOpen(create())}>
            {t('actions.CreateUser')}
          </Button>
        }
        views={[
          { key: 'all', label: t('users.all'), filter: {} },
          { key: 'active', label: t('users.active'), filter: { state: 'Active' } },
          { key: 'disabled', label: t('users.disabled'), filter: { state: 'Disabled' } },
        ]}
        selects={[]}
        rowName={(row) => row.username}
        onOpen={(row) => setOpen(act('SetUserRoles', row))}
        empty={t('users.empty')}
        emptyText={t('users.emptyText')}
        card={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '.8125rem' }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <State family="userStates" value={row.state} /> {code('roles', roleOf(row.role))}
              <Box sx={{ color: 'text.secondary' }}>{row.email}</Box>
            </Box>
            <More row={row} open={setMenu} />
          </Box>
        )}
      />
      <Menu anchorEl={menu?.anchor} open={Boolean(menu)} onClose={() => setMenu(undefined)}>
        {menu &&
          (['SetUserRoles', 'SetPassword', 'DisableUser'] as const).map((what) => {
            const reason = why(what, menu.row);
            return (
              <MenuItem
                key={what}
                aria-disabled={Boolean(reason)}
                sx={{ display: 'block' }}
                onClick={() => {
                  if (reason) return;
                  setMenu(undefined);
                  setOpen(act(what, menu.row));
                }}
              >
                <Box sx={{ fontWeight: 600, color: reason ? 'text.disabled' : what === 'DisableUser' ? 'error.main' : 'text.primary' }}>
                  {t(`actions.${what}`)}
                </Box>
                {reason && (
                  <Typography variant="caption" color="text.secondary">
                    {reason}
                  </Typography>
                )}
              </MenuItem>
            );
          })}
      </Menu>
      {open && <CommandDialog key={open.label} command={open} onClose={() => setOpen(undefined)} />}
      {told && <PasswordOnce told={told} onClose={() => setTold(undefined)} />}
    </>
  );
}
