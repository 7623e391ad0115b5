import { problemOf, type Reply } from '../problem';
import type { Lang } from '../routes.table';
import { request } from './session';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Somebody who is not signed in may ask too. */
  readonly open?: boolean;
}

const TIMEOUT_MS = 20_000;

/** Asks the API on the same origin, in the person's language; a dead network is a problem like any other. */
export async function call<T>(lang: Lang, path: string, { method = 'GET', body, open }: Call = {}): Promise<Reply<T>> {
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
