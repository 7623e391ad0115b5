import { isArm, type IntakeForm } from '@jurilien/reference';
import { redirect } from 'react-router';
import { searchTermsOf } from '../../measuring/index.server';
import { ask, type Problem, ourPhone } from '../../../api/index.server';
import { keepDraft, keyed } from '../drafts/draft.server';
import { keepSent } from '../drafts/sent.server';
import { pathOf, type Lang, type PageId } from '../../../routes.table';
import { type Begun, errorText, text, yes, type Errors, type Raw } from '../../../forms';
import { apiErrors } from '../questions/check.server';
import { consentsOf, fieldsOf, referralOf } from '../questions/fields';

interface Sending extends Begun {
  readonly form: IntakeForm;
  /** How it came, when not by the form of its name. */
  readonly channel?: string;
  readonly lang: Lang;
  readonly raw: Raw;
  readonly website: string;
  readonly work: string;
  readonly duplicateConfirmed: boolean;
  readonly token?: string;
  /** The link of an earlier request that this one goes on from. */
  readonly ref?: string;
}

export type Sent = { readonly answer: Response } | { readonly duplicate: true } | { readonly errors: Errors; readonly status: number };

/** A browser that fills a form by itself is quick; we make it wait instead of taking a person for a machine. */
const SLOWEST_FILL_MS = 1_600;

/** The confirmation page by the first of consult, legal aid, limited mandate that is true (specification 3.4). */
const confirmationOf = (raw: Raw): PageId =>
  text(raw, 'helpKind') === 'consult'
    ? 'confirmationConsult'
    : yes(raw, 'juridicalHelp')
      ? 'confirmationLegalAid'
      : text(raw, 'helpKind') === 'small'
        ? 'confirmationMandate'
        : 'confirmation';

/** What to show when the API refuses for a reason that no field explains. */
export function problemErrors(problem: Problem, lang: Lang): { errors: Errors; status: number } {
  if (problem.errors?.length) return { errors: apiErrors(problem.errors, lang), status: 422 };
  const key =
    problem.code === 'RATE_LIMITED'
      ? ourPhone()
        ? `limitedCall:${ourPhone()}`
        : 'limited'
      : problem.code === 'WRONG_STATE'
        ? 'sent'
        : problem.status >= 500
          ? 'unavailable'
          : 'refused';
  return { errors: { form: errorText('form', key, lang) }, status: problem.status };
}

/** Has the link of this person's earlier request sent to where that was made from; whether there is one is not disclosed. */
export async function sendEarlierLink(
  request: Request,
  leadId: string,
  raw: Raw,
  lang: Lang,
): Promise<{ linked: boolean; errors: Errors }> {
  const body = { leadId, email: text(raw, 'email').slice(0, 254), phoneNumber: text(raw, 'phoneNumber').slice(0, 40) };
  const reply = await ask(request, 'POST /api/public/requests/link', { body });
  return reply.ok ? { linked: true, errors: {} } : { linked: false, errors: problemErrors(reply.problem, lang).errors };
}

/** Sends a request. The uuid the form carries makes a second send of the same form harmless. */
export async function send(request: Request, asked: Sending): Promise<Sent> {
  const { leadId, key, form, channel, lang, raw, website, work, startedAt, duplicateConfirmed } = asked;
  const served = text(raw, 'lang') === 'en' ? 'en' : text(raw, 'lang') === 'fr' ? 'fr' : lang;
  const started = Date.parse(startedAt);
  const early = Number.isNaN(started) ? 0 : SLOWEST_FILL_MS - (Date.now() - started);
  if (early > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, Math.min(early, SLOWEST_FILL_MS));
    });
  const body = {
    leadId,
    ...keyed(key),
    form,
    ...(channel ? { channel } : {}),
    lang: served,
    website,
    work,
    duplicateConfirmed,
    consents: consentsOf(raw),
    // Which sentences stood beside the boxes.
    ...(text(raw, 'consentTexts') ? { consentTexts: text(raw, 'consentTexts') } : {}),
    ...(text(raw, 'sensitiveText') ? { sensitiveText: text(raw, 'sensitiveText') } : {}),
    fields: fieldsOf(raw),
    searchTerms: searchTermsOf(request),
    ...(asked.ref ? { ref: asked.ref } : {}),
    ...(isArm(raw['experiment']) ? { experiment: raw['experiment'] } : {}),
    ...(form === 'network' ? { referral: referralOf(raw) } : {}),
    ...(Number.isNaN(started) ? {} : { startedAt: new Date(started).toISOString() }),
  };
  const post = (token?: string) => ask(request, 'POST /api/public/requests', { body, token });
  let reply = await post(asked.token);
  if (!reply.ok && asked.token && ['TOKEN_EXPIRED', 'TOKEN_USED', 'NOT_FOUND'].includes(reply.problem.code)) reply = await post();
  if (reply.ok) {
    const to =
      form === 'network'
        ? // Who wrote for someone else may not follow that person's request.
          pathOf('network', lang, { query: { envoyee: reply.value.code } })
        : pathOf(confirmationOf(raw), lang, { query: { d: reply.value.statusToken } });
    const headers = new Headers({ 'set-cookie': keepDraft(request, null) });
    const { code, statusToken: link } = reply.value;
    headers.append('set-cookie', keepSent(request, leadId, form === 'network' ? { code } : { link }));
    return { answer: redirect(to, { status: 303, headers }) };
  }
  return reply.problem.code === 'DUPLICATE' ? { duplicate: true } : problemErrors(reply.problem, lang);
}
