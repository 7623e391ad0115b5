import type { ListName } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../../api/http';
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
  return { views: (data?.views ?? []).filter((view) => view.list === list), first: data?.choices[list]?.view ?? undefined, isPending };
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
    beginWith: (view: string | null) => act('begin', () => ask('PUT /api/saved-views/choices', { body: { list, view } })),
    busy: busy !== undefined,
    problem,
    clear,
  };
};
