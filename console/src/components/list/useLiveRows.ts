import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, type RaRecord } from 'react-admin';
import { useChanges } from '../../live';

/** How far down still counts as the top: there, new rows are shown at once. Who has scrolled further reads. */
const TOP_PX = 80;
export const atTop = () => window.scrollY < TOP_PX;
/** Changes that come together are one read. */
const TOGETHER_MS = 30;

/** Rows that were not on this very page a moment ago are the new ones. */
const useFreshRows = (onAnotherPage: () => void) => {
  const { data, isFetching, page, perPage, sort, filterValues } = useListContext<RaRecord>();
  const [fresh, setFresh] = useState<ReadonlySet<unknown>>(new Set());
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const before = useRef<{ asked: string; ids: Set<unknown> } | undefined>(undefined);
  useEffect(() => {
    if (!data || isFetching) return;
    const ids = new Set<unknown>(data.map((row) => row.id));
    const known = before.current;
    if (known?.asked === asked) {
      const arrived = new Set([...ids].filter((id) => !known.ids.has(id)));
      if (arrived.size) setFresh(arrived);
    } else {
      setFresh(new Set());
      onAnotherPage();
    }
    before.current = { asked, ids };
  }, [data, isFetching, asked]);
  return { fresh, isShown: (id: unknown) => before.current?.ids.has(id) === true };
};

/** Reads some rows again and replaces them where they are shown. */
const usePatch = () => {
  const { resource } = useListContext();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return async (ids: string[]) => {
    const { data } = await dataProvider.getMany(resource, { ids });
    const rows = new Map(data.map((row: RaRecord) => [row.id, row]));
    client.setQueriesData<{ data: RaRecord[] }>(
      { queryKey: [resource, 'getList'] },
      (old) => old && { ...old, data: old.data.map((row) => rows.get(row.id) ?? row) },
    );
  };
};

/** A list that moves by itself: at the top of the page it refreshes at once; further down it updates the rows in place and only counts the new ones. */
export const useLiveRows = (view: string) => {
  const { refetch } = useListContext();
  const [waiting, setWaiting] = useState(0);
  const { fresh, isShown } = useFreshRows(() => setWaiting(0));
  const patch = usePatch();
  const pending = useRef<Set<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const update = (everything: boolean) => {
    const ids = [...pending.current];
    pending.current.clear();
    if (everything || !ids.length || atTop()) return void refetch();
    const known = ids.filter(isShown);
    setWaiting((count) => count + ids.length - known.length);
    if (known.length) void patch(known).catch(() => void refetch());
  };
  useChanges(view, (change) => {
    change.ids.forEach((id) => pending.current.add(id));
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      update(change.view === '*');
    }, TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const showNew = () => {
    setWaiting(0);
    window.scrollTo({ top: 0 });
    void refetch();
  };
  return { waiting, fresh, showNew };
};
