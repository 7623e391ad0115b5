import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, TextField } from '@mui/material';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { useState } from 'react';
import { useGetList, useStore } from 'react-admin';
import { hasMore } from '../dataProvider';
import { useT } from '../useT';

export interface SavedView {
  key: string;
  label: string;
  filter: Record<string, unknown>;
  counted?: boolean;
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const Total = ({ resource, filter }: { resource: string; filter: Record<string, unknown> }) => {
  const t = useT();
  const { total, meta } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter });
  return (
    <Box component="span" sx={{ fontWeight: 700, fontSize: '.75rem', opacity: 0.85 }}>
      {hasMore(meta) ? t('list.moreThan', { total: total ?? 0 }) : (total ?? '')}
    </Box>
  );
};

/** The views of a list as tabs with live counts; a filter of one's own can be kept beside them. */
export const SavedViews = ({
  resource,
  views,
  filter,
  apply,
}: {
  resource: string;
  views: SavedView[];
  filter: Record<string, unknown>;
  apply: (filter: Record<string, unknown>) => void;
}) => {
  const t = useT();
  const [own, setOwn] = useStore<SavedView[]>(`${resource}.views`, []);
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const all = [...views, ...own];
  const current = all.find((view) => same(view.filter, filter))?.key;
  const save = () => {
    if (!name.trim()) return;
    setOwn([...own, { key: `own-${Date.now()}`, label: name.trim(), filter }]);
    setNaming(false);
    setName('');
  };
  return (
    <Box
      role="group"
      aria-label={t('list.views')}
      sx={{ display: 'flex', gap: 1, mb: 3, overflowX: 'auto', borderBottom: 1, borderColor: 'divider', scrollbarWidth: 'thin' }}
    >
      {all.map((view) => (
        <Box key={view.key} sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
          <Box
            component="button"
            type="button"
            aria-pressed={current === view.key}
            onClick={() => apply(view.filter)}
            sx={{
              font: 'inherit',
              fontSize: '.8125rem',
              fontWeight: current === view.key ? 750 : 600,
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              minHeight: 38,
              border: 0,
              bgcolor: 'transparent',
              cursor: 'pointer',
              whiteSpace: 'nowrap',
              color: current === view.key ? 'primary.main' : 'text.secondary',
              boxShadow: (theme) => (current === view.key ? `inset 0 -3px 0 ${theme.palette.primary.main}` : 'none'),
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            {view.label}
            {view.counted && <Total resource={resource} filter={view.filter} />}
          </Box>
          {view.key.startsWith('own-') && (
            <IconButton
              size="small"
              aria-label={t('list.removeView', { name: view.label })}
              onClick={() => setOwn(own.filter((each) => each.key !== view.key))}
            >
              <CloseIcon sx={{ fontSize: 14 }} />
            </IconButton>
          )}
        </Box>
      ))}
      {!current && (
        <Button startIcon={<AddIcon />} onClick={() => setNaming(true)} sx={{ flex: 'none' }}>
          {t('list.saveView')}
        </Button>
      )}
      <Dialog open={naming} onClose={() => setNaming(false)} maxWidth="xs" fullWidth aria-labelledby="view-title">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <DialogTitle id="view-title">{t('list.saveView')}</DialogTitle>
          <DialogContent sx={{ pt: '12px !important' }}>
            <TextField autoFocus fullWidth label={t('list.viewName')} value={name} onChange={(event) => setName(event.target.value)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setNaming(false)}>{t('actions.cancel')}</Button>
            <Button type="submit" variant="contained">
              {t('actions.confirm')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
};
