import { addressOf, type AddressParts } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call } from '@jurilien/contracts/api';
import { HttpError } from 'react-admin';
import { fetchSigned, impersonation } from '../session/session';
import { protectFirst } from '../session/places';
import { provenAgain } from '../session/step-up';

/** RFC 9457 problem details as the API answers them. */
export interface Problem {
  type?: string;
  title?: string;
  status: number;
  code: string;
  detail?: string;
  errors?: { field: string; message: string }[];
  reference?: string;
}

export const problemOf = (error: unknown): Problem => {
  const body = (error as { body?: Problem } | null)?.body;
  if (body?.code) return body;
  const status = (error as { status?: number } | null)?.status ?? 0;
  return { status, code: status === 0 ? 'OFFLINE' : status === 401 ? 'SESSION_ENDED' : 'UNEXPECTED' };
};

const offline = () => new HttpError('errors.OFFLINE', 0, { status: 0, code: 'OFFLINE' });

const failure = async (answer: Response): Promise<HttpError> => {
  const body = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const code = body.code ?? (answer.status === 401 ? 'SESSION_ENDED' : answer.status === 403 ? 'FORBIDDEN' : 'UNEXPECTED');
  return new HttpError(`errors.${code}`, answer.status, { ...body, status: answer.status, code });
};

interface Init {
  method?: string;
  json?: unknown;
  /** Part of a file, where it begins. */
  piece?: { readonly bytes: Blob; readonly offset: number };
  signal?: AbortSignal;
  traceparent?: string;
}

const call = async (
  path: string,
  { method = 'GET', json, piece, signal, traceparent }: Init,
  by: typeof fetchSigned = fetch,
): Promise<Response> => {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(piece === undefined ? {} : { 'content-type': 'application/octet-stream', 'upload-offset': String(piece.offset) }),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
  try {
    const body = piece?.bytes ?? (json === undefined ? undefined : JSON.stringify(json));
    return await by(path, { method, headers, cache: 'no-store', signal, ...(body === undefined ? {} : { body }) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw offline();
  }
};

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');
/** The W3C header that starts a trace: what a click led to is one story, also when it is sent again after a proof of who clicked. */
const click = (): string => `00-${hex(16)}-${hex(8)}-01`;

const content = async <T>(answer: Response): Promise<T> => (answer.status === 204 ? undefined : await answer.json()) as T;

/** What the API answers to someone signed in; what wants a fresh proof of who asks is asked again after it. */
const answerTo = async (path: string, asked: Init): Promise<Response> => {
  const init = (asked.method ?? 'GET') === 'GET' ? asked : { ...asked, traceparent: click() };
  let answer = await call(path, init, fetchSigned);
  if (answer.ok) return answer;
  let refused = await failure(answer);
  if (answer.status !== 403) throw refused;
  if (problemOf(refused).code === 'STEP_UP_REQUIRED' && !impersonation() && (await provenAgain())) {
    answer = await call(path, init, fetchSigned);
    if (answer.ok) return answer;
    refused = await failure(answer);
  }
  // Without a second factor there is one thing to do, and it is done on the pages of one's own account.
  if (problemOf(refused).code === 'SECOND_FACTOR_REQUIRED') window.location.assign(protectFirst());
  throw refused;
};

/**
 * The one way to call the API: bearer token, JSON both ways, problem details thrown as an error with `body`. The contract of the route
 * types what is given and what comes back.
 */
export const ask = async <K extends ApiRoute>(
  route: K,
  { signal, ...given }: Call<K> & { readonly signal?: AbortSignal },
): Promise<Answer<K>> => {
  const { method, path } = addressOf(route, given as AddressParts);
  return content<Answer<K>>(await answerTo(path, { method, signal, ...(method === 'GET' ? {} : { json: given.body ?? {} }) }));
};

/** Sends part of a file, as it is, to where it begins. */
export const askPiece = async <K extends ApiRoute>(route: K, piece: NonNullable<Init['piece']>, given: Call<K>): Promise<Answer<K>> => {
  const { method, path } = addressOf(route, given as AddressParts);
  return content<Answer<K>>(await answerTo(path, { method, piece }));
};

/** A route's file, as it is. */
export const askFile = async <K extends ApiRoute>(route: K, given: Call<K>): Promise<Blob> =>
  (await answerTo(addressOf(route, given as AddressParts).path, {})).blob();

/** A call that opens or proves a session: its answer is about what was typed, not about the session there is. */
export const askOpen = async <K extends ApiRoute>(route: K, given: Call<K>): Promise<Answer<K>> => {
  const { method, path } = addressOf(route, given as AddressParts);
  const answer = await call(path, { method, json: given.body });
  if (!answer.ok) throw await failure(answer);
  return content<Answer<K>>(answer);
};
