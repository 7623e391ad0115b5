import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A name that opens what it means: on the spot, by mouse, finger or key. */
export const Defined = ({ label, definition }: { label: ReactNode; definition: string }) => (
  <Box component="details" sx={{ fontSize: '.8125rem' }}>
    <Box
      component="summary"
      sx={{ cursor: 'help', minHeight: 24, color: 'text.secondary', fontWeight: 600, '&::marker': { color: 'text.disabled' } }}
    >
      {label}
    </Box>
    <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: '62ch' }}>{definition}</Box>
  </Box>
);
