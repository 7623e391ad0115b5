import { addressOf } from '@jurilien/contracts';
import type { ApiRoute } from '@jurilien/contracts/api';
import { request } from './session';
import { problemOf, type Reply } from '../api';
import type { Lang } from '../routes.table';

const UPLOAD_MS = 180_000;

/** Sends one file as raw bytes. */
export async function sendFile(lang: Lang, route: ApiRoute, file: Blob): Promise<Reply<unknown>> {
  try {
    const init = {
      method: 'POST',
      headers: { accept: 'application/json', 'accept-language': `${lang}-CA`, 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(UPLOAD_MS),
    };
    const answer = await request(addressOf(route).path, init);
    const value: unknown = await answer.json().catch(() => ({}));
    return answer.status < 400 ? { ok: true, value } : { ok: false, problem: problemOf(answer, value) };
  } catch {
    return { ok: false, problem: { status: 0, code: navigator.onLine ? 'UNAVAILABLE' : 'OFFLINE' } };
  }
}
