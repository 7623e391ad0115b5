import { CLIENTS_WAITING, THREADS_WAITING } from '@jurilien/contracts';
import type { CampaignRow } from '@jurilien/rows/campaigns';
import type { ThreadRow } from '@jurilien/rows/messaging';
import { Box, Button, Link as MuiLink, Skeleton } from '@mui/material';
import { useGetList, useGetOne } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorPanel } from '../../components/page/Pages';
import { Tag } from '../../components/Tone';
import { formatFull, formatMoment } from '../../format';
import { useChanges } from '../../live';
import { me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { maskAddress } from '../../components/text/mask';

const FILTERS = ['waiting', 'triage', 'clients', 'mine', 'unassigned', 'snoozed', 'closed', 'all'] as const;
type Filter = (typeof FILTERS)[number];
const filterOf = (name: Filter): object =>
  ({
    waiting: THREADS_WAITING,
    triage: { triage_gt: 0 },
    clients: CLIENTS_WAITING,
    mine: { assigneeId: me().id, state: ['Open', 'Snoozed'] },
    unassigned: { assigned: false, state: ['Open'] },
    snoozed: { state: ['Snoozed'] },
    closed: { state: ['Closed'] },
    all: {},
  })[name];
const isFilter = (name: string | null): name is Filter => FILTERS.includes(name as Filter);

/** The filter in the address, so that a list can be sent to a colleague; beside it the campaign whose replies alone are asked for. */
const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('list');
  const campaign = query.get('campaign') ?? undefined;
  const set = (name: Filter, of: string | undefined) =>
    setQuery({ ...(name === 'waiting' ? {} : { list: name }), ...(of ? { campaign: of } : {}) });
  return {
    filter: isFilter(asked) ? asked : 'waiting',
    campaign,
    choose: (name: Filter) => set(name, campaign),
    leaveCampaign: () => set('waiting', undefined),
  } as const;
};

/** Says that only what one campaign was answered is listed, and the way back to the whole inbox. */
const OfCampaign = ({ id, onLeave }: { id: string; onLeave: () => void }) => {
  const t = useT();
  const { data } = useGetOne<CampaignRow>('campaigns', { id }, { retry: false });
  return (
    <Box
      sx={{ display: 'flex', gap: 2, alignItems: 'center', px: 3, py: 2, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('comms.ofCampaign')}{' '}
        <MuiLink component={Link} to={`/campaigns/${id}`} sx={{ fontWeight: 700 }}>
          {data?.name ?? '…'}
        </MuiLink>
      </Box>
      <Button size="small" onClick={onLeave}>
        {t('comms.leaveCampaign')}
      </Button>
    </Box>
  );
};

const FilterButtons = ({ filter, choose }: { filter: Filter; choose: (name: Filter) => void }) => {
  const t = useT();
  return (
    <Box
      role="group"
      aria-label={t('comms.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {FILTERS.map((name) => (
        <Button key={name} variant={name === filter ? 'contained' : 'text'} aria-pressed={name === filter} onClick={() => choose(name)}>
          {t(`comms.filters.${name}`)}
        </Button>
      ))}
    </Box>
  );
};

const Empty = ({ filter, seeAll }: { filter: Filter; seeAll: () => void }) => {
  const t = useT();
  return (
    <Box sx={{ p: 5, textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ fontWeight: 700 }}>{t(`comms.empty.${filter}`)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{t('comms.emptyText')}</Box>
      {filter !== 'all' && (
        <Button variant="outlined" onClick={seeAll}>
          {t('comms.seeAll')}
        </Button>
      )}
    </Box>
  );
};

/** Who wrote, what last, and who waits: the longest wait first where someone waits. */
export const ThreadList = ({ open }: { open?: string }) => {
  const t = useT();
  const staff = useStaff();
  const { filter, campaign, choose, leaveCampaign } = useFilter();
  const [query] = useSearchParams();
  const { data, total, isPending, error, refetch } = useGetList<ThreadRow>('threads', {
    pagination: { page: 1, perPage: 50 },
    sort: filter === 'waiting' ? { field: 'waitingSince', order: 'ASC' } : { field: 'lastAt', order: 'DESC' },
    filter: { ...filterOf(filter), ...(campaign ? { campaign } : {}) },
  });
  useChanges('threads', () => void refetch());
  return (
    <Box component="section" aria-label={t('comms.threads')} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      {campaign && <OfCampaign id={campaign} onLeave={leaveCampaign} />}
      <FilterButtons filter={filter} choose={choose} />
      <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0 }} aria-busy={isPending}>
        {error ? (
          <ErrorPanel error={error} retry={() => void refetch()} compact />
        ) : isPending ? (
          Array.from({ length: 6 }, (_, i) => <Skeleton key={i} variant="rounded" height={56} sx={{ m: 2 }} />)
        ) : data?.length ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((row) => (
              <Row
                key={row.id}
                row={row}
                current={row.id === open}
                search={query.toString()}
                assignee={row.assigneeId ? staff.nameOf(row.assigneeId) : undefined}
              />
            ))}
          </Box>
        ) : (
          <Empty filter={filter} seeAll={() => choose('all')} />
        )}
        {data && total !== undefined && total > data.length && (
          <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary', fontSize: '.75rem' }}>
            {data.length} / {total}
          </Box>
        )}
      </Box>
    </Box>
  );
};

const Row = ({ row, current, search, assignee }: { row: ThreadRow; current: boolean; search: string; assignee?: string }) => {
  const t = useT();
  const before = row.lastDirection === 'out' ? t(`comms.by.${row.lastAuthor ?? 'staff'}`) : '';
  return (
    <Box component="li" data-row>
      <Box
        component={Link}
        to={{ pathname: `/comms/${encodeURIComponent(row.id)}`, search }}
        aria-current={current ? 'true' : undefined}
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: '2px 8px',
          px: 3,
          py: 2.5,
          color: 'text.primary',
          textDecoration: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          borderLeft: 3,
          borderLeftColor: current ? 'primary.main' : row.awaiting > 0 ? 'secondary.main' : 'transparent',
          bgcolor: current ? 'action.selected' : undefined,
          '&:hover': { bgcolor: current ? 'action.selected' : 'action.hover' },
        }}
      >
        <Box sx={{ fontWeight: row.awaiting > 0 ? 800 : 650, fontVariantNumeric: 'tabular-nums' }}>{maskAddress(row.from)}</Box>
        <Box component="time" dateTime={row.lastAt} title={formatFull(row.lastAt)} sx={{ color: 'text.secondary', fontSize: '.75rem' }}>
          {formatMoment(row.lastAt)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.8125rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {row.channel === 'email' && <strong>{t('comms.mail.tag')} · </strong>}
          {before}
          {row.lastBody ?? t('comms.notKept')}
        </Box>
        {row.awaiting > 0 ? (
          <Tag tone="accent" title={t('comms.waitsSince', { at: formatFull(row.waitingSince) })}>
            {t('comms.waits', { n: row.awaiting })}
          </Tag>
        ) : (
          <span />
        )}
        {assignee && <Box sx={{ fontSize: '.75rem', color: 'text.secondary', gridColumn: '1 / -1' }}>{assignee}</Box>}
      </Box>
    </Box>
  );
};
