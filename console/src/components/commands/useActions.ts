import type { Actionable, ActionOn } from '@jurilien/rows/processes';
import type { Answer } from '@jurilien/contracts/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../api/http';
import { useT } from '../../useT';
import { useRefusal } from './useRefusal';
import { useWhyNever } from './useWhyNever';

/** Clocks move what is possible too: a lock that ends, an hour that comes. */
const AGAIN_MS = 30_000;

export interface Reason {
  readonly code: string;
  readonly detail: string;
}
/** What stands in the way of a command about one row, in words of the page; nothing when it can be sent. */
export type WhyNot<V extends Actionable> = (id: string, command: ActionOn<V>) => string | undefined;

/**
 * What can be done with rows of a view, asked once for all rows of a page and again whenever one of them changes.
 * @param words words of the page for a reason, where it knows more than the reason tells
 */
export const useActions = <V extends Actionable>(
  view: V,
  ids: readonly string[],
  words?: (reason: Reason, id: string) => string | undefined,
): WhyNot<V> => {
  const t = useT();
  const whyNever = useWhyNever();
  const refusal = useRefusal();
  const wanted = [...ids].sort().join();
  const { data } = useQuery<Answer<'GET /api/views/:view/actions'>>({
    // By the view's name first, as lists are: the live stream reads it again with its rows.
    queryKey: [view, 'actions', wanted],
    queryFn: ({ signal }) => ask('GET /api/views/:view/actions', { params: { view }, query: { ids: wanted }, signal }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
  return useCallback<WhyNot<V>>(
    (id, command) => {
      const general = whyNever(command);
      if (general) return general;
      const found = data?.[id]?.[command];
      if (found === true) return undefined;
      if (!found) return t(data?.[id] ? 'actions.why.role' : 'state.loading');
      return words?.(found, id) ?? refusal(found);
    },
    [whyNever, data, t, words, refusal],
  );
};
