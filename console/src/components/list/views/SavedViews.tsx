import { Box, Button, IconButton } from '@mui/material';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { isList, type ListName } from '@jurilien/contracts';
import { useState } from 'react';
import { useListContext, useResourceContext, type SortPayload } from 'react-admin';
import { useReadOnly } from '../../../useReadOnly';
import { useT } from '../../../useT';
import { without, type Filter } from '../filter';
import { useCarriedOver, useColumnsCarriedOver } from './carried-over';
import { sameFilter } from './same-filter';
import { arranged, useKeptViews, useViewActs, type KeptView } from './saved-views';
import { useFilter } from '../useFilter';
import { ViewDialog } from './ViewDialog';
import { ViewMenu } from './ViewMenu';
import { ViewTab } from './ViewTab';

/** A view that a list brings. */
export interface SavedView {
  key: string;
  label: string;
  filter: Filter;
  counted?: boolean;
  /** In which order it begins, where that is not the list’s own. */
  sort?: SortPayload;
}
interface Props {
  views: SavedView[];
  /** The list’s own order: who leaves a view that has another comes back to it. */
  usual: SortPayload;
  /** Which columns are left out, and how others are. */
  hidden: readonly string[];
  setHidden: (keys: string[]) => void;
}
type Open = 'new' | 'rename';
interface Shown extends SavedView {
  kept?: KeptView;
}

/** Which of the views the list shows now, and how one is shown. */
const useShown = ({ views, usual, setHidden }: Props) => {
  const { filter, apply } = useFilter();
  const { setSort } = useListContext();
  const { views: kept, first } = useKeptViews(useResourceContext() ?? '');
  const all: Shown[] = [
    ...views,
    ...kept.map((view) => ({ key: view.id, label: view.name, filter: view.filter, sort: view.sort, kept: view })),
  ];
  const asked = without(filter, 'q');
  const current = all.find((view) => view.kept?.usable !== false && sameFilter(view.filter, asked));
  const show = ({ filter: wanted, sort, kept: view }: Shown) => {
    apply(wanted);
    if (sort ?? current?.sort) setSort(sort ?? usual);
    if (view?.hidden) setHidden([...view.hidden]);
  };
  return { all, first, show, current };
};

/** Keeping what is shown under a name, and calling it otherwise. */
const Naming = ({
  list,
  open,
  current,
  hidden,
  onClose,
}: {
  list: ListName;
  open: Open;
  current?: Shown;
  hidden: readonly string[];
  onClose: () => void;
}) => {
  const t = useT();
  const { filter } = useFilter();
  const { sort } = useListContext();
  const acts = useViewActs(list);
  const kept = open === 'rename' ? current?.kept : undefined;
  return (
    <ViewDialog
      title={t(kept ? 'views.rename' : 'list.saveView')}
      begun={{ name: kept?.name ?? '', shared: kept?.shared ?? false }}
      busy={acts.busy}
      problem={acts.problem}
      searching={!kept && filter.q !== undefined}
      onSave={async (named) => {
        const sent = await (kept ? acts.change(kept.id, named) : acts.keep({ ...named, ...arranged(filter, sort, hidden) }));
        return sent.ok;
      }}
      onClose={onClose}
    />
  );
};

/** What may no longer be asked by one's role is still there to be removed. */
const Gone = ({ view, acts }: { view: Shown; acts: ReturnType<typeof useViewActs> }) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
      <ViewTab label={view.label} on={false} why={t('views.notYours')} onApply={() => undefined} />
      <IconButton size="small" aria-label={t('list.removeView', { name: view.label })} onClick={() => void acts.remove(view.key)}>
        <CloseIcon sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
};

const Tabs = ({ list, ...props }: Props & { list: ListName }) => {
  const t = useT();
  const readOnly = useReadOnly();
  const { all, first, show, current } = useShown(props);
  const acts = useViewActs(list);
  const [open, setOpen] = useState<Open>();
  useCarriedOver();
  useColumnsCarriedOver();
  return (
    <>
      {all.map((view) =>
        view.kept?.usable === false ? (
          <Gone key={view.key} view={view} acts={acts} />
        ) : (
          <ViewTab
            key={view.key}
            label={view.label}
            on={current?.key === view.key}
            counted={view.counted ? view.filter : undefined}
            shared={view.kept?.shared}
            onApply={() => show(view)}
          />
        ),
      )}
      {current && !readOnly && (
        <ViewMenu
          label={current.label}
          kept={current.kept}
          first={first === current.key}
          viewKey={current.key}
          acts={acts}
          onRename={() => setOpen('rename')}
        />
      )}
      {!current && !readOnly && (
        <Button startIcon={<AddIcon />} onClick={() => setOpen('new')} sx={{ flex: 'none' }}>
          {t('list.saveView')}
        </Button>
      )}
      {open && <Naming list={list} open={open} current={current} hidden={props.hidden} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** The views of a list as tabs: those it brings, some with live counts, one's own, and those of the team. */
export const SavedViews = (props: Props) => {
  const t = useT();
  const list = useResourceContext() ?? '';
  return (
    <Box
      role="group"
      aria-label={t('list.views')}
      sx={{ display: 'flex', gap: 1, mb: 3, overflowX: 'auto', borderBottom: 1, borderColor: 'divider', scrollbarWidth: 'thin' }}
    >
      {isList(list) && <Tabs list={list} {...props} />}
    </Box>
  );
};
