import type { LeadRow } from '@jurilien/rows/processes';
import { Box, Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { Countdown } from '../../components/Countdown';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State, Tag } from '../../components/Tone';
import { useCommand } from '../../components/commands/useCommand';
import { useUsualSelects } from '../../components/list/Filters';
import { formatMoment } from '../../format';
import { useRegion } from '../../regions';
import { me } from '../../roles';
import { useNow } from '../../useNow';
import { useCode, useT } from '../../useT';
import { Marks } from '../lead';
import { useStaff } from '../../useStaff';

const TakeButton = ({ row }: { row: LeadRow }) => {
  const t = useT();
  const now = useNow();
  const navigate = useNavigate();
  const { run, busy } = useCommand();
  const { nameOf } = useStaff();
  const locked = row.lockedBy && row.lockUntil && Date.parse(row.lockUntil) > now ? row.lockedBy : undefined;
  if (locked === me().id)
    return (
      <Button
        variant="outlined"
        onClick={(event) => {
          event.stopPropagation();
          void navigate(`/validations/${row.id}`);
        }}
      >
        {t('validation.resume')}
      </Button>
    );
  const take = async () => {
    const sent = await run('TakeLeadForValidation', { leadId: row.id }, { quiet: true, expectedVersion: row.version });
    if (sent.ok) await navigate(`/validations/${row.id}`);
  };
  return (
    <ActionButton
      variant="outlined"
      why={locked ? t('validation.locked', { name: nameOf(locked) }) : undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!busy) void take();
      }}
    >
      {t('validation.take')}
    </ActionButton>
  );
};

const Lock = ({ row }: { row: LeadRow }) => {
  const t = useT();
  const now = useNow();
  const { nameOf } = useStaff();
  if (!row.lockedBy || !row.lockUntil || Date.parse(row.lockUntil) <= now) return <>–</>;
  return row.lockedBy === me().id ? (
    <Tag tone="info">{t('validation.mine')}</Tag>
  ) : (
    <Tag tone="warning">{t('validation.locked', { name: nameOf(row.lockedBy) })}</Tag>
  );
};

const useColumns = (): Column<LeadRow>[] => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  return [
    { key: 'code', label: t('leads.code'), cell: () => null },
    { key: 'sla', label: t('validation.sla'), sort: 'slaAt', cell: (row) => <Countdown at={row.slaAt} /> },
    { key: 'take', label: t('validation.do'), cell: (row) => <TakeButton row={row} /> },
    { key: 'lock', label: t('leads.hold'), cell: (row) => <Lock row={row} /> },
    { key: 'matter', label: t('leads.matter'), sort: 'lawyerType', cell: (row) => code('lawyerTypes', row.lawyerType) },
    { key: 'marks', label: t('leads.marks'), cell: (row) => <Marks lead={row} /> },
    {
      key: 'place',
      label: t('leads.place'),
      cell: (row) => (
        <span title={region(row.region)}>{[row.city ?? region(row.region), row.province].filter(Boolean).join(', ') || '–'}</span>
      ),
    },
    { key: 'lang', label: t('leads.lang'), cell: (row) => row.lang?.toUpperCase() },
    { key: 'client', label: t('leads.client'), cell: (row) => row.clientName ?? '–' },
    { key: 'created', label: t('validation.waiting'), sort: 'createdAt', cell: (row) => formatMoment(row.createdAt) },
  ];
};

const Card = ({ row }: { row: LeadRow }) => {
  const code = useCode();
  return (
    <Box sx={{ display: 'grid', gap: 2, fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <State family="states" value={row.state} />
        <Countdown at={row.slaAt} />
        <Lock row={row} />
      </Box>
      <Box>
        {code('lawyerTypes', row.lawyerType)} · {[row.city, row.province].filter(Boolean).join(', ')} · {row.lang?.toUpperCase()}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'center' }}>
        <Marks lead={row} all />
        <TakeButton row={row} />
      </Box>
    </Box>
  );
};

/** X20, the queue: what presses first, then the oldest deadline; who has what, one press to start. */
export default function Queue() {
  const t = useT();
  const { province, lang } = useUsualSelects();
  const columns = useColumns();
  const queue = { state: ['ToValidate', 'InValidation'] };
  return (
    <LiveList<LeadRow>
      resource="validations"
      view="leads"
      title={t('validation.queue')}
      search={t('list.searchLeads')}
      columns={columns}
      sort={{ field: 'queueAt', order: 'ASC' }}
      filter={queue}
      views={[
        { key: 'all', label: t('leads.views.toValidate'), filter: queue, counted: true },
        { key: 'mine', label: t('validation.mine'), filter: { ...queue, lockedBy: me().id } },
        { key: 'waiting', label: t('leads.views.waiting'), filter: { state: ['AwaitingInfo', 'OnHold'] }, counted: true },
      ]}
      selects={[province, lang]}
      href={(row) => `/validations/${row.id}`}
      rowName={(row) => row.code ?? '····'}
      emphasis={(row) => row.urgent || row.clientReady || Boolean(row.pressing)}
      empty={t('validation.empty')}
      emptyText={t('validation.emptyText')}
      card={(row) => <Card row={row} />}
    />
  );
}
