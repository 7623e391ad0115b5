import { isList, type ListName } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useResourceContext, useStore } from 'react-admin';
import { ask } from '../../../api/http';
import { useReadOnly } from '../../../useReadOnly';
import { useT } from '../../../useT';
import { useCommand } from '../../commands/useCommand';
import { without, type Filter } from '../filter';

type Kept = Answer<'GET /api/saved-views'>;
/** A view that a person kept, for themselves or for the team. */
export type KeptView = Kept['views'][number];

/** All of them in one read, which the live stream has made again when someone changes one. */
export const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: ({ signal }): Promise<Kept> => ask('GET /api/saved-views', { signal }),
  staleTime: Infinity,
});

/** Views that people kept of a list, and the key of the one it begins with. */
export const useKeptViews = (list: string): { views: readonly KeptView[]; first: string | undefined; isPending: boolean } => {
  const { data, isPending } = useQuery(savedViewsQuery);
  return { views: (data?.views ?? []).filter((view) => view.list === list), first: data?.defaults[list], isPending };
};

/** What a view keeps of a list as it is arranged now; search words stay out of it, which may be a name. */
export const arranged = (filter: Filter, sort: { field: string; order: string }, hidden: readonly string[]) => ({
  filter: without(filter, 'q'),
  sort: { field: sort.field, order: sort.order === 'DESC' ? ('DESC' as const) : ('ASC' as const) },
  hidden: [...hidden],
});

/** What can be done with the views of a list. */
export const useViewActs = (list: ListName) => {
  const { act, busy, problem, clear } = useCommand();
  return {
    keep: (view: { name: string; shared: boolean } & ReturnType<typeof arranged>) =>
      act('keep', () => ask('POST /api/saved-views', { body: { list, ...view } })),
    change: (id: string, change: { name?: string; shared?: boolean }) =>
      act('change', () => ask('PATCH /api/saved-views/:id', { params: { id }, body: change })),
    remove: (id: string) => act('remove', () => ask('DELETE /api/saved-views/:id', { params: { id } })),
    beginWith: (view: string | null) => act('begin', () => ask('PUT /api/saved-views/defaults', { body: { list, view } })),
    busy: busy !== undefined,
    problem,
    clear,
  };
};

interface OldView {
  label: string;
  filter: Filter;
}
const carried = new Set<string>();

/** Views of before lay in this browser alone: they go to the server once, and are gone here as each of them has arrived. */
export const useCarriedOver = (): void => {
  const t = useT();
  const notify = useNotify();
  const list = useResourceContext() ?? '';
  const readOnly = useReadOnly();
  const [old, setOld] = useStore<OldView[]>(`${list}.views`, []);
  const { act } = useCommand();
  const begun = useRef(false);
  useEffect(() => {
    if (old.length === 0 || readOnly || begun.current || !isList(list) || carried.has(list)) return;
    begun.current = true;
    carried.add(list);
    void act('carry', async () => {
      let rest = old;
      for (const view of old) {
        const kept = await ask('POST /api/saved-views', {
          body: { list, name: view.label.slice(0, 60), filter: without(view.filter, 'q'), shared: false },
        }).then(
          () => true,
          (error: unknown) => (error as { status?: number }).status === 422,
        );
        // One that names a person is not kept any more; one that could not be sent waits for the next visit.
        if (kept) setOld((rest = rest.filter((each) => each !== view)));
      }
      carried.delete(list);
      if (rest.length < old.length) notify(t('views.carried'), { type: 'info', messageArgs: { _: t('views.carried') } });
    });
  }, [old, readOnly, list]);
};
