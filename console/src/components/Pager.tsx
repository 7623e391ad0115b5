import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useT } from '../useT';
import { pageSpan } from './pageSpan';

export const Pager = ({
  page,
  perPage,
  total,
  more = false,
  rows = perPage,
  setPage,
  setPerPage,
}: {
  page: number;
  perPage: number;
  total: number;
  /** There are more than were counted. */
  more?: boolean;
  /** Rows on this page, where their number tells more than the count. */
  rows?: number;
  setPage: (page: number) => void;
  setPerPage: (size: number) => void;
}) => {
  const t = useT();
  if (!total) return null;
  const { from, to, hasNext } = pageSpan({ page, perPage, total, more, rows });
  return (
    <Box
      component="nav"
      aria-label={t('list.page')}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap', color: 'text.secondary', fontSize: '.8125rem' }}
    >
      <span>{from <= to && t(more ? 'list.rangeMore' : 'list.range', { from, to, total })}</span>
      <TextField
        select
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        slotProps={{ select: { inputProps: { 'aria-label': t('list.perPage') }, SelectDisplayProps: { 'aria-label': t('list.perPage') } } }}
        sx={{ '& .MuiSelect-select': { py: 1, fontSize: '.8125rem' } }}
      >
        {[25, 50, 100].map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>
        <Button variant="outlined" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          {t('list.prev')}
        </Button>
        <Button variant="outlined" disabled={!hasNext} onClick={() => setPage(page + 1)}>
          {t('list.next')}
        </Button>
      </Box>
    </Box>
  );
};
