import { DAY_MS } from '@jurilien/reference';
import type { ReservationRow } from '@jurilien/rows/scheduling';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { hasMore } from '../../dataProvider';
import { Panel } from '../../components/page/Panel';
import { formatDate, formatNumber } from '../../format';
import { serverNow } from '../../session/session';
import { useT, type Key } from '../../useT';
import { shareOf } from './share';

const DAYS = 30;
type State = ReservationRow['state'];

/** How many holds came to one end, of those that were made since. */
const useCount = (since: string, state?: State) => {
  const { total, meta } = useGetList('reservations', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'heldAt', order: 'DESC' },
    filter: { heldAt_gte: since, ...(state ? { state: [state] } : {}) },
  });
  return { total, more: hasMore(meta) };
};
type Count = ReturnType<typeof useCount>;

const Figure = ({ label, value }: { label: Key; value: string }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="dt" sx={{ fontSize: '.75rem', color: 'text.secondary' }}>
        {t(label)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Box>
    </Box>
  );
};

/** What became of the slots that were held lately, each figure with what it measures. */
export const HoldFigures = () => {
  const t = useT();
  // The span stands still while the page is looked at: figures of one page are of one time.
  const [since] = useState(() => new Date(serverNow() - DAYS * DAY_MS).toISOString());
  const held = useCount(since);
  const live = useCount(since, 'Held');
  const converted = useCount(since, 'Converted');
  const expired = useCount(since, 'Expired');
  const released = useCount(since, 'Released');
  const shown = ({ total, more }: Count): string => {
    if (total === undefined) return '–';
    return more ? t('list.moreThan', { total }) : formatNumber(total);
  };
  const share = shareOf([converted, expired, released].map(({ total, more }) => (more ? undefined : total)));
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={t('scheduling.figures')}>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' } }}
        >
          <Figure label="scheduling.heldCount" value={shown(held)} />
          <Figure label="scheduling.liveCount" value={shown(live)} />
          <Figure label="scheduling.convertedCount" value={shown(converted)} />
          <Figure label="scheduling.expiredCount" value={shown(expired)} />
          <Figure label="scheduling.releasedCount" value={shown(released)} />
          <Figure label="scheduling.share" value={share === undefined ? '–' : t('scheduling.percent', { n: share })} />
        </Box>
        <Typography color="text.secondary" sx={{ fontSize: '.8125rem', mt: 2 }}>
          {t('scheduling.measured', { day: formatDate(since) })}
        </Typography>
      </Panel>
    </Box>
  );
};
