import type { AutomationRunRow } from '@jurilien/rows/automation';
import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { CommsTabs } from './CommsTabs';
import { RequestFilter } from './log/RequestFilter';
import { useRunFilters } from './log/useLogFilters';
import { SwitchedOff } from './switches/SwitchedOff';

/** Why a run ended, with its code; nothing for one that was started by hand and wrote its messages. */
const useWhy = () => {
  const code = useCode();
  return ({ code: why }: AutomationRunRow): string => (why ? `${code('suppressions', why)} (${why})` : '–');
};

const useColumns = (): Column<AutomationRunRow>[] => {
  const t = useT();
  const code = useCode();
  const why = useWhy();
  return [
    { key: 'rule', label: t('messages.rule'), sort: 'rule', cell: () => null },
    { key: 'what', label: t('messages.subject'), cell: (row) => code('rules', row.rule) },
    { key: 'state', label: t('messages.state'), sort: 'state', cell: (row) => <State family="runStates" value={row.state} /> },
    { key: 'why', label: t('messages.why'), cell: why },
    { key: 'at', label: t('messages.endedAt'), sort: 'at', cell: (row) => formatMoment(row.at) },
    {
      key: 'lead',
      label: t('messages.lead'),
      cell: (row) =>
        row.leadId ? (
          <MuiLink component={Link} to={`/leads/${row.leadId}`}>
            {t('comms.openRequest')}
          </MuiLink>
        ) : (
          '–'
        ),
    },
  ];
};

/** X06, Log: what a rule began and wrote no message of, and why. */
export default function RunList() {
  const t = useT();
  const code = useCode();
  const columns = useColumns();
  const filters = useRunFilters();
  const why = useWhy();
  return (
    <LiveList<AutomationRunRow>
      resource="automation-runs"
      view="automation-runs"
      title={t('runs.title')}
      above={
        <>
          <CommsTabs />
          <SwitchedOff />
          <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 4, maxWidth: '72ch' }}>
            {t('runs.hint')}
          </Box>
        </>
      }
      search={t('list.searchMessages')}
      columns={columns}
      sort={{ field: 'at', order: 'DESC' }}
      views={[
        { key: 'all', label: t('messages.views.all'), filter: {} },
        { key: 'suppressed', label: t('messages.views.suppressed'), filter: { state: 'Suppressed' } },
        { key: 'failed', label: t('messages.views.failed'), filter: { state: 'Failed' } },
      ]}
      selects={filters.selects}
      more={filters.more}
      own={<RequestFilter />}
      rowName={(row) => row.rule}
      empty={t('runs.empty')}
      emptyText={t('runs.emptyText')}
      card={(row) => (
        <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
          <Box>
            <State family="runStates" value={row.state} /> {code('rules', row.rule)}
          </Box>
          <Box>{why(row)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{formatMoment(row.at)}</Box>
        </Box>
      )}
    />
  );
}
