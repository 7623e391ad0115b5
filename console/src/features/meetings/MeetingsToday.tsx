import type { MeetingRow } from '@jurilien/rows/scheduling';
import { Box, Link as MuiLink } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../components/page/Panel';
import { useNow } from '../../useNow';
import { useT } from '../../useT';
import { MeetingLine } from './MeetingLine';

const SHOWN = 20;

/** The day on this clock. */
const dayAround = (now: number): { from: string; until: string } => {
  const from = new Date(now);
  from.setHours(0, 0, 0, 0);
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  return { from: from.toISOString(), until: until.toISOString() };
};

/** X10: meetings of today, the next first. */
export const MeetingsToday = () => {
  const t = useT();
  const { from, until } = dayAround(useNow());
  const query = useGetList<MeetingRow>('meetings', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'startsAt', order: 'ASC' },
    filter: { state: ['Scheduled', 'Held', 'NoShow'], startsAt_gte: from, startsAt_lte: until },
  });
  const rows = query.data ?? [];
  return (
    <Panel
      title={t('meetings.today')}
      aside={
        <MuiLink component={Link} to="/meeting" sx={{ fontSize: '.8125rem' }}>
          {t('meetings.open')}
        </MuiLink>
      }
    >
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('meetings.nothingToday')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <MeetingLine key={row.id} row={row} />
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};
