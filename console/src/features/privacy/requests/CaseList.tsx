import { PRIVACY_KINDS, privacyDueDays } from '@jurilien/reference';
import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { Box } from '@mui/material';
import { LiveList, type Column } from '../../../components/list/LiveList';
import { State } from '../../../components/Tone';
import { every } from '../../../every';
import { formatDate } from '../../../format';
import { useConfig } from '../../../in-force/useConfig';
import { me } from '../../../roles';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { PrivacyTabs } from '../PrivacyTabs';
import { CaseClock } from './CaseClock';
import { ForCaller } from './ForCaller';
import { WAITING } from './waiting';

const waiting = { state: WAITING };
const CHANNELS = every<PrivacyCaseRow['channel']>()('page', 'link', 'account', 'staff');

const useProven = () => {
  const t = useT();
  return ({ proven, named }: PrivacyCaseRow): string => (!named ? '–' : t('privacyCases.provenOf', { proven, named }));
};

const useColumns = (): Column<PrivacyCaseRow>[] => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const proven = useProven();
  return [
    { key: 'kind', label: t('privacyCases.kind'), sort: 'kind', cell: () => null },
    { key: 'name', label: t('privacyCases.name'), cell: (row) => row.name ?? '–' },
    { key: 'state', label: t('privacyCases.state'), sort: 'state', cell: (row) => <State family="privacyStates" value={row.state} /> },
    { key: 'dueAt', label: t('privacyCases.clock'), sort: 'dueAt', cell: (row) => <CaseClock row={row} /> },
    { key: 'proven', label: t('privacyCases.proven'), cell: proven },
    { key: 'assigneeId', label: t('privacyCases.assignee'), cell: (row) => (row.assigneeId ? nameOf(row.assigneeId) : '–') },
    { key: 'filedAt', label: t('privacyCases.filed'), sort: 'filedAt', cell: (row) => formatDate(row.filedAt) },
    { key: 'province', label: t('privacyCases.province'), sort: 'province', cell: (row) => code('provinces', row.province) },
    { key: 'channel', label: t('privacyCases.channel'), hidden: true, cell: (row) => code('privacyChannels', row.channel) },
  ];
};

const Card = ({ row }: { row: PrivacyCaseRow }) => {
  const t = useT();
  const proven = useProven();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <State family="privacyStates" value={row.state} /> <CaseClock row={row} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('privacyCases.proven')} {proven(row)}
      </Box>
    </Box>
  );
};

const useSelects = () => {
  const t = useT();
  const code = useCode();
  const { people } = useStaff();
  return [
    {
      field: 'kind',
      label: t('privacyCases.kind'),
      options: PRIVACY_KINDS.map((value) => ({ value, label: code('privacyKinds', value) })),
    },
    { field: 'assigneeId', label: t('privacyCases.assignee'), options: people },
    {
      field: 'province',
      label: t('privacyCases.province'),
      options: (['QC', 'ON'] as const).map((value) => ({ value, label: code('provinces', value) })),
    },
    {
      field: 'channel',
      label: t('privacyCases.channel'),
      options: CHANNELS.map((value) => ({ value, label: code('privacyChannels', value) })),
    },
  ];
};

/** N04: requests about one's own data with their clocks, the most pressing first. */
export default function CaseList() {
  const t = useT();
  const code = useCode();
  const columns = useColumns();
  const selects = useSelects();
  const config = useConfig();
  return (
    <LiveList<PrivacyCaseRow>
      resource="privacy-cases"
      view="privacy-cases"
      title={t('privacyCases.title')}
      above={<PrivacyTabs />}
      columns={columns}
      sort={{ field: 'dueAt', order: 'ASC' }}
      filter={waiting}
      aside={<ForCaller />}
      views={[
        { key: 'waiting', label: t('privacyCases.waiting'), filter: waiting },
        { key: 'toAnswer', label: t('privacyCases.toAnswer'), filter: { state: ['InReview'] }, counted: true },
        { key: 'mine', label: t('privacyCases.mine'), filter: { ...waiting, assigneeId: me().id } },
        { key: 'sounded', label: t('privacyCases.soon'), filter: { ...waiting, sounded: true }, counted: true },
        { key: 'over', label: t('privacyCases.over'), filter: { state: ['Fulfilled', 'Refused', 'Abandoned'] } },
        { key: 'all', label: t('privacyCases.all'), filter: {} },
      ]}
      selects={selects}
      more={[
        { field: 'filedAt', label: t('privacyCases.filed'), kind: 'day' },
        { field: 'dueAt', label: t('privacyCases.due'), kind: 'day' },
      ]}
      href={(row) => `/privacy/requests/${row.id}`}
      rowName={(row) => code('privacyKinds', row.kind)}
      empty={t('privacyCases.empty')}
      emptyText={t('privacyCases.emptyText', { days: config.value(privacyDueDays) })}
      card={(row) => <Card row={row} />}
    />
  );
}
