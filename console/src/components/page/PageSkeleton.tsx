import { Box, Skeleton } from '@mui/material';
import { useT } from '../../useT';

/** The page of one thing while it is read: a head, a column and its side. */
export const PageSkeleton = () => {
  const t = useT();
  return (
    <Box aria-busy="true" aria-label={t('state.loading')} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton width={260} height={40} />
      <Skeleton variant="rounded" height={90} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 380px' } }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  );
};
