import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { problemOf } from './api/http';
import { firstToLeave, signInAgain } from './session/places';
import { ended, fetchSigned, followOtherTabs } from './session/session';

export interface Change {
  view: string;
  ids: string[];
  position: number;
}
type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let connected = true;
let attempt = 0;
let source: AbortController | undefined;

const setConnected = (value: boolean) => {
  if (connected !== value) {
    connected = value;
    watchers.forEach((tell) => tell());
  }
};
/** Is the live stream up? Shown in the status bar, never a blocker. */
export const useLiveStatus = () =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => connected,
  );

const dispatch = (block: string) => {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trim())
    .join('\n');
  if (!data) return;
  try {
    const change = JSON.parse(data) as Partial<Change>;
    if (change.view) listeners.forEach((tell) => tell({ view: change.view!, ids: change.ids ?? [], position: change.position ?? 0 }));
  } catch {
    /* a torn line is repaired by the next change */
  }
};

const read = async (signal: AbortSignal) => {
  const answer = await fetchSigned('/api/live', { headers: { accept: 'text/event-stream' }, signal, cache: 'no-store' });
  if (answer.status === 401) throw ended();
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const missed = attempt > 0;
  attempt = 0;
  setConnected(true);
  // After a gap no one knows what changed: everything on screen is read again.
  if (missed) listeners.forEach((tell) => tell({ view: '*', ids: [], position: 0 }));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).replace(/\r/g, '').split('\n\n');
    rest = blocks.pop() ?? '';
    blocks.forEach(dispatch);
  }
};

const run = async (signal: AbortSignal) => {
  while (!signal.aborted) {
    const failed = await read(signal).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (signal.aborted) return;
    // A page no one touches learns here that its session is over.
    if (failed && problemOf(failed).code === 'SESSION_ENDED') return firstToLeave() ? window.location.assign(signInAgain()) : undefined;
    attempt += 1;
    if (attempt > 1) setConnected(false);
    const pause = Math.min(30_000, 500 * 2 ** attempt) * (0.75 + Math.random() / 2);
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      window.addEventListener('online', resolve, { once: true });
    });
  }
};

/** Opens the stream once for the signed-in console. */
export const useLiveConnection = () => {
  const client = useQueryClient();
  useEffect(() => {
    source = new AbortController();
    void run(source.signal);
    const stop = refreshQueries(client);
    const alone = followOtherTabs();
    return () => {
      source?.abort();
      stop();
      alone();
    };
  }, [client]);
};

/** Calls back for each change of one view. */
export const useChanges = (view: string, on: (change: Change) => void) => {
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    const listener: Listener = (change) => {
      if (change.view === view || change.view === '*') latest.current(change);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [view]);
};

/** Lists that announce their own changes ask to be left out of the general refresh. */
export const calm = { live: 'own' } as const;

const resourcesOf: Record<string, string[]> = {
  leads: ['leads', 'validations'],
  professionals: ['professionals', 'lawyers'],
  'user-accounts': ['user-accounts', 'users'],
};

/** Detail reads and counters follow the stream by invalidation, batched so that a burst costs one read. */
const refreshQueries = (client: QueryClient) => {
  const waiting = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const batch = new Map(waiting);
    waiting.clear();
    void client.invalidateQueries({
      predicate: ({ queryKey }) => {
        if ((queryKey[2] as { meta?: { live?: string } } | undefined)?.meta?.live === calm.live) return false;
        for (const [view, ids] of batch) {
          if (view === '*') return true;
          if (!(resourcesOf[view] ?? [view]).includes(String(queryKey[0]))) continue;
          if (queryKey[1] !== 'getOne') return true;
          if (!ids.size || ids.has(String((queryKey[2] as { id?: unknown } | undefined)?.id))) return true;
        }
        return false;
      },
    });
  };
  const listener: Listener = ({ view, ids }) => {
    const known = waiting.get(view) ?? new Set<string>();
    ids.forEach((id) => known.add(id));
    waiting.set(view, known);
    timer ??= setTimeout(flush, 80);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    clearTimeout(timer);
  };
};
