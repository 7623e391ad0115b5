import type { CampaignRow } from '@jurilien/rows/campaigns';
import { Box, Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { usePageActs } from '../../components/commands/usePageActs';
import { useUsualSelects } from '../../components/list/Filters';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { every } from '../../every';
import { formatMoment, formatNumber } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';

const current = { archived: false };
const count = (n: number | null | undefined): string => (n === null || n === undefined ? '–' : formatNumber(n));

const useColumns = (): Column<CampaignRow>[] => {
  const t = useT();
  return [
    { key: 'name', label: t('campaigns.name'), cell: () => null },
    { key: 'state', label: t('campaigns.state'), sort: 'state', cell: (row) => <State family="campaignStates" value={row.state} /> },
    { key: 'audience', label: t('campaigns.audience'), from: 'md', cell: (row) => t(`campaigns.audiences.${row.audience}`) },
    { key: 'channel', label: t('campaigns.channel'), cell: (row) => t(`campaigns.channels.${row.channel}`) },
    {
      key: 'frozen',
      label: t('campaigns.people'),
      align: 'right',
      sort: 'frozen',
      cell: (row) => count(row.frozen ?? row.estimate?.eligible),
    },
    { key: 'sent', label: t('campaigns.recipients.sent'), align: 'right', from: 'md', sort: 'sent', cell: (row) => count(row.sent) },
    {
      key: 'startsAt',
      label: t('campaigns.startsAt'),
      from: 'md',
      sort: 'startsAt',
      cell: (row) => (row.startsAt ? formatMoment(row.startsAt) : '–'),
    },
    { key: 'savedAt', label: t('campaigns.savedAt'), sort: 'savedAt', cell: (row) => formatMoment(row.savedAt) },
  ];
};

const Card = ({ row }: { row: CampaignRow }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box>
        <State family="campaignStates" value={row.state} /> {t(`campaigns.audiences.${row.audience}`)} ·{' '}
        {t(`campaigns.channels.${row.channel}`)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('campaigns.people')} {count(row.frozen ?? row.estimate?.eligible)}
      </Box>
    </Box>
  );
};

/** The way to a new campaign, for who may write one. */
const useBegin = () => {
  const t = useT();
  const navigate = useNavigate();
  const begin = () => void navigate(`/campaigns/${crypto.randomUUID()}?new`);
  const may = whyNotAs(me().role, 'SaveCampaignDraft') === undefined;
  usePageActs(may ? [{ key: 'new-campaign', label: t('campaigns.begin'), why: undefined, act: begin }] : []);
  return may ? (
    <Button variant="contained" onClick={begin}>
      {t('campaigns.begin')}
    </Button>
  ) : undefined;
};

/** X05: every campaign, with where it stands. */
export default function CampaignList() {
  const t = useT();
  const { province } = useUsualSelects();
  const columns = useColumns();
  const aside = useBegin();
  return (
    <LiveList<CampaignRow>
      resource="campaigns"
      view="campaigns"
      title={t('campaigns.title')}
      search={t('campaigns.search')}
      columns={columns}
      sort={{ field: 'savedAt', order: 'DESC' }}
      filter={current}
      aside={aside}
      views={[
        { key: 'current', label: t('campaigns.views.current'), filter: current },
        { key: 'drafts', label: t('campaigns.views.drafts'), filter: { state: ['Draft'], ...current } },
        { key: 'approval', label: t('campaigns.views.approval'), filter: { state: ['Submitted'], ...current }, counted: true },
        {
          key: 'running',
          label: t('campaigns.views.running'),
          filter: { state: ['Scheduled', 'Preparing', 'Sending', 'Paused'], ...current },
        },
        { key: 'over', label: t('campaigns.views.over'), filter: { state: ['Finished', 'Cancelled'] } },
        { key: 'all', label: t('campaigns.views.all'), filter: {} },
      ]}
      selects={[
        {
          field: 'channel',
          label: t('campaigns.channel'),
          options: every<CampaignRow['channel']>()('email', 'sms').map((value) => ({ value, label: t(`campaigns.channels.${value}`) })),
        },
        province,
      ]}
      href={(row) => `/campaigns/${row.id}`}
      rowName={(row) => row.name ?? '–'}
      empty={t('campaigns.empty')}
      emptyText={t('campaigns.emptyText')}
      card={(row) => <Card row={row} />}
    />
  );
}
