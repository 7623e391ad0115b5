import type { Answer } from '@jurilien/contracts/api';
import type { ThreadRow } from '@jurilien/rows/messaging';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '../../api/http';
import { useChanges } from '../../live';

/** A conversation; its row is that of the view. */
export type Talk = Omit<Answer<'GET /api/inbox/:threadId'>, 'thread'> & { readonly thread: ThreadRow };
/** One text of a conversation, theirs or ours. */
export type Entry = Talk['said'][number];

/** One conversation, read again whenever a text of it moves. */
export const useThread = (id: string) => {
  const query = useQuery({
    queryKey: ['inbox', id],
    queryFn: async ({ signal }) => (await ask('GET /api/inbox/:threadId', { params: { threadId: id }, signal })) as unknown as Talk,
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // A text of ours is announced by its own id, which a conversation does not know yet: whatever moves is looked at, together.
  const again = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void query.refetch();
    }, 150);
  };
  useChanges('threads', again);
  useChanges('messages', again);
  useEffect(() => () => clearTimeout(timer.current), []);
  return query;
};

/** Replies written in advance; they change with a version of the product. */
export const useCanned = () =>
  useQuery({ queryKey: ['inbox', 'canned'], queryFn: () => ask('GET /api/inbox/canned', {}), staleTime: 600_000 }).data?.replies ?? [];
