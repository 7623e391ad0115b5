import type { LeadRow } from '@jurilien/rows/processes';
import { Box, Link as MuiLink, MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader';
import { BoardLane } from '../../components/page/BoardLane';
import { lawyerTypes } from '../../codes';
import { formatCoins } from '../../format';
import { useRegion } from '../../regions';

import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { ListOrBoard } from './ListOrBoard';
import { Marks, Next } from '../lead';

const SHOWN = 20;
/** From the queue to the service; what has ended is in the list. */
const lanes = [
  { key: 'toValidate', states: ['ToValidate', 'InValidation'] },
  { key: 'waiting', states: ['AwaitingConfirmation', 'AwaitingInfo', 'OnHold'] },
  { key: 'ready', states: ['Ready'] },
  { key: 'offering', states: ['Offering', 'SelfServe'] },
  { key: 'accepted', states: ['Accepted'] },
  { key: 'inService', states: ['InService'] },
  { key: 'noTaker', states: ['Unserved'] },
] as const satisfies readonly { key: string; states: readonly LeadRow['state'][] }[];
const filters = ['province', 'lawyerType', 'assigneeId'] as const;
type FilterName = (typeof filters)[number];

const Card = ({ lead }: { lead: LeadRow }) => {
  const code = useCode();
  const region = useRegion();
  const { nameOf } = useStaff();
  return (
    <Box
      component="li"
      data-row
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 1,
        p: 2.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: '.8125rem',
        ...(lead.urgent ? { boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.secondary.main}` } : {}),
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <MuiLink
          component={Link}
          to={`/leads/${lead.id}`}
          // The whole card opens the request; the code is what is read out.
          sx={{ fontWeight: 750, color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {lead.code ?? '····'}
        </MuiLink>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatCoins(lead.priceCc)}
        </Box>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {code('lawyerTypes', lead.lawyerType)} · {[lead.city ?? region(lead.region), lead.province].filter(Boolean).join(', ') || '–'}
      </Box>
      <Marks lead={lead} all />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Next lead={lead} />
        {lead.assigneeId && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {nameOf(lead.assigneeId)}
          </Box>
        )}
      </Box>
    </Box>
  );
};

const Lane = ({ lane, filter }: { lane: (typeof lanes)[number]; filter: Partial<Record<FilterName, string>> }) => {
  const t = useT();
  const asked = { state: [...lane.states], ...filter };
  const query = useGetList<LeadRow>('leads', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'nextAt', order: 'ASC' },
    filter: asked,
  });
  return (
    <BoardLane
      title={t(`kanban.lanes.${lane.key}`)}
      query={query}
      empty={t('kanban.none')}
      width={268}
      shown={SHOWN}
      list={`/leads?filter=${encodeURIComponent(JSON.stringify(asked))}`}
      rest={(count) => t('kanban.rest', { count })}
      card={(lead) => <Card key={lead.id} lead={lead} />}
    />
  );
};

interface BoardFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { value: string; label: string }[];
  readonly set: (value: string) => void;
}

const BoardFilter = ({ label, value, options, set }: BoardFilterProps) => {
  const t = useT();
  return (
    <TextField
      select
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => set(event.target.value)}
      sx={{ minWidth: { xs: 'calc(50% - 8px)', sm: 150 } }}
    >
      <MenuItem value="">{t('list.any')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** X13 by state: what each request waits for next, the nearest first; live, and every filter in the address. */
export default function LeadBoard() {
  const t = useT();
  const code = useCode();
  const { options: staff } = useStaff();
  const [search, setSearch] = useSearchParams();
  const filter: Partial<Record<FilterName, string>> = Object.fromEntries(
    filters.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  );
  const set = (name: FilterName) => (value: string) => {
    const { [name]: _, ...rest } = filter;
    setSearch(value ? { ...rest, [name]: value } : rest, { replace: true });
  };
  return (
    <>
      <PageHeader title={t('leads.title')} aside={<ListOrBoard board />} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 3 }}>
        <BoardFilter
          label={t('list.province')}
          value={filter.province}
          options={['QC', 'ON'].map((value) => ({ value, label: code('provinces', value) }))}
          set={set('province')}
        />
        <BoardFilter
          label={t('list.lawyerType')}
          value={filter.lawyerType}
          options={lawyerTypes.map((value) => ({ value, label: code('lawyerTypes', value) }))}
          set={set('lawyerType')}
        />
        <BoardFilter label={t('leads.assignee')} value={filter.assigneeId} options={staff} set={set('assigneeId')} />
      </Box>
      <Box
        role="group"
        aria-label={t('kanban.label')}
        tabIndex={0}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 3,
          overflowX: { sm: 'auto' },
          alignItems: { sm: 'flex-start' },
          pb: 3,
        }}
      >
        {lanes.map((lane) => (
          <Lane key={lane.key} lane={lane} filter={filter} />
        ))}
      </Box>
    </>
  );
}
