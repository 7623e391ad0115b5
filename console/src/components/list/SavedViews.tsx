import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, TextField } from '@mui/material';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { useState, type FormEvent } from 'react';
import { useGetList, useListContext, useResourceContext, useStore, type SortPayload } from 'react-admin';
import { hasMore } from '../../dataProvider';
import { useT } from '../../useT';
import type { Filter } from './filter';
import { useFilter } from './useFilter';

export interface SavedView {
  key: string;
  label: string;
  filter: Filter;
  counted?: boolean;
  /** In which order it begins, where that is not the list’s own. */
  sort?: SortPayload;
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const Total = ({ filter }: { filter: Filter }) => {
  const t = useT();
  const resource = useResourceContext()!;
  const { total, meta } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter });
  return (
    <Box component="span" sx={{ fontWeight: 700, fontSize: '.75rem', opacity: 0.85 }}>
      {hasMore(meta) ? t('list.moreThan', { total: total ?? 0 }) : (total ?? '')}
    </Box>
  );
};

interface TabProps {
  view: SavedView;
  on: boolean;
  onApply: () => void;
  /** Only a view of one's own can be removed. */
  onRemove?: () => void;
}
const Tab = ({ view, on, onApply, onRemove }: TabProps) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
      <Box
        component="button"
        type="button"
        aria-pressed={on}
        onClick={onApply}
        sx={{
          font: 'inherit',
          fontSize: '.8125rem',
          fontWeight: on ? 750 : 600,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          minHeight: 38,
          border: 0,
          bgcolor: 'transparent',
          cursor: 'pointer',
          whiteSpace: 'nowrap',
          color: on ? 'primary.main' : 'text.secondary',
          boxShadow: (theme) => (on ? `inset 0 -3px 0 ${theme.palette.primary.main}` : 'none'),
          '&:hover': { color: 'text.primary' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {view.label}
        {view.counted && <Total filter={view.filter} />}
      </Box>
      {onRemove && (
        <IconButton size="small" aria-label={t('list.removeView', { name: view.label })} onClick={onRemove}>
          <CloseIcon sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Box>
  );
};

/** Asks what the present filter is to be called. */
const NameView = ({ open, onSave, onClose }: { open: boolean; onSave: (name: string) => void; onClose: () => void }) => {
  const t = useT();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setName('');
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="view-title">
      <form onSubmit={save}>
        <DialogTitle id="view-title">{t('list.saveView')}</DialogTitle>
        <DialogContent sx={{ pt: '12px !important' }}>
          <TextField autoFocus fullWidth label={t('list.viewName')} value={name} onChange={(event) => setName(event.target.value)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('actions.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/**
 * The views of a list as tabs with live counts; a filter of one's own can be kept beside them, on this device.
 * @param usual the list's own order: who leaves a view that has another comes back to it
 */
export const SavedViews = ({ views, usual }: { views: SavedView[]; usual: SortPayload }) => {
  const t = useT();
  const { filter, apply } = useFilter();
  const { setSort } = useListContext();
  const [own, setOwn] = useStore<SavedView[]>(`${useResourceContext()}.views`, []);
  const [naming, setNaming] = useState(false);
  const all = [...views, ...own];
  const here = all.find((view) => same(view.filter, filter));
  const current = here?.key;
  const show = ({ filter: other, sort }: SavedView) => {
    apply(other);
    if (sort ?? here?.sort) setSort(sort ?? usual);
  };
  const save = (label: string) => {
    setOwn([...own, { key: `own-${Date.now()}`, label, filter }]);
    setNaming(false);
  };
  const remove = ({ key }: SavedView) => setOwn(own.filter((each) => each.key !== key));
  return (
    <Box
      role="group"
      aria-label={t('list.views')}
      sx={{ display: 'flex', gap: 1, mb: 3, overflowX: 'auto', borderBottom: 1, borderColor: 'divider', scrollbarWidth: 'thin' }}
    >
      {all.map((view) => (
        <Tab
          key={view.key}
          view={view}
          on={current === view.key}
          onApply={() => show(view)}
          onRemove={own.includes(view) ? () => remove(view) : undefined}
        />
      ))}
      {!current && (
        <Button startIcon={<AddIcon />} onClick={() => setNaming(true)} sx={{ flex: 'none' }}>
          {t('list.saveView')}
        </Button>
      )}
      <NameView open={naming} onSave={save} onClose={() => setNaming(false)} />
    </Box>
  );
};
