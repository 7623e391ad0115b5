import { errorText } from '../forms/error-text';
import type { Errors } from '../forms/raw';
import type { Lang } from '../routes.table';
import { call } from './call';
import { errorsOf, type Problem, type Reply } from '../problem';
import type { SignedIn, Way } from './types';

/** The calls of a sign-in; the page decides what to show, this file what to ask. */
const post = <T>(lang: Lang, path: string, body: object): Promise<Reply<T>> =>
  call<T>(lang, `/api/login${path}`, { method: 'POST', body, open: true });

export const withPassword = (lang: Lang, email: string, password: string) => post<SignedIn>(lang, '', { email: email.trim(), password });

export const withCode = (lang: Lang, challenge: string, method: Exclude<Way, 'passkey'>, code: string) =>
  post<SignedIn>(lang, '/factor', { challenge, method, code: method === 'recovery' ? code.trim() : code.replace(/\s/g, '') });

export const askEmailCode = (lang: Lang, challenge: string) => post<unknown>(lang, '/email-code', { challenge });

export const askLink = (lang: Lang, email: string, next?: string) =>
  post<unknown>(lang, '/link', { email: email.trim(), lang, ...(next ? { next } : {}) });

export const withLink = (lang: Lang, token: string) => post<SignedIn>(lang, '/link/use', { token });

/** A passkey alone is enough: the device has already checked who holds it. */
export async function withPasskey(lang: Lang, challenge?: string): Promise<Reply<SignedIn>> {
  const about = challenge ? { challenge } : {};
  const asked = await post<PasskeyQuestion>(lang, '/passkey/options', about);
  if (!asked.ok) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const response = await startAuthentication({ optionsJSON: asked.value });
    return await post<SignedIn>(lang, '/passkey', { ...about, response });
  } catch {
    return { ok: false, problem: { status: 0, code: 'PASSKEY_STOPPED' } };
  }
}
type PasskeyQuestion = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

const isPasskey = ({ errors }: Problem): boolean => errors?.some(({ field }) => field === 'passkey') ?? false;

/** What is wrong with a first answer: password, link or passkey. */
export function firstErrors(problem: Problem, lang: Lang): Errors {
  if (problem.code === 'PASSKEY_STOPPED') return { form: errorText('passkey', 'stopped', lang) };
  if (isPasskey(problem)) return { form: errorText('passkey', 'unknown', lang) };
  if (problem.status === 401) return { form: errorText('signIn', 'wrong', lang) };
  return errorsOf(problem, lang);
}

/** What is wrong with a code; `over` when the whole sign-in must start again. */
export function codeErrors(problem: Problem, lang: Lang): Errors & { over?: string } {
  if (problem.code === 'PASSKEY_STOPPED') return { form: errorText('passkey', 'stopped', lang) };
  if (isPasskey(problem)) return { form: errorText('passkey', 'unknown', lang) };
  if (problem.code === 'TOKEN_EXPIRED' || problem.detail === 'challenge-expired') return { over: errorText('secondCode', 'over', lang) };
  if (problem.status === 401 || problem.status === 422 || problem.status === 409)
    return { secondCode: errorText('secondCode', 'wrong', lang) };
  return errorsOf(problem, lang);
}
