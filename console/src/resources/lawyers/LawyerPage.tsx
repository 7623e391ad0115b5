import { Box, Link as MuiLink, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { CreditAccountRow, ProfessionalRow } from '../../api/rows';
import { ActionButton } from '../../components/ActionButton';
import { CommandDialog } from '../../components/CommandDialog';
import { ErrorPanel, NotFoundPage } from '../../components/Pages';
import { State } from '../../components/Tone';
import { useDocumentTitle } from '../../components/useDocumentTitle';
import { useOnline } from '../../layout/NetworkBars';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';
import { LeadSkeleton } from '../leads/LeadPage';
import { formOf, lawyerActions, whyNot, type LawyerCommand } from './actions';
import { Credits, Identity, MessagesOf, OffersHistory, Practice } from './tabs';

const allTabs = ['identity', 'practice', 'credits', 'offers', 'messages'] as const;
/** Tabs whose data the role may not read are not there. */
const needs: Partial<Record<(typeof allTabs)[number], string>> = { credits: 'ledger', messages: 'messages' };

const Page = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<LawyerCommand>();
  // An account is opened with the approval.
  const account = useGetOne<CreditAccountRow>(
    'credit-accounts',
    { id: row.id },
    { retry: false, enabled: Boolean(row.approvedAt) && mayRead(me().role, 'ledger') },
  );
  const tabs = allTabs.filter((name) => !needs[name] || mayRead(me().role, needs[name]));
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'identity';
  useDocumentTitle(row.name);
  const why = (action: (typeof lawyerActions)[number]) => {
    const reason = whyNot(action, { row, role: me().role, online });
    return (
      reason &&
      t(reason.key, { ...reason.vars, ...(reason.vars?.state ? { state: code('professionalStates', String(reason.vars.state)) } : {}) })
    );
  };
  // What can be done comes first; the rest stays visible with its reason.
  const ordered = [...lawyerActions].sort((a, b) => Number(Boolean(why(a))) - Number(Boolean(why(b))));
  return (
    <>
      <MuiLink component={Link} to="/lawyers" sx={{ fontSize: '.8125rem', fontWeight: 650 }}>
        ← {t('lawyers.title')}
      </MuiLink>
      <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
        <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
          {row.name}
        </Typography>
        <State family="professionalStates" value={row.paused && row.state === 'Approved' ? 'Paused' : row.state} large />
        <Box sx={{ color: 'text.secondary' }}>
          {[code('titles', row.title), row.firm, code('provinces', row.province)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
        {ordered.map((action, index) => (
          <ActionButton
            key={action.command}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={action.danger ? 'error' : 'primary'}
            why={why(action)}
            onClick={() => setOpen(action.command)}
          >
            {t(`actions.${action.command}`)}
          </ActionButton>
        ))}
      </Box>
      <Tabs
        value={tab}
        onChange={(_, value: string) => setSearch({ tab: value }, { replace: true })}
        variant="scrollable"
        aria-label={row.name}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={t(`lawyers.tabs.${name}`)} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <Box key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== tab} sx={{ maxWidth: 1080 }}>
          {name === tab &&
            (tab === 'identity' ? (
              <Identity row={row} />
            ) : tab === 'practice' ? (
              <Practice row={row} />
            ) : tab === 'credits' ? (
              <Credits id={row.id} open={Boolean(row.approvedAt)} />
            ) : tab === 'offers' ? (
              <OffersHistory id={row.id} />
            ) : (
              <MessagesOf id={row.id} />
            ))}
        </Box>
      ))}
      {open && <CommandDialog key={open} command={formOf(open, row, t, code, account.data?.version)} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** X02: one professional. */
export default function LawyerPage() {
  const { id = '' } = useParams();
  const query = useGetOne<ProfessionalRow>('lawyers', { id });
  if ((query.error as { status?: number } | null)?.status === 404) return <NotFoundPage />;
  if (query.error && !query.data) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  return query.data ? <Page row={query.data} /> : <LeadSkeleton />;
}
