import { Box, Skeleton } from '@mui/material';
import { PageHeader } from '../../components/page/PageHeader';
import { ErrorPanel } from '../../components/page/Pages';
import { me } from '../../roles';
import { useT } from '../../useT';
import { FirstThings } from './FirstThings';
import { Live, SupplyGaps } from './Live';
import { Today } from './Today';
import { type DashboardAnswer, useDashboard } from './useDashboard';

const Parts = ({ data: { lines, day, live, gaps, at } }: { data: DashboardAnswer }) => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
    {lines && <FirstThings lines={lines} />}
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: day ? 'minmax(0,1.2fr) minmax(0,1fr)' : 'minmax(0,1fr)' },
      }}
    >
      {day && <Today day={day} at={at} />}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
        {live && <Live live={live} />}
        {gaps && <SupplyGaps gaps={gaps} least={day?.least ?? 0} />}
      </Box>
    </Box>
  </Box>
);

/** X10: what to do now first, how today goes against a usual such day, and what is live. */
export default function Dashboard() {
  const t = useT();
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHeader title={me().name ? t('dashboard.hello', { name: me().name }) : t('dashboard.title')} />
      {error && !data ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : data ? (
        <Parts data={data} />
      ) : (
        <Box aria-busy="true">
          <Skeleton variant="rounded" height={280} />
        </Box>
      )}
    </>
  );
}
