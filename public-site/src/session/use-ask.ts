import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { Answer, ApiRoute } from '@jurilien/contracts/api';
import { call, type Given } from './call';
import { session } from './session';
import { detour } from './use-account';
import { useLang } from '../lang';
import type { Problem } from '../api';
import { learn, useWoken } from './server-clock';

export interface Asked<T> {
  readonly value?: T;
  /** Why there is nothing, or nothing newer, to show. */
  readonly problem?: Problem;
  readonly reload: () => Promise<void>;
}

/** A professional's account that no membership belongs to yet. */
export const isNoMember = ({ code, detail }: Problem): boolean => code === 'FORBIDDEN' && detail === 'no-membership';

/**
 * What the API answers, asked again every so often while someone looks, and at once when the page wakes. What was shown stays
 * while it is asked for, and when it cannot be had.
 */
export function useAsk<K extends ApiRoute>(route: K, given: Given<K>, everyMs?: number): Asked<Answer<K>> {
  const { path } = addressOf(route, given as AddressParts);
  const lang = useLang();
  const [state, setState] = useState<{ path: string; value?: Answer<K>; problem?: Problem }>({ path });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    const mine = ++turn.current;
    const askedAt = performance.now();
    const reply = await call(lang, route, given);
    if (mine !== turn.current) return;
    if (reply.ok) {
      const { serverNow } = reply.value as { readonly serverNow?: string };
      if (serverNow) learn(serverNow, askedAt);
      return setState({ path, value: reply.value });
    }
    // A person who has yet to join may stay: the page shows how.
    const away = isNoMember(reply.problem) ? undefined : detour(reply.problem, lang);
    if (away) {
      if (reply.problem.status === 401) session().forget();
      return location.replace(away);
    }
    setState((before) => ({ path, ...(before.path === path && before.value ? { value: before.value } : {}), problem: reply.problem }));
    // `given` is a new object at each render; its values stand in the path.
  }, [lang, route, path]);
  useEffect(() => {
    void reload();
    if (!everyMs) return undefined;
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, everyMs);
    return () => clearInterval(again);
  }, [reload, everyMs]);
  useWoken(useCallback(() => void reload(), [reload]));
  return state.path === path ? { ...state, reload } : { reload };
}
