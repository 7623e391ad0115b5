import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call as CallOf } from '@jurilien/contracts/api';
import { problemOf, type Reply } from '../api';
import type { Lang } from '../routes.table';
import { request } from './session';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** A person who is not signed in may ask too. */
  readonly open?: boolean;
}

const TIMEOUT_MS = 20_000;

/** Calls a route of the API on the same origin, in the person's language; a dead network is a problem like any other. */
export function call<K extends ApiRoute>(lang: Lang, route: K, given: CallOf<K> & Pick<Call, 'open'>): Promise<Reply<Answer<K>>>;
export function call<T>(lang: Lang, path: string, given?: Call): Promise<Reply<T>>;
export async function call<T>(lang: Lang, route: string, given: Call & AddressParts = {}): Promise<Reply<T>> {
  const { method, path } = route.startsWith('/') ? { method: given.method ?? 'GET', path: route } : addressOf(route, given);
  const { body, open } = given;
  const init = {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': `${lang}-CA`,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  };
  try {
    const answer = open ? await fetch(path, init) : await request(path, init);
    const value = await answer.json().catch(() => ({}));
    if (answer.status < 400) return { ok: true, value: value as T };
    return { ok: false, problem: problemOf(answer, value) };
  } catch {
    return { ok: false, problem: { status: 0, code: navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE' } };
  }
}
