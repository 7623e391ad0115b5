import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What someone wrote, as they wrote it, in their language. */
export const OwnWords = ({ lang, apart, children }: { lang?: string; apart?: boolean; children: ReactNode }) => (
  <Box
    lang={lang}
    sx={{
      ...(apart ? { mt: 3 } : {}),
      p: 3,
      bgcolor: 'background.default',
      borderRadius: 1,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
