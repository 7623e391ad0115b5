import { errorText as codeText } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call } from '@jurilien/contracts/api';
import { data } from 'react-router';
import { ask, isDown, linkStanding, renewLink, stop, type LinkStanding, type Problem } from '../api/index.server';
import { errorText, readRaw, type Errors, type Raw } from '../forms';
import type { Lang } from '../routes.table';

export type Trouble = { readonly standing: Exclude<LinkStanding['state'], 'live'>; readonly token: string; readonly reference?: string };
export type Loaded<T> =
  | { readonly value: T; readonly trouble: null; readonly commandId: string }
  /** Nothing yet: this device must first give a code. */
  | { readonly value: null; readonly trouble: null; readonly commandId: string }
  | { readonly value: null; readonly trouble: Trouble; readonly commandId: string };

const GONE: Readonly<Record<string, Trouble['standing']>> = {
  TOKEN_EXPIRED: 'expired',
  TOKEN_USED: 'used',
  NOT_FOUND: 'unknown',
  FORBIDDEN: 'unknown',
};

/**
 * Reads what a personal link shows, or how the link stands when it no longer opens anything. An API that is down is one more
 * standing, never thrown: after a post the page must still hold what was typed.
 */
export async function behindLink<K extends ApiRoute>(
  request: Request,
  token: string,
  route: K,
  given: Call<K>,
  device?: string,
): Promise<Loaded<Answer<K>>> {
  const commandId = crypto.randomUUID();
  const link = await linkStanding(request, token);
  if (link.state !== 'live')
    return {
      value: null,
      trouble: { standing: link.state, token, ...(link.state === 'down' ? { reference: link.reference } : {}) },
      commandId,
    };
  const reply = await ask(request, route, { ...given, token, device });
  if (reply.ok) return { value: reply.value, trouble: null, commandId };
  if (isDown(reply.problem)) return { value: null, trouble: { standing: 'down', token, reference: reply.problem.reference }, commandId };
  if (reply.problem.code === 'STEP_UP_REQUIRED') return { value: null, trouble: null, commandId };
  const standing = GONE[reply.problem.code];
  return standing ? { value: null, trouble: { standing, token }, commandId } : stop(reply.problem);
}

const STATUS: Readonly<Record<Trouble['standing'], number>> = { expired: 410, used: 410, unknown: 404, down: 503 };

/** What stands in the way of a link that a page should open, with the status to answer; nothing when it is live and of the page's kind. */
export function troubleOf(link: LinkStanding, token: string, purposes: readonly string[]): (Trouble & { readonly status: number }) | null {
  if (link.state === 'live' && purposes.includes(link.purpose ?? '')) return null;
  const standing = link.state === 'live' ? 'unknown' : link.state;
  return { standing, token, status: STATUS[standing], ...(link.state === 'down' ? { reference: link.reference } : {}) };
}

/** A link that opens nothing answers 410 when it was ours, 404 when we do not know it, 503 when that cannot be known now. */
export const answered = <T, E extends object>(loaded: Loaded<T>, extra: E) =>
  data({ loaded, ...extra }, { status: loaded.trouble ? STATUS[loaded.trouble.standing] : loaded.value === null ? 403 : 200 });

/** What came of a post; `posted` is what the person had typed, to show it again. */
export interface Done {
  readonly errors: Errors;
  readonly posted: Raw;
  readonly renewed?: boolean;
  readonly asking?: boolean;
}

/** What a form carried, but for the buttons' own names. */
export const postedIn = (form: FormData): Raw =>
  readRaw(
    form,
    [...new Set(form.keys())].filter((name) => name !== 'commandId'),
  );

/** Of a press, or of the code itself; everything else was typed into the page. */
const NOT_TYPED = ['commandId', 'go', 'stepCode'];

/** What was typed into a form, with all values of each name, to go along while its code is asked for; nothing where only the code was. */
export function typedIn(form: FormData): Raw | undefined {
  const names = [...new Set(form.keys())].filter((name) => !NOT_TYPED.includes(name));
  if (names.length === 0) return undefined;
  const several = readRaw(
    form,
    names.map((name) => `${name}[]`),
  );
  return Object.fromEntries(Object.entries(several).map(([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}

/** Asks for a new link; when even that fails the person must know. */
export async function renewed(request: Request, token: string, lang: Lang): Promise<{ errors: Errors; renewed: boolean; status: number }> {
  const reply = await renewLink(request, token);
  return reply.ok
    ? { errors: {}, renewed: true, status: 200 }
    : { errors: { form: codeText(reply.problem.code, lang) }, renewed: false, status: reply.problem.status };
}

/** The error of a refused command, at the field when it has one. */
export function commandErrors(problem: Problem, lang: Lang, field = 'form'): Errors {
  const first = problem.errors?.[0];
  if (first) return { [field]: errorText(field, first.message, lang) };
  if (problem.detail === 'code-expired') return { [field]: errorText('code', 'expired', lang) };
  if (problem.detail === 'code-tries') return { [field]: errorText('code', 'tries', lang) };
  return { [field]: codeText(problem.code, lang) };
}
