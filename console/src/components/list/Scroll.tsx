import { Box, Table } from '@mui/material';
import type { ReactNode } from 'react';

/** A table that scrolls by itself when the page is narrower than it. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
    <Table size="small">{children}</Table>
  </Box>
);

/** The newest hundred of something about one professional. */
export const newest = (field: string) => ({ pagination: { page: 1, perPage: 100 }, sort: { field, order: 'DESC' as const } });
