import { data, redirect } from 'react-router';
import { linkStanding } from '../api/index.server';
import { readForm } from '../http/index.server';
import { langOf } from '../routes.table';
import { postedIn, renewed, troubleOf, type Done } from './personal.server';
import { deviceOf, stepUp } from './step-up.server';

/**
 * The posts of a page that only shows private data behind a link: its code, and a new link in place of one that has expired.
 * @param purposes of links that open the page
 */
export async function actBehindCode(request: Request, token: string, purposes: readonly string[]) {
  const url = new URL(request.url);
  const form = await readForm(request);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const trouble = troubleOf(await linkStanding(request, token), token, purposes);
    const { status, ...done } = await renewed(request, token, langOf(url.pathname));
    return data({ trouble, done: { ...done, posted: {} } }, { status });
  }
  const { device, cookie } = deviceOf(request);
  const { passed, errors, sent, status } = await stepUp(request, token, device, postedIn(form), go);
  const headers = cookie ? { 'set-cookie': cookie } : undefined;
  if (passed) return redirect(url.pathname, { status: 303, headers });
  return data({ step: { errors, sent } }, { status, headers });
}

/** What a page of acts behind a link says of a post, whether a code was sent among it. */
export type CodeAnswer = Done & { readonly codeSent?: boolean };

/**
 * A post to a page of acts behind a link: answered here where it is about the code of the link or a new one; anything else is for the
 * page, which goes back to itself with what was done in `fait`.
 */
export async function postedBehindCode(request: Request, token: string) {
  const { pathname } = new URL(request.url);
  const lang = langOf(pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return { answer: data<CodeAnswer>({ ...rest, posted }, { status }) };
  }
  const { device, cookie } = deviceOf(request);
  const headers = cookie ? { 'set-cookie': cookie } : undefined;
  const back = (fait?: string) => redirect(fait ? `${pathname}?fait=${fait}` : pathname, { status: 303, headers });
  if (go === 'step-send' || go === 'step-verify') {
    const { passed, errors, sent, status } = await stepUp(request, token, device, posted, go);
    if (passed) return { answer: back() };
    if (status === 200) return { answer: back('code') };
    return { answer: data<CodeAnswer>({ errors, posted: {}, codeSent: sent }, { status, headers }) };
  }
  return { form, posted, go, lang, device, back };
}
