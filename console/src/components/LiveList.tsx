import {
  Box,
  Button,
  Checkbox,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useStore, type RaRecord, type SortPayload } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { hasMore } from '../dataProvider';
import { useT } from '../useT';
import { BulkBar, type BulkAction } from './BulkBar';
import { CardRow, from, LineRow } from './ListRows';
import { MoreFilters, type MoreFilter } from './MoreFilters';
import { ColumnMenu } from './ColumnMenu';
import { Filters, type SelectFilter } from './Filters';
import { PageHeader } from './PageHeader';
import { Pager } from './Pager';
import { ErrorPanel, Message } from './Pages';
import { SavedViews, type SavedView } from './SavedViews';
import { useLiveList } from './useLiveList';

export interface Column<Row> {
  key: string;
  label: string;
  /** The column of the view that it is sorted by. */
  sort?: keyof Row & string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  hidden?: boolean;
  wide?: boolean;
  from?: 'md' | 'lg';
}
interface Props<Row> {
  resource: string;
  view: string;
  title: string;
  search: string;
  views: SavedView[];
  selects: SelectFilter[];
  columns: Column<Row>[];
  sort: SortPayload & { field: keyof Row };
  filter?: Record<string, unknown>;
  card: (row: Row) => ReactNode;
  href?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  rowName: (row: Row) => string;
  empty: string;
  emptyText: string;
  /** Beside the title; may need to know what is listed now. */
  aside?: ReactNode | ((asked: { filter: Record<string, unknown>; sort: SortPayload }) => ReactNode);
  emphasis?: (row: Row) => boolean;
  more?: MoreFilter[];
  bulk?: BulkAction[];
  /** Between the title and the views. */
  above?: ReactNode;
  /** Read again this often, for what no live stream announces. */
  everyMs?: number;
  /** Changes when cells show something that is not in the row. */
  cells?: string | number;
}

/** One dense list for every screen: saved views, search, filters, columns, keyboard, live rows; cards on a phone. */
export const LiveList = <Row extends RaRecord>(props: Props<Row>) => {
  const t = useT();
  const navigate = useNavigate();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { list, waiting, fresh, showNew } = useLiveList<Row>({
    resource: props.resource,
    view: props.view,
    sort: props.sort,
    filter: props.filter,
    everyMs: props.everyMs,
  });
  const [hidden, setHidden] = useStore<string[]>(
    `${props.resource}.hidden`,
    props.columns.filter((column) => column.hidden).map((column) => column.key),
  );
  const columns = props.columns.filter((column, index) => index === 0 || !hidden.includes(column.key));
  const more = hasMore(list.meta);
  const filtered = JSON.stringify(list.filterValues) !== JSON.stringify(props.filter ?? {});
  const open = (row: Row) => (props.href ? navigate(props.href(row)) : props.onOpen?.(row));
  const name = (row: Row): ReactNode =>
    props.href ? (
      <Box
        component={Link}
        to={props.href(row)}
        sx={{ color: 'inherit', fontWeight: 750, textDecoration: 'none' }}
        onClick={(event: React.MouseEvent) => event.stopPropagation()}
      >
        {props.rowName(row)}
      </Box>
    ) : (
      <Button
        variant="text"
        onClick={(event) => {
          event.stopPropagation();
          props.onOpen?.(row);
        }}
        sx={{ p: 0, minHeight: 24, minWidth: 0, color: 'inherit' }}
      >
        {props.rowName(row)}
      </Button>
    );
  // What a row's cells depend on besides the row: anything else keeps its drawing.
  const shape = `${columns.map((column) => column.key).join()}|${props.cells ?? ''}`;

  const sortBy = (column: Column<Row>) =>
    column.sort &&
    list.setSort({ field: column.sort, order: list.sort.field === column.sort && list.sort.order === 'ASC' ? 'DESC' : 'ASC' });
  const rows = list.data ?? [];
  // Only what is on screen can be chosen: nobody acts on rows out of sight.
  const chosen = props.bulk && !phone ? rows.filter((row) => list.selectedIds.includes(row.id)) : [];
  const select = (row: Row) =>
    props.bulk && !phone
      ? {
          on: list.selectedIds.includes(row.id),
          label: t('list.select', { name: props.rowName(row) }),
          toggle: () => list.onToggleItem(row.id),
        }
      : undefined;

  return (
    <Box>
      <PageHeader
        title={props.title}
        count={list.total}
        more={more}
        aside={typeof props.aside === 'function' ? props.aside({ filter: list.filterValues, sort: list.sort }) : props.aside}
      />
      {props.above}
      <SavedViews
        resource={props.resource}
        views={props.views}
        filter={list.filterValues}
        apply={(filter) => list.setFilters(filter, {}, false)}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
        <Filters
          search={props.search}
          selects={props.selects}
          filter={list.filterValues}
          apply={(filter) => list.setFilters(filter, {}, false)}
        />
        {props.more && (
          <MoreFilters filters={props.more} filter={list.filterValues} apply={(filter) => list.setFilters(filter, {}, false)} />
        )}
        {!phone && (
          <Box sx={{ ml: 'auto' }}>
            <ColumnMenu columns={props.columns.slice(1)} hidden={hidden} setHidden={setHidden} />
          </Box>
        )}
      </Box>
      {chosen.length > 0 && <BulkBar rows={chosen} actions={props.bulk!} onClear={list.onUnselectItems} />}
      <Box
        role="status"
        aria-live="polite"
        sx={{ position: 'sticky', top: 8, zIndex: 4, display: 'grid', justifyItems: 'center', height: 0 }}
      >
        {waiting > 0 && (
          <Button variant="contained" color="secondary" onClick={showNew} sx={{ borderRadius: 5, boxShadow: 8 }}>
            {t('state.newRows', { count: waiting })} · {t('state.showNew')}
          </Button>
        )}
        {waiting === 0 && fresh.size > 0 && (
          <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            {t('state.newRows', { count: fresh.size })}
          </Box>
        )}
      </Box>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'clip' }}>
        {list.error ? (
          <ErrorPanel error={list.error} retry={() => void list.refetch()} />
        ) : list.isPending ? (
          <Box aria-busy="true" aria-label={t('state.loading')} sx={{ p: 4 }}>
            {Array.from({ length: 10 }, (_, line) => (
              <Skeleton key={line} height={36} />
            ))}
          </Box>
        ) : !rows.length ? (
          <Message
            drawing="empty"
            title={filtered ? t('list.emptyFiltered') : props.empty}
            text={filtered ? t('list.emptyFilteredText') : props.emptyText}
          >
            {filtered && (
              <Button variant="outlined" onClick={() => list.setFilters(props.filter ?? {}, {}, false)}>
                {t('list.clear')}
              </Button>
            )}
          </Message>
        ) : phone ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <CardRow key={row.id} row={row} card={props.card} shape={shape} name={name} open={open} fresh={fresh.has(row.id)} />
            ))}
          </Box>
        ) : (
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={props.title}>
            <Table size="small" stickyHeader>
              <TableHead>
                <TableRow>
                  {props.bulk && (
                    <TableCell padding="none" sx={{ width: 34, pl: 1.5 }}>
                      <Checkbox
                        size="small"
                        sx={{ p: 1 }}
                        checked={chosen.length > 0 && chosen.length === rows.length}
                        indeterminate={chosen.length > 0 && chosen.length < rows.length}
                        onChange={(_, on) => list.onSelect(on ? rows.map((row) => row.id) : [])}
                        slotProps={{ input: { 'aria-label': t('list.selectAll') } }}
                      />
                    </TableCell>
                  )}
                  {columns.map((column) => (
                    <TableCell
                      key={column.key}
                      align={column.align}
                      sx={from(column)}
                      sortDirection={list.sort.field === column.sort ? (list.sort.order.toLowerCase() as 'asc' | 'desc') : false}
                    >
                      {column.sort ? (
                        <TableSortLabel
                          active={list.sort.field === column.sort}
                          direction={list.sort.field === column.sort && list.sort.order === 'DESC' ? 'desc' : 'asc'}
                          onClick={() => sortBy(column)}
                        >
                          {column.label}
                        </TableSortLabel>
                      ) : (
                        column.label
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody sx={{ '& tr:last-of-type td': { borderBottom: 0 } }}>
                {rows.map((row) => (
                  <LineRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    shape={shape}
                    name={name}
                    open={open}
                    fresh={fresh.has(row.id)}
                    strong={props.emphasis?.(row) === true}
                    select={select(row)}
                  />
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Box>
      <Pager
        page={list.page}
        perPage={list.perPage}
        total={list.total ?? 0}
        more={more}
        rows={rows.length}
        setPage={list.setPage}
        setPerPage={list.setPerPage}
      />
    </Box>
  );
};
