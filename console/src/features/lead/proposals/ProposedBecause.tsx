import { Box } from '@mui/material';
import { useT } from '../../../useT';

/** Why someone proposed it, in their own words: who decides needs them first. */
export const ProposedBecause = ({ reason }: { reason?: string }) => {
  const t = useT();
  if (!reason) return null;
  return (
    <Box component="p" sx={{ m: 0, mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('search.because')}{' '}
      </Box>
      {reason}
    </Box>
  );
};
