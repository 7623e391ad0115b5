import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber } from '../format';
import { useDocumentTitle } from './useDocumentTitle';

export const PageHeader = ({ title, count, aside }: { title: string; count?: number; aside?: ReactNode }) => {
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2.5, mb: 3, flexWrap: 'wrap' }}>
      <Typography variant="h1">{title}</Typography>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 650 }}>
          {formatNumber(count)}
        </Box>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>{aside}</Box>
    </Box>
  );
};
