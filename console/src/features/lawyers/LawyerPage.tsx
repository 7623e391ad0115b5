import type { CreditAccountRow } from '@jurilien/rows/credits';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import ChartIcon from '@mui/icons-material/InsightsOutlined';
import { useCallback, useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog } from '../../components/commands/CommandDialog';
import { MoreActions, type MenuGroup } from '../../components/commands/MoreActions';
import { usePageActs } from '../../components/commands/usePageActs';
import { Presence } from '../../components/presence/Presence';
import { BackLink } from '../../components/page/BackLink';
import { State } from '../../components/Tone';
import { useActions, type Reason } from '../../components/commands/useActions';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { mayRead, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { RecordPage } from '../../components/page/RecordPage';
import { formOf } from './action-forms';
import { lawyerActions, type LawyerCommand } from './actions';
import { stateOf } from './columns';
import { useLawyerSaid } from './said';
import { useEffectTools } from '../credits';
import { usePlaceHold } from '../privacy';
import { lawyerTabs } from './tabs/index';

type Why = (action: (typeof lawyerActions)[number]) => string | undefined;

const Header = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  return (
    <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {row.name}
      </Typography>
      <State family="professionalStates" value={stateOf(row)} large />
      <Presence view="professionals" id={row.id} />
      <Box sx={{ color: 'text.secondary' }}>
        {[code('titles', row.title), row.firm, code('provinces', row.province)].filter(Boolean).join(' · ')}
      </Box>
      {mayRead(me().role, 'figures') && (
        <Button
          component={Link}
          to={`/lawyers/${row.id}/dashboard`}
          variant="outlined"
          startIcon={<ChartIcon />}
          sx={{ ml: { md: 'auto' } }}
        >
          {t('figures.open')}
        </Button>
      )}
    </Box>
  );
};

/** What can be done is a button; the rest is in the menu with its reason. */
const Actions = ({ why, open, more }: { why: Why; open: (command: LawyerCommand) => void; more: readonly MenuGroup[] }) => {
  const t = useT();
  const possible = lawyerActions.filter((action) => !why(action));
  const others = lawyerActions.filter((action) => why(action));
  usePageActs(
    lawyerActions.map((action) => ({
      key: action.command,
      label: t(`actions.${action.command}`),
      why: why(action),
      danger: action.danger,
      act: () => open(action.command),
    })),
  );
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
      {possible.map((action, index) => (
        <ActionButton
          key={action.command}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={action.danger ? 'error' : 'primary'}
          onClick={() => open(action.command)}
        >
          {t(`actions.${action.command}`)}
        </ActionButton>
      ))}
      {others.length + more.length > 0 && (
        <MoreActions
          groups={[
            {
              key: 'others',
              actions: others.map((action) => ({
                key: action.command,
                label: t(`actions.${action.command}`),
                why: why(action),
                act: () => open(action.command),
              })),
            },
            ...more,
          ]}
        />
      )}
    </Box>
  );
};

const LawyerTabs = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  // Tabs whose data the role may not read are not there.
  const tabs = lawyerTabs.filter(({ needs }) => !needs || mayRead(me().role, needs));
  const tab = tabs.find(({ name }) => name === search.get('tab'))?.name ?? 'identity';
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, value: string) => setSearch({ tab: value }, { replace: true })}
        variant="scrollable"
        aria-label={row.name}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}
      >
        {tabs.map(({ name, label }) => (
          <Tab key={name} value={name} label={t(label)} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      {tabs.map(({ name, Body }) => (
        <Box key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== tab} sx={{ maxWidth: 1080 }}>
          {name === tab && <Body row={row} />}
        </Box>
      ))}
    </>
  );
};

/** The state that stands in the way is the one that the page shows. */
const useReasonWords = (row: ProfessionalRow) => {
  const t = useT();
  const code = useCode();
  return useCallback(
    ({ detail }: Reason) =>
      detail.startsWith('professional-') ? t('actions.why.state', { state: code('professionalStates', row.state) }) : undefined,
    [t, code, row.state],
  );
};

const Page = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<LawyerCommand>();
  // An account is opened with the approval.
  const account = useGetOne<CreditAccountRow>(
    'credit-accounts',
    { id: row.id },
    { retry: false, enabled: Boolean(row.approvedAt) && mayRead(me().role, 'ledger') },
  );
  const { options: staff } = useStaff();
  const tools = useEffectTools('ApproveCreditAdjustment');
  useDocumentTitle(row.name);
  const words = useReasonWords(row);
  const whyNot = useActions('professionals', [row.id], words);
  const saidOf = useLawyerSaid();
  const hold = usePlaceHold({ kind: 'professional', id: row.id });
  const why: Why = ({ command, unless }) => {
    const page = unless?.(row);
    return whyNot(row.id, command) ?? (page && t(page.key, page.vars));
  };
  return (
    <>
      <BackLink to="/lawyers">{t('lawyers.title')}</BackLink>
      <Header row={row} />
      <Actions why={why} open={setOpen} more={hold.menu} />
      <LawyerTabs row={row} />
      {hold.dialog}
      {open && (
        <CommandDialog
          key={open}
          command={formOf(open, row, t, code, { account: account.data, staff, tools, said: saidOf(row, account.data) })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

/** X02: one professional. */
export default function LawyerPage() {
  const { id = '' } = useParams();
  const query = useGetOne<ProfessionalRow>('lawyers', { id });
  return <RecordPage query={query}>{(row) => <Page row={row} />}</RecordPage>;
}
