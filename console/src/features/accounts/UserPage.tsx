import type { AccountRow } from '@jurilien/rows/identity';
import type { Answer } from '@jurilien/contracts/api';
import { Alert, Box, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ask } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { BackLink } from '../../components/page/BackLink';
import { Facts, Panel } from '../../components/page/Panel';
import { State, Tag } from '../../components/Tone';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { formatDate, formatMoment, formatNumber } from '../../format';
import { inConsole } from '../../session/places';
import { lookAs } from '../../session/session';
import { me, roleOf } from '../../roles';
import { useStaff } from '../../useStaff';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';
import { ActsAbout } from '../audit';
import { RecordPage } from '../../components/page/RecordPage';
import { columns, main, side } from '../../components/page/columns';
import { PlaceHold } from '../privacy';
import { accountActions, formOf, type AccountCommand } from './actions';
import { OpenSessions } from './OpenSessions';
import { FactorTag } from './UserList';

/** The console is loaded again, as the other person would find it. */
const seeAs = (answer: unknown): void => {
  lookAs((answer as Answer<'POST /api/impersonations'>).token);
  window.location.assign(inConsole('/'));
};

const Header = ({ row }: { row: AccountRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {row.username}
      </Typography>
      <State family="userStates" value={row.state} large />
      {row.id === me().id && <Tag tone="info">{t('users.you')}</Tag>}
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}>
          {code('roles', roleOf(row.role))}
        </Box>{' '}
        · {row.email}
      </Box>
    </Box>
  );
};

const Identity = ({ row }: { row: AccountRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <Panel title={t('users.identity')}>
      <Facts
        rows={[
          [t('users.email'), row.email],
          [t('users.role'), code('roles', roleOf(row.role))],
          [t('users.lang'), code('langs', row.lang)],
          [t('users.factor'), <FactorTag key="factor" row={row} />],
          [t('users.created'), formatDate(row.createdAt)],
          [t('users.lastLogin'), row.lastLoginAt ? formatMoment(row.lastLoginAt) : t('users.never')],
          [t('users.failed'), formatNumber(row.failedLogins)],
        ]}
      />
    </Panel>
  );
};

/** What another member of the team has proposed for the account: the command that confirms it and the one that withdraws it. */
const useProposals = (row: AccountRow) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return [
    row.proposedRole && {
      text: t('users.roleProposal', { name: nameOf(row.proposedBy), role: code('roles', roleOf(row.proposedRole)) }),
      because: row.proposedBecause,
      decide: 'SetUserRoles' as const,
      withdraw: 'WithdrawUserRole' as const,
    },
    row.resetBy && {
      text: t('users.resetProposal', { name: nameOf(row.resetBy) }),
      because: row.resetBecause,
      decide: 'ApproveFactorReset' as const,
      withdraw: 'WithdrawFactorReset' as const,
    },
  ].filter((proposal) => typeof proposal === 'object' && proposal !== null);
};

const Proposals = ({ row, button }: { row: AccountRow; button: (command: AccountCommand, first?: boolean) => ReactNode }) => {
  const t = useT();
  return (
    <>
      {useProposals(row).map((proposal) => (
        <Alert
          key={proposal.decide}
          severity="info"
          variant="outlined"
          sx={{ mb: 4, alignItems: 'center', flexWrap: 'wrap', bgcolor: 'background.paper' }}
          action={
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
              {button(proposal.decide, true)}
              {button(proposal.withdraw)}
            </Box>
          }
        >
          {proposal.text} {proposal.because && t('lead.because', { reason: proposal.because })}
        </Alert>
      ))}
    </>
  );
};

const Page = ({ row }: { row: AccountRow }) => {
  const t = useT();
  const config = useConfig();
  const code = useCode();
  const [open, setOpen] = useState<AccountCommand>();
  useDocumentTitle(row.username);
  const whyNot = useActions('user-accounts', [row.id]);
  const why = (command: AccountCommand): string | undefined => {
    const page = accountActions.find((each) => each.command === command)?.unless?.(row, me().id);
    return whyNot(row.id, command) ?? (page && t(page.key, page.vars));
  };
  const form = (command: AccountCommand): Command => {
    const made = formOf(command, row, { t, code, config });
    return command === 'StartImpersonation'
      ? { ...made, act: (reason) => ask('POST /api/impersonations', { body: { userId: row.id, reason } }), onAnswer: seeAs }
      : made;
  };
  const button = (command: AccountCommand, first?: boolean) => (
    <ActionButton
      key={command}
      variant={first ? 'contained' : 'outlined'}
      color={command === 'DisableUser' ? 'error' : 'primary'}
      why={why(command)}
      onClick={() => setOpen(command)}
    >
      {t(`actions.${command}`)}
    </ActionButton>
  );
  // What can be done comes first; the rest stays visible with its reason.
  const ordered = accountActions
    .filter(({ command }) => command !== 'RevokeAllSessions' && (command !== 'ResendInvitation' || !why(command)))
    .sort((a, b) => Number(Boolean(why(a.command))) - Number(Boolean(why(b.command))));
  return (
    <>
      <BackLink to="/users">{t('users.title')}</BackLink>
      <Header row={row} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
        {ordered.map(({ command, danger }, index) => button(command, index === 0 && !danger && !why(command)))}
        <PlaceHold of={{ kind: 'account', id: row.id }} />
      </Box>
      <Proposals row={row} button={button} />
      <Box sx={columns}>
        <Box sx={main}>
          <ActsAbout subject={`user-${row.id}`} title={t('users.history')} empty={t('users.noHistory')} />
        </Box>
        <Box sx={side}>
          <Identity row={row} />
          <OpenSessions row={row} endAll={{ why: why('RevokeAllSessions'), open: () => setOpen('RevokeAllSessions') }} />
        </Box>
      </Box>
      {open && <CommandDialog key={open} command={form(open)} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** N06: one account of the team. */
export default function UserPage() {
  const { id = '' } = useParams();
  const query = useGetOne<AccountRow>('users', { id });
  return (
    <RecordPage query={query} notFound="users.notFound">
      {(row) => <Page row={row} />}
    </RecordPage>
  );
}
