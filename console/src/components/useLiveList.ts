import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListController, type ListControllerResult, type RaRecord, type SortPayload } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { problemOf } from '../api/http';
import { calm, useChanges } from '../live';

/**
 * An order, search or filter that was kept from before, or from another role, and is refused today is let go one by one: the list is
 * shown without it, and says why.
 */
const useRefusedLetGo = (list: ListControllerResult, usual: SortPayload) => {
  const { error, sort, filterValues, setSort, setFilters } = list;
  useEffect(() => {
    const problem = problemOf(error);
    const field = problem.code === 'COLUMN_HIDDEN' ? problem.errors?.[0]?.field : undefined;
    if (field === undefined) return;
    if (field === sort.field) setSort(usual);
    else setFilters(Object.fromEntries(Object.entries(filterValues).filter(([key]) => key.replace(OPERATOR, '') !== field)), {}, false);
  }, [error]);
};
const OPERATOR = /_(?:gte|lte|gt|lt)$/;

/** A list that moves by itself: at the top of the page it refreshes at once; further down it updates the rows in place and only counts the new ones. */
export const useLiveList = <Row extends RaRecord>(options: {
  resource: string;
  view: string;
  sort: SortPayload;
  filter?: Record<string, unknown>;
  everyMs?: number;
}) => {
  const list = useListController<Row>({
    resource: options.resource,
    sort: options.sort,
    filterDefaultValues: options.filter,
    perPage: 25,
    // Who has scrolled down reads; the list stands still for them.
    queryOptions: { meta: calm, refetchInterval: () => (options.everyMs && window.scrollY < 80 ? options.everyMs : false) },
  });
  useRefusedLetGo(list, options.sort);
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<ReadonlySet<unknown>>(new Set());
  const asked = JSON.stringify([list.page, list.perPage, list.sort, list.filterValues]);
  const before = useRef<{ asked: string; ids: Set<unknown> } | undefined>(undefined);
  const pending = useRef<Set<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // Rows that were not on this very page a moment ago are the new ones.
  useEffect(() => {
    if (!list.data || list.isFetching) return;
    const ids = new Set<unknown>(list.data.map((row) => row.id));
    const known = before.current;
    if (known && known.asked === asked) {
      const arrived = new Set([...ids].filter((id) => !known.ids.has(id)));
      if (arrived.size) setFresh(arrived);
    } else {
      setFresh(new Set());
      setWaiting(0);
    }
    before.current = { asked, ids };
  }, [list.data, list.isFetching, asked]);

  const showNew = () => {
    setWaiting(0);
    window.scrollTo({ top: 0 });
    void list.refetch();
  };

  const patch = async (ids: string[]) => {
    const known = ids.filter((id) => before.current?.ids.has(id));
    setWaiting((count) => count + ids.length - known.length);
    if (!known.length) return;
    const { data } = await dataProvider.getMany(options.resource, { ids: known });
    const rows = new Map(data.map((row: RaRecord) => [row.id, row]));
    client.setQueriesData<{ data: RaRecord[] }>(
      { queryKey: [options.resource, 'getList'] },
      (old) => old && { ...old, data: old.data.map((row) => rows.get(row.id) ?? row) },
    );
  };

  useChanges(options.view, ({ ids, view }) => {
    ids.forEach((id) => pending.current.add(id));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const batch = [...pending.current];
      pending.current.clear();
      if (view === '*' || !batch.length || window.scrollY < 80) void list.refetch();
      else void patch(batch).catch(() => undefined);
    }, 30);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return { list, waiting, fresh, showNew };
};
