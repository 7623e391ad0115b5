import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { heals } from '../../api/queries';
import { hasMore } from '../../dataProvider';
import { calm } from '../../live';
import { BulkBar, type BulkAction } from './BulkBar';
import type { Column } from './column';
import type { SelectFilter } from './Filters';
import { Cards, Lines } from './ListRows';
import { ListEmpty, ListLoading } from './ListStates';
import { ListTools } from './ListTools';
import type { MoreFilter } from './MoreFilters';
import { NewRows } from './NewRows';
import type { Opening } from './RowName';
import { ChooseKey } from './RowKeys';
import { useKeptViews } from './views/saved-views';
import { SavedViews, type SavedView } from './views/SavedViews';
import { usePhone } from './useChosen';
import { useColumnChoice } from './useColumnChoice';
import { atTop, useLiveRows } from './useLiveRows';
import { useRefusedLetGo } from './useRefusedLetGo';
import { PageHeader } from '../page/PageHeader';
import { ErrorPanel } from '../page/Pages';
import { Pager } from './Pager';

export type { BulkAction } from './BulkBar';
export type { Column } from './column';
export type { SelectFilter } from './Filters';
export type { MoreFilter } from './MoreFilters';
export type { SavedView } from './views/SavedViews';

interface Props<Row> extends Opening<Row> {
  resource: string;
  view: string;
  title: string;
  /** What the search finds; no search without it. */
  search?: string;
  views: SavedView[];
  selects: SelectFilter[];
  columns: Column<Row>[];
  sort: SortPayload & { field: keyof Row };
  filter?: Record<string, unknown>;
  card: (row: Row) => ReactNode;
  empty: string;
  emptyText: string;
  /** Beside the title; may need to know what is listed now. */
  aside?: ReactNode | ((asked: { filter: Record<string, unknown>; sort: SortPayload }) => ReactNode);
  emphasis?: (row: Row) => boolean;
  more?: MoreFilter[];
  /** A filter of its own kind, beside the others. */
  own?: ReactNode;
  bulk?: BulkAction[];
  /** Between the title and the views. */
  above?: ReactNode;
  /** Read again this often, for what no live stream announces. */
  everyMs?: number;
  /** Changes when cells show something that is not in the row. */
  cells?: string | number;
}

const Header = <Row,>({ title, aside }: Pick<Props<Row>, 'title' | 'aside'>) => {
  const { total, meta, filterValues: filter, sort } = useListContext();
  return (
    <PageHeader title={title} count={total} more={hasMore(meta)} aside={typeof aside === 'function' ? aside({ filter, sort }) : aside} />
  );
};

/** The rows, or why there are none. */
const Rows = <Row extends RaRecord>({ fresh, shown, ...props }: Props<Row> & { fresh: ReadonlySet<unknown>; shown: Column<Row>[] }) => {
  const { error, isPending, data, refetch } = useListContext<Row>();
  const phone = usePhone();
  if (error) return <ErrorPanel error={error} retry={() => void refetch()} />;
  if (isPending) return <ListLoading />;
  if (!data?.length) return <ListEmpty usual={props.filter} title={props.empty} text={props.emptyText} />;
  const { rowName, href, onOpen, cells } = props;
  const rows = { columns: shown, fresh, cells, rowName, href, onOpen };
  if (phone) return <Cards {...rows} card={props.card} />;
  return <Lines {...rows} title={props.title} selectable={props.bulk !== undefined} emphasis={props.emphasis} />;
};

const Shown = <Row extends RaRecord>({ begun, ...props }: Props<Row> & { begun?: readonly string[] }) => {
  const { waiting, fresh, showNew } = useLiveRows(props.view);
  const { shown, ...choice } = useColumnChoice(props.columns, begun);
  useRefusedLetGo(props.sort);
  return (
    <Box>
      <Header title={props.title} aside={props.aside} />
      {props.above}
      <SavedViews views={props.views} usual={props.sort} hidden={choice.hidden} setHidden={choice.setHidden} />
      <ListTools search={props.search} selects={props.selects} more={props.more} own={props.own} columns={props.columns} choice={choice} />
      {props.bulk && <BulkBar actions={props.bulk} />}
      {props.bulk && <ChooseKey letter="x" />}
      <NewRows waiting={waiting} arrived={fresh.size} onShow={showNew} />
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip' }}>
        <Rows {...props} fresh={fresh} shown={shown} />
      </Box>
      <Pager />
    </Box>
  );
};

interface Begun {
  resource: string;
  views: SavedView[];
  sort: SortPayload;
  filter?: Record<string, unknown>;
}
/** How a list begins where its address says nothing: with the view that the person chose, or as the screen has it. */
const useBeginning = ({ resource, views, sort, filter }: Begun) => {
  const { views: kept, first, isPending } = useKeptViews(resource);
  const own = kept.find(({ id, usable }) => usable && id === first);
  const brought = views.find(({ key }) => key === first);
  return { isPending, sort: own?.sort ?? brought?.sort ?? sort, filter: own?.filter ?? brought?.filter ?? filter, hidden: own?.hidden };
};

/** One dense list for every screen: saved views, search, filters, columns, keyboard, live rows; cards on a phone. */
export const LiveList = <Row extends RaRecord>(props: Props<Row>) => {
  const { isPending, ...beginning } = useBeginning(props);
  if (isPending) return <ListLoading />;
  return (
    <ListBase<Row>
      resource={props.resource}
      sort={beginning.sort}
      filterDefaultValues={beginning.filter}
      perPage={25}
      // Who has scrolled down reads; the list stands still for them.
      queryOptions={{ meta: calm, refetchInterval: (query) => heals(query) || (props.everyMs && atTop() ? props.everyMs : false) }}
    >
      <Shown {...props} begun={beginning.hidden} />
    </ListBase>
  );
};
