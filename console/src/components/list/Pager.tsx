import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { hasMore } from '../../dataProvider';
import { useT } from '../../useT';
import { pageSpan } from './pageSpan';

const SIZES = [25, 50, 100];

const PerPage = () => {
  const t = useT();
  const { perPage, setPerPage } = useListContext();
  return (
    <TextField
      select
      value={perPage}
      onChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{ select: { inputProps: { 'aria-label': t('list.perPage') }, SelectDisplayProps: { 'aria-label': t('list.perPage') } } }}
      sx={{ '& .MuiSelect-select': { py: 1, fontSize: '.8125rem' } }}
    >
      {SIZES.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Which rows of the list are shown, how many at once, and the way to the others. */
export const Pager = () => {
  const t = useT();
  const { page, perPage, total = 0, meta, data = [], setPage } = useListContext();
  if (!total) return null;
  const more = hasMore(meta);
  const { from, to, hasNext } = pageSpan({ page, perPage, total, more, rows: data.length });
  return (
    <Box
      component="nav"
      aria-label={t('list.page')}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap', color: 'text.secondary', fontSize: '.8125rem' }}
    >
      <span>{from <= to && t(more ? 'list.rangeMore' : 'list.range', { from, to, total })}</span>
      <PerPage />
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
