import { data, redirect } from 'react-router';
import { linkStanding } from '../api/index.server';
import { readForm } from '../http/index.server';
import { langOf } from '../routes.table';
import { postedIn, renewed, troubleOf } from './personal.server';
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
