import { randomBytes } from 'node:crypto';
import { ask, type Problem, type Reply } from '../api/index.server';
import { errorText, text, type Errors, type Raw } from '../forms';
import { errorsOf } from '../api';
import { langOf, type Lang } from '../routes.table';

const COOKIE = '__Host-dv';
const YEAR_SECONDS = 31_536_000;

/** The device a request comes from: a random name it keeps, so that a step-up code counts on this device alone. */
export function deviceOf(request: Request): { readonly device: string; readonly cookie?: string } {
  const found = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`));
  if (found) return { device: found.slice(COOKIE.length + 1) };
  const device = randomBytes(32).toString('base64url');
  return { device, cookie: `${COOKIE}=${device}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}` };
}

export interface StepUpOutcome {
  readonly errors: Errors;
  readonly status: number;
  /** A code was sent; the page asks for it. */
  readonly sent: boolean;
  readonly passed: boolean;
}

/** The two posts of a step-up: ask for a code, give it. */
export async function stepUp(request: Request, token: string, device: string, raw: Raw, go: string): Promise<StepUpOutcome> {
  const lang = langOf(new URL(request.url).pathname);
  const outcome = (reply: Reply<unknown>, sent: boolean): StepUpOutcome =>
    reply.ok
      ? { errors: {}, status: 200, sent, passed: !sent }
      : { errors: errorsOf(reply.problem, lang), status: reply.problem.status, sent: false, passed: false };
  if (go === 'step-send') return outcome(await ask(request, 'POST /api/public/step-up', { token, device }), true);
  const code = text(raw, 'stepCode').replace(/\s/g, '');
  if (code === '') return { errors: { stepCode: errorText('secondCode', 'required', lang) }, status: 422, sent: true, passed: false };
  const reply = await ask(request, 'POST /api/public/step-up/verify', { token, device, body: { code } });
  if (reply.ok) return { errors: {}, status: 200, sent: false, passed: true };
  const { problem } = reply;
  const key =
    problem.detail === 'code-tries'
      ? 'tries'
      : problem.code === 'TOKEN_EXPIRED' || problem.detail === 'code-expired'
        ? 'expired'
        : undefined;
  const errors = key
    ? { stepCode: errorText('code', key, lang) }
    : [401, 409, 422].includes(problem.status)
      ? { stepCode: wrongCode(problem, lang) }
      : errorsOf(problem, lang);
  return { errors, status: problem.status, sent: true, passed: false };
}

/** A code that is not right, with the tries that are left where the answer counts them. */
function wrongCode(problem: Problem, lang: Lang): string {
  const left = problem.errors?.find(({ message }) => message.startsWith('wrong:'))?.message;
  return left ? errorText('stepCode', left, lang) : errorText('changeCode', 'wrong', lang);
}
