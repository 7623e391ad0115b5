import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** One of the two texts of a request under its title, and who reads it. */
export const TextColumn = ({ title, hint, lang, children }: { title: string; hint: string; lang?: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h3">{title}</Typography>
    <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 2 }}>
      {hint}
    </Typography>
    <Box lang={lang} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '.875rem', lineHeight: 1.6, maxWidth: '68ch' }}>
      {children}
    </Box>
  </Box>
);
