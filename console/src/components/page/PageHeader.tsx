import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import { useDocumentTitle } from './useDocumentTitle';

interface Props {
  title: string;
  count?: number;
  /** There are more than were counted. */
  more?: boolean;
  aside?: ReactNode;
}

export const PageHeader = ({ title, count, more = false, aside }: Props) => {
  const t = useT();
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2.5, mb: 3, flexWrap: 'wrap' }}>
      <Typography variant="h1">{title}</Typography>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 650 }}>
          {more ? t('list.moreThan', { total: count }) : formatNumber(count)}
        </Box>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>{aside}</Box>
    </Box>
  );
};
