import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call } from '@jurilien/contracts/api';
import { call } from './call';
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
 * What the API says, asked again every so often while someone looks, and at once when the page wakes. What was shown stays
 * while it is asked for, and when it cannot be had.
 */
export function useAsk<K extends ApiRoute>(route: K, given: Call<K>, everyMs?: number): Asked<Answer<K>>;
export function useAsk<T extends object>(path: string, everyMs?: number): Asked<T>;
export function useAsk<T extends object>(route: string, given?: object | number, often?: number): Asked<T> {
  const path = route.startsWith('/') ? route : addressOf(route, given as object).path;
  const everyMs = typeof given === 'number' ? given : often;
  const lang = useLang();
  const [state, setState] = useState<{ path: string; value?: T; problem?: Problem }>({ path });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    const mine = ++turn.current;
    const askedAt = performance.now();
    const reply = await call<T & { serverNow?: string }>(lang, path);
    if (mine !== turn.current) return;
    if (reply.ok) {
      if (reply.value.serverNow) learn(reply.value.serverNow, askedAt);
      return setState({ path, value: reply.value });
    }
    // A person who has yet to join may stay: the page says how.
    const away = isNoMember(reply.problem) ? undefined : detour(reply.problem, lang);
    if (away) {
      if (reply.problem.status === 401) session().forget();
      return location.replace(away);
    }
    setState((before) => ({ path, ...(before.path === path && before.value ? { value: before.value } : {}), problem: reply.problem }));
  }, [lang, path]);
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
