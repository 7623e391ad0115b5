import type { ThreadRow } from '@jurilien/rows/messaging';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider';
import { useChanges } from '../../live';

/** One text of a conversation, theirs or ours. */
export interface Said {
  id: string;
  direction: 'in' | 'auto' | 'staff' | 'professional' | 'client';
  at: string;
  body: string;
  rule?: string;
  state?: string;
  by?: string;
  sendAt?: string;
  error?: string;
  suppressedCode?: string;
  /** To whom a text of theirs went on, where it was not meant for the team. */
  passedTo?: 'professional' | 'client';
}
export interface Talk {
  thread: ThreadRow;
  said: Said[];
  notes: { noteId: string; note: string; by: string; at: string }[];
  contact: { optedOut: boolean; since?: string; unreachable: boolean; failures: number };
  lang: 'fr' | 'en';
  people: {
    professionals: { id: string; name: string; state: string; province: string }[];
    leads: { id: string; code: string; state: string; lawyerType: string; createdAt: string }[];
  };
  mayWrite: string | null;
}
export interface Canned {
  key: string;
  version: number;
  title: { fr: string; en: string };
  fr: string;
  en: string;
  audience?: 'client' | 'professional';
}

/** One conversation, read again whenever a text of it moves. */
export const useThread = (id: string) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({ queryKey: ['inbox', id], queryFn: ({ signal }) => ask<Talk>(`inbox/${encodeURIComponent(id)}`, signal) });
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
export const useCanned = () => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return (
    useQuery({ queryKey: ['inbox', 'canned'], queryFn: () => ask<{ replies: Canned[] }>('inbox/canned'), staleTime: 600_000 }).data
      ?.replies ?? []
  );
};
