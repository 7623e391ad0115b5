import { errorText as codeText } from '@jurilien/contracts';
import type { Answer, ApiRoute, Call } from '@jurilien/contracts/api';
import { data, redirect } from 'react-router';
import { ask, command, isDown, linkStanding, askChangeLink, renewLink, stop, type LinkStanding, type Problem } from './api.server';
import { actOnAccepted } from './accepted.server';
import { errorText } from './forms/error-text';
import { readForm, uuidOf } from './forms/post.server';
import { readRaw, type Errors, type Raw } from './forms/raw';
import { langOf, pathOf, type Lang } from './routes.table';

/** What a client may see of the own request. */
export type LeadStatus = Answer<'GET /api/public/lead-status'>;

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

/** A link that opens nothing answers 410 when it was ours, 404 when we do not know it, 503 when we cannot tell. */
export const answered = <T, E extends object>(loaded: Loaded<T>, extra: E) =>
  data({ loaded, ...extra }, { status: loaded.trouble ? STATUS[loaded.trouble.standing] : loaded.value === null ? 403 : 200 });

/** What came of a post; `posted` is what the person had typed, to show it again. */
export interface Done {
  readonly errors: Errors;
  readonly posted: Raw;
  readonly renewed?: boolean;
  readonly asking?: boolean;
  /** A question about one of those who accepted. */
  readonly askingAbout?: 'replace' | 'choose';
}

/** What a form carried, but for the buttons' own names. */
export const postedIn = (form: FormData): Raw =>
  readRaw(
    form,
    [...new Set(form.keys())].filter((name) => name !== 'commandId'),
  );

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

const LONGEST_NOTE = 2_000;

/** What a client does from a personal page: confirm, ask again, answer, withdraw, ask for a new link. Only a post changes anything (D8). */
export async function actOnLead(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  const refused = (errors: Errors, status = 422) => data<Done>({ errors, posted }, { status });
  const back = (fait: string) => {
    url.searchParams.set('fait', fait);
    return redirect(url.pathname + url.search, 303);
  };
  const run = (name: string, payload: Record<string, unknown>, id = uuidOf(form, 'commandId')) =>
    command(request, token, name, payload, id);
  const facts = async (body: Call<'POST /api/public/lead-facts'>['body'], fait: string, field: string) => {
    const r = await ask(request, 'POST /api/public/lead-facts', { token, body });
    return r.ok ? back(fait) : refused(commandErrors(r.problem, lang, field), r.problem.status);
  };
  const said = await actOnAccepted(go, form, lang, run);
  if (said) {
    if ('fait' in said) return back(said.fait);
    if ('problem' in said) return refused(commandErrors(said.problem, lang), said.problem.status);
    return data<Done>({ errors: said.errors ?? {}, posted, askingAbout: said.asking }, { status: said.errors ? 422 : 200 });
  }
  switch (go) {
    case 'language':
      return data<Done>({ errors: {}, posted });
    case 'renew': {
      const { status, ...said } = await renewed(request, token, lang);
      return data<Done>({ ...said, posted }, { status });
    }
    case 'confirm-email': {
      const r = await run('ConfirmLeadEmail', {});
      return r.ok ? back('courriel') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'confirm-phone': {
      const code = String(form.get('code') ?? '')
        .replace(/\D/g, '')
        .slice(0, 12);
      if (code === '') return refused({ code: errorText('code', 'required', lang) });
      const r = await run('ConfirmLeadPhone', { code }, crypto.randomUUID());
      if (!r.ok) return refused(commandErrors(r.problem, lang, 'code'), r.problem.status);
      const { events = [] } = r.value as { events?: { type: string }[] };
      return events.some((e) => e.type === 'LeadPhoneCodeRejected')
        ? refused({ code: errorText('code', 'invalid', lang) })
        : back('telephone');
    }
    case 'resend-email':
    case 'resend-sms': {
      const r = await run('ResendConfirmation', { channel: go === 'resend-sms' ? 'sms' : 'email' });
      return r.ok ? back(go === 'resend-sms' ? 'texto' : 'lien') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'details': {
      const r = await askChangeLink(request, token);
      return r.ok ? back('coordonnees') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'answer': {
      const answers = Object.fromEntries(
        [...form.entries()]
          .filter((e): e is [string, string] => e[0].startsWith('answer.') && typeof e[1] === 'string')
          .map(([k, v]) => [k.slice(7), v.trim().slice(0, 4_000)]),
      );
      if (Object.values(answers).every((a) => a === '')) return refused({ form: errorText('form', 'required', lang) });
      const r = await run('ProvideLeadInfo', { answers });
      return r.ok ? back('reponses') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'widen': {
      const chosen = form.getAll('widen').filter((v) => ['acceptDistance', 'anyRate', 'anyLanguage'].includes(String(v)));
      if (chosen.length === 0) return refused({ form: errorText('form', 'required', lang) });
      const r = await run('WidenSearch', Object.fromEntries(chosen.map((v) => [String(v), true])));
      return r.ok ? back('elargie') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    case 'slots': {
      const slots = form.getAll('slots').map(String);
      if (slots.length === 0) return refused({ slots: errorText('slots', 'required', lang) });
      return facts({ slots }, 'moments', 'slots');
    }
    case 'cert':
      if (!form.has('hasLegalAidCert')) return refused({ hasLegalAidCert: errorText('form', 'required', lang) });
      return facts({ hasLegalAidCert: form.get('hasLegalAidCert') === 'yes' }, 'attestation', 'hasLegalAidCert');
    case 'more-help':
      return facts({ smallMandate: false }, 'davantage', 'form');
    case 'note': {
      const note = String(form.get('note') ?? '').trim();
      if (note === '') return refused({ note: errorText('note', 'required', lang) });
      if (note.length > LONGEST_NOTE) return refused({ note: errorText('note', `max:${LONGEST_NOTE}`, lang) });
      const r = await run('AddClientNote', { note });
      return r.ok ? back('note') : refused(commandErrors(r.problem, lang, 'note'), r.problem.status);
    }
    case 'withdraw':
      return data<Done>({ errors: {}, posted, asking: true });
    case 'withdraw-yes': {
      const r = await run('WithdrawLead', { reason: String(form.get('reason') ?? '').slice(0, 60) || 'other' });
      return r.ok ? back('retrait') : refused(commandErrors(r.problem, lang), r.problem.status);
    }
    default:
      return refused({ form: errorText('form', 'invalid', lang) }, 400);
  }
}

/** Where a personal page of a lead lives for the token that opened it. */
export const statusPath = (lang: Lang, token: string): string => pathOf('myRequest', lang, { token });
