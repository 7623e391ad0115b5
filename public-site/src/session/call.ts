import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call } from '@jurilien/contracts/api';
import { problemOf, type Reply } from '../api';
import type { Lang } from '../routes.table';
import { request } from './session';

/** What a call gives: what its contract takes; `open` where a caller who is not signed in may ask too. */
export type Given<K extends ApiRoute> = Call<K> & { readonly open?: boolean };

const TIMEOUT_MS = 20_000;

/** Calls a route of the API on the same origin, in the person's language; a dead network is a problem like any other. */
export async function call<K extends ApiRoute>(lang: Lang, route: K, given: Given<K>): Promise<Reply<Answer<K>>> {
  const { method, path } = addressOf(route, given as AddressParts);
  const { body, open }: { readonly body?: unknown; readonly open?: boolean } = given;
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
    if (answer.status < 400) return { ok: true, value: value as Answer<K> };
    return { ok: false, problem: problemOf(answer, value) };
  } catch {
    return { ok: false, problem: { status: 0, code: navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE' } };
  }
}
