import { data, redirect } from 'react-router';
import { ask } from '../../api/index.server';
import { readForm, uuidOf } from '../../http/index.server';
import { text, type Raw } from '../../forms';
import { talkTexts } from './words/talk';
import { answered, behindLink, commandErrors, postedIn, renewed, typedIn, type Done, deviceOf, stepUp } from '../../links/index.server';
import { langOf } from '../../routes.table';
import { LONGEST } from './types';

type Answer = Done & { readonly codeSent?: boolean; readonly typed?: Raw | undefined };
/** Which of several professionals is written to; without one it is who accepted last. */
const WITH = 'avec';

/** The conversation behind the link of a request, once this device has given a code. */
export async function loadTalk(request: Request, token: string) {
  const { searchParams } = new URL(request.url);
  const { device } = deviceOf(request);
  const acceptanceId = searchParams.get(WITH);
  const loaded = await (acceptanceId
    ? behindLink(request, token, 'GET /api/public/threads/:acceptanceId', { params: { acceptanceId } }, device)
    : behindLink(request, token, 'GET /api/public/threads', {}, device));
  return answered(loaded, { fait: searchParams.get('fait'), token });
}

/** What a client does on that page: ask for a code, give it, write. */
export async function actOnTalk(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const t = talkTexts[lang];
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  const refused = (errors: Done['errors'], status: number) => data<Answer>({ errors, posted }, { status });
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Answer>({ ...rest, posted }, { status });
  }
  const { device, cookie } = deviceOf(request);
  if (go === 'step-send' || go === 'step-verify') {
    const headers = cookie ? { 'set-cookie': cookie } : undefined;
    const outcome = await stepUp(request, token, device, posted, go);
    const typed = typedIn(form);
    // What was written before the code ran out goes along, and is there again once it was given.
    if (typed && outcome.passed) return data<Answer>({ errors: {}, posted: typed }, { headers });
    if (!outcome.passed && (typed || outcome.status !== 200 || !outcome.sent))
      return data<Answer>({ errors: outcome.errors, posted: {}, codeSent: outcome.sent, typed }, { status: outcome.status, headers });
    if (outcome.sent) url.searchParams.set('fait', 'code');
    else url.searchParams.delete('fait');
    return redirect(url.pathname + url.search, { status: 303, headers });
  }
  const body = text(posted, 'message').trim();
  const acceptanceId = uuidOf(form, 'acceptanceId');
  if (body === '') return refused({ message: t.empty }, 422);
  if (body.length > LONGEST) return refused({ message: t.tooLong }, 422);
  const reply = await ask(request, 'POST /api/public/threads/:acceptanceId', {
    params: { acceptanceId },
    token,
    device,
    body: { entryId: uuidOf(form, 'commandId'), body },
  });
  if (!reply.ok) {
    const { problem } = reply;
    if (problem.code === 'STEP_UP_REQUIRED')
      return data<Answer>({ errors: {}, posted, typed: typedIn(form), codeSent: false }, { status: 403 });
    return refused(problem.code === 'RATE_LIMITED' ? { form: t.tooMany } : commandErrors(problem, lang, 'form'), problem.status);
  }
  url.searchParams.set('fait', 'message');
  return redirect(url.pathname + url.search, 303);
}
