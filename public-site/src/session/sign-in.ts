import { errorText, type Errors } from '../forms';
import type { Lang } from '../routes.table';
import { call } from './call';
import { errorsOf, type Problem, type Reply } from '../api';
import type { CodeSent, SignedIn } from './types';

/** The calls of a sign-in; the page decides what to show, this file what to ask. */
const open = { open: true } as const;

export const withPassword = (lang: Lang, email: string, password: string): Promise<Reply<SignedIn>> =>
  call(lang, 'POST /api/login', { ...open, body: { email: email.trim(), password } });

export const withCode = (lang: Lang, challenge: string, method: CodeSent['method'], code: string): Promise<Reply<SignedIn>> =>
  call(lang, 'POST /api/login/factor', {
    ...open,
    body: { challenge, method, code: method === 'recovery' ? code.trim() : code.replace(/\s/g, '') },
  });

export const askEmailCode = (lang: Lang, challenge: string) => call(lang, 'POST /api/login/email-code', { ...open, body: { challenge } });

export const askLink = (lang: Lang, email: string, next?: string) =>
  call(lang, 'POST /api/login/link', { ...open, body: { email: email.trim(), lang, ...(next ? { next } : {}) } });

export const withLink = (lang: Lang, token: string): Promise<Reply<SignedIn>> =>
  call(lang, 'POST /api/login/link/use', { ...open, body: { token } });

/** A passkey alone is enough: the device has already checked who holds it. */
export async function withPasskey(lang: Lang, challenge?: string): Promise<Reply<SignedIn>> {
  const about = challenge ? { challenge } : {};
  const asked = await call(lang, 'POST /api/login/passkey/options', { ...open, body: about });
  if (!asked.ok) return asked;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const response = await startAuthentication({ optionsJSON: asked.value });
    return await call(lang, 'POST /api/login/passkey', { ...open, body: { ...about, response } });
  } catch {
    return { ok: false, problem: { status: 0, code: 'PASSKEY_STOPPED' } };
  }
}

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
