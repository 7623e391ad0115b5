import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** One thing in a short list of a panel: what it is and how it stands, then its facts in small. */
export const ShortLine = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 0.5,
      py: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
      fontSize: '.8125rem',
      '&:last-of-type': { borderBottom: 0 },
    }}
  >
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>{head}</Box>
    <Box sx={{ color: 'text.secondary' }}>{children}</Box>
  </Box>
);
