import { HttpError } from 'react-admin';

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

const failure = async (answer: Response): Promise<HttpError> => {
  const body = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const code = body.code ?? (answer.status === 401 ? 'SESSION_ENDED' : answer.status === 403 ? 'FORBIDDEN' : 'UNEXPECTED');
  return new HttpError(`errors.${code}`, answer.status, { ...body, status: answer.status, code });
};

/** One way to call the API: bearer token, JSON both ways, problem details thrown as an error with `body`. */
export const request = async <T>(path: string, init: { method?: string; json?: unknown; signal?: AbortSignal } = {}): Promise<T> => {
  const token = localStorage.getItem('token');
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
    throw new HttpError('errors.OFFLINE', 0, { status: 0, code: 'OFFLINE' });
  }
  const date = answer.headers.get('date');
  // The Date header has whole seconds: correct only a difference that matters.
  if (date) clockOffset = Math.abs(Date.parse(date) - Date.now()) > 2_000 ? Date.parse(date) - Date.now() : 0;
  if (!answer.ok) throw await failure(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};
