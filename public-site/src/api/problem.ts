import { errorText as codeText } from '@jurilien/contracts';
import { errorText, type Errors } from '../forms';
import type { Lang } from '../routes.table';

/** Problem details as the API answers them (RFC 9457), or our own when it could not be reached. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  /** For the person, in their language. */
  readonly title?: string;
  /** For developers. */
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly reference?: string;
  /** Seconds to wait before asking again. */
  readonly wait?: number;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** The problem that an answer of the API is. */
export function problemOf(answer: { status: number; headers: { get(name: string): string | null } }, value: unknown): Problem {
  const parsed = value as Partial<Problem>;
  const seconds = Number(answer.headers.get('retry-after'));
  return { ...parsed, status: answer.status, code: parsed.code ?? 'INTERNAL', ...(seconds > 0 ? { wait: seconds } : {}) };
}

/** A refusal in words: at its fields, or over the whole form when it concerns none. */
export function errorsOf(problem: Problem, lang: Lang): Errors {
  if (problem.code === 'OFFLINE') return { form: errorText('form', 'offline', lang) };
  if (problem.errors?.length)
    return Object.fromEntries(problem.errors.map(({ field, message }) => [field, errorText(field, message, lang)]));
  if (problem.status === 429 || problem.status === 503) return { form: errorText('form', waitKey(problem.wait ?? 30), lang) };
  return { form: problem.title ?? codeText(problem.code, lang) };
}

const waitKey = (seconds: number): string => (seconds > 90 ? `waitMinutes:${Math.ceil(seconds / 60)}` : `wait:${seconds}`);
