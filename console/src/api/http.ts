import { HttpError } from 'react-admin';
import { bearer, renewed } from '../session/session';
import { impersonation } from '../session/impersonation';
import { myAccount } from '../session/places';
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

let clockOffset = 0;
/** Server time in milliseconds: countdowns must not trust the clock of the computer they run on. */
export const serverNow = (): number => Date.now() + clockOffset;

export const problemOf = (error: unknown): Problem => {
  const body = (error as { body?: Problem } | null)?.body;
  if (body?.code) return body;
  const status = (error as { status?: number } | null)?.status ?? 0;
  return { status, code: status === 0 ? 'OFFLINE' : status === 401 ? 'SESSION_ENDED' : 'UNEXPECTED' };
};

export const offline = () => new HttpError('errors.OFFLINE', 0, { status: 0, code: 'OFFLINE' });

const failure = async (answer: Response): Promise<HttpError> => {
  const body = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const code = body.code ?? (answer.status === 401 ? 'SESSION_ENDED' : answer.status === 403 ? 'FORBIDDEN' : 'UNEXPECTED');
  return new HttpError(`errors.${code}`, answer.status, { ...body, status: answer.status, code });
};

interface Init {
  method?: string;
  json?: unknown;
  signal?: AbortSignal;
}

const call = async (path: string, init: Init, token?: string): Promise<Response> => {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (init.json !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: init.method ?? 'GET',
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
      signal: init.signal,
      body: init.json === undefined ? undefined : JSON.stringify(init.json),
    });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw offline();
  }
  const date = answer.headers.get('date');
  // The Date header has whole seconds: correct only a difference that matters.
  if (date) clockOffset = Math.abs(Date.parse(date) - Date.now()) > 2_000 ? Date.parse(date) - Date.now() : 0;
  return answer;
};

const content = async <T>(answer: Response): Promise<T> => (answer.status === 204 ? undefined : await answer.json()) as T;

/** A call as the person whose session this is; a token the API no longer takes is renewed once. */
const callSigned = async (path: string, init: Init): Promise<Response> => {
  const token = await bearer();
  const answer = await call(path, init, token);
  return answer.status === 401 ? call(path, init, await renewed(token)) : answer;
};

/** One way to call the API: bearer token, JSON both ways, problem details thrown as an error with `body`. */
export const request = async <T>(path: string, init: Init = {}): Promise<T> => {
  let answer = await callSigned(path, init);
  if (answer.status !== 403) return answer.ok ? content<T>(answer) : Promise.reject(await failure(answer));
  let refused = await failure(answer);
  if (problemOf(refused).code === 'STEP_UP_REQUIRED' && !impersonation() && (await provenAgain())) {
    answer = await callSigned(path, init);
    if (answer.ok) return content<T>(answer);
    refused = await failure(answer);
  }
  // Without a second factor there is one thing to do, and it is done on the page of one's own account.
  if (problemOf(refused).code === 'SECOND_FACTOR_REQUIRED') window.location.assign(myAccount);
  throw refused;
};

/** A call that opens or proves a session: what it answers is about what was typed, not about the session there is. */
export const requestOpen = async <T>(path: string, json: unknown): Promise<T> => {
  const answer = await call(path, { method: 'POST', json });
  if (!answer.ok) throw await failure(answer);
  return content<T>(answer);
};
