import { isList } from '@jurilien/contracts';
import type { Call } from '@jurilien/contracts/api';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../api/http';
import { useT } from '../../useT';
import { savedViewsQuery } from './views/saved-views';

/** What a person chooses of a list; what is not named stays as it was. */
type Choice = Omit<Call<'PUT /api/saved-views/choices'>['body'], 'list'>;

/**
 * How the person wants a list, on whichever device: kept by the server, shown at once, one change after the other. What could not be
 * kept is taken back, in words.
 */
export const useListChoice = (list: string): { choice: Choice; choose: (choice: Choice) => void } => {
  const t = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const kept = useQuery(savedViewsQuery).data?.choices[list];
  const mutationKey = ['list-choice', list];
  const onTheWay = useMutationState({ filters: { mutationKey, status: 'pending' }, select: ({ state }) => state.variables as Choice });
  const { mutate: choose } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (choice: Choice) => {
      if (isList(list)) await ask('PUT /api/saved-views/choices', { body: { list, ...choice } });
    },
    onError: () => notify(t('views.choiceLost'), { type: 'warning', messageArgs: { _: t('views.choiceLost') } }),
    // Until what is kept was read again, what is on the way is shown.
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
  return { choice: Object.assign({}, kept, ...onTheWay) as Choice, choose };
};
