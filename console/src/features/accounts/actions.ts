import type { AccountRow } from '@jurilien/rows/identity';
import type { ActionOn } from '@jurilien/rows/processes';
import { PRODUCT } from '@jurilien/contracts';
import { authInvitationDays, sessionImpersonationMinutes, type Config } from '@jurilien/reference';
import { serverNow } from '../../session/session';
import type { Command } from '../../components/commands/CommandDialog';
import { isStaff, roleOf, staffRoles } from '../../roles';
import type { Translate } from '../../useT';
import type { Why } from '../../components/commands/why';

export type AccountCommand = ActionOn<'user-accounts'>;

interface Action {
  command: AccountCommand;
  danger?: true;
  /** What the page asks of its readers although the command would be admitted. */
  unless?: (row: AccountRow, me: string) => Why | undefined;
}
/** Sessions that are open and not past their longest life. */
export const openSessions = ({ sessions }: Pick<AccountRow, 'sessions'>) =>
  (sessions ?? []).filter(({ until }) => Date.parse(until) > serverNow());

const when = (blocked: boolean, key: Why['key']): Why | undefined => (blocked ? { key } : undefined);

/** The buttons of an account (4.10.7): whether each can be pressed, its own decision says; a proposal has its buttons beside it. */
export const accountActions: readonly Action[] = [
  { command: 'ResendInvitation' },
  {
    command: 'StartImpersonation',
    unless: (row, me) => when(row.id === me, 'actions.why.ownLook') ?? when(!isStaff(roleOf(row.role)), 'actions.why.notHere'),
  },
  { command: 'ProposeUserRole', unless: (row) => when(Boolean(row.proposedRole), 'actions.why.pending') },
  { command: 'ProposeFactorReset', unless: (row) => when(Boolean(row.resetBy), 'actions.why.pending') },
  { command: 'RevokeAllSessions', unless: (row) => when(!openSessions(row).length, 'actions.why.noSession') },
  { command: 'DisableUser', danger: true },
];

type Words = { t: Translate; config: Config; code: (family: 'roles' | 'langs', value: string) => string };
const roleOptions = ({ code }: Words) => staffRoles.map((value) => ({ value, label: code('roles', value) }));
/** The role travels with its product's prefix, as sessions carry it. */
const prefixed = (role: unknown) => `${PRODUCT}_${String(role)}`;

/** The form that opens an account: the person chooses their own password. */
export const invitation = (words: Words): Command => ({
  command: 'InviteStaff',
  label: words.t('actions.InviteStaff'),
  reason: true,
  note: words.t('users.inviteNote', { days: words.config.value(authInvitationDays) }),
  fields: [
    { name: 'username', label: 'actions.form.username' },
    { name: 'email', label: 'actions.form.email' },
    { name: 'role', label: 'actions.form.role', kind: 'select', initial: 'admin_validation', options: roleOptions(words) },
    {
      name: 'lang',
      label: 'users.inviteLang',
      kind: 'select',
      initial: 'fr',
      options: ['fr', 'en'].map((value) => ({ value, label: words.code('langs', value) })),
    },
  ],
  payload: ({ username, email, role, lang }) => ({
    userId: crypto.randomUUID(),
    username: String(username).trim(),
    email: String(email).trim(),
    role: prefixed(role),
    lang,
  }),
});

const notes: Partial<Record<AccountCommand, Parameters<Translate>[0]>> = {
  StartImpersonation: 'users.seeAsNote',
  ProposeUserRole: 'users.proposeNote',
  SetUserRoles: 'users.approveNote',
  ProposeFactorReset: 'users.resetNote',
  ApproveFactorReset: 'users.resetApproveNote',
  RevokeAllSessions: 'users.endAllNote',
  DisableUser: 'users.disableNote',
};

/** The form of each command on an account. No expected version: every sign-in moves it, and who keeps trying must not keep it open. */
export const formOf = (command: AccountCommand, row: AccountRow, words: Words): Command => {
  const note = notes[command];
  const base: Command = {
    command,
    label: `${words.t(`actions.${command}`)} · ${row.username}`,
    reason: true,
    danger: accountActions.find((action) => action.command === command)?.danger,
    note: note && words.t(note, { minutes: words.config.value(sessionImpersonationMinutes) }),
    fields: [],
    payload: () => ({ userId: row.id }),
  };
  if (command === 'ProposeUserRole')
    return {
      ...base,
      fields: [{ name: 'role', label: 'actions.form.role', kind: 'select', initial: roleOf(row.role), options: roleOptions(words) }],
      payload: ({ role }) => ({ userId: row.id, role: prefixed(role) }),
    };
  if (command === 'SetUserRoles') return { ...base, payload: () => ({ userId: row.id, role: row.proposedRole }) };
  return base;
};
