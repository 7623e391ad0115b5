import { errorText as codeText } from '@jurilien/contracts';
import { data, redirect } from 'react-router';
import { ask, command, type Problem } from '../../api/index.server';
import { readForm, uuidOf } from '../../http/index.server';
import { text, type Errors, type Raw } from '../../forms';
import { proLeadsTexts } from '../acceptances';
import { answered, behindLink, postedIn, renewed, type Done, type Loaded } from '../../links/index.server';
import type { Frame } from '../../layout';
import { langOf, type Lang } from '../../routes.table';
import { clientAnswers, creditAnswers, noteIn, proAnswers, SURVEY_FORM } from './answers';
import type { Survey } from './types';

/** The link of the message, or a person who is signed in, whose page comes alive. */
async function loadSurvey<S extends Survey>(request: Request, open: (token: string) => Promise<Loaded<S>>) {
  const url = new URL(request.url);
  const token = url.searchParams.get('t');
  if (token === null) return { own: true as const, frame: { hydrate: true } satisfies Frame };
  const loaded = await open(token);
  const frame: Frame = loaded.value?.state === 'open' ? { carry: SURVEY_FORM } : {};
  return answered(loaded, { note: noteIn(url), frame });
}

/** C06. */
export const loadClientSurvey = (request: Request) =>
  loadSurvey(request, (token) => behindLink(request, token, 'GET /api/public/survey', {}));
/** C07. */
export const loadProSurvey = (request: Request) =>
  loadSurvey(request, (token) => behindLink(request, token, 'GET /api/public/pro-survey', {}));

interface Posted {
  readonly request: Request;
  readonly token: string;
  readonly lang: Lang;
  readonly posted: Raw;
  readonly commandId: string;
}
type Refused = { readonly errors: Errors; readonly status: number };

/** What the button of a form does; a page that was open when it was answered or closed elsewhere shows how it stands now. */
async function act(request: Request, send: (go: string, form: Posted) => Promise<Refused | undefined>) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const token = url.searchParams.get('t') ?? '';
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = text(posted, 'go');
  if (go === 'language') return data<Done>({ errors: {}, posted });
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  const refused = await send(go, { request, token, lang, posted, commandId: uuidOf(form, 'commandId') });
  if (refused) return data<Done>({ errors: refused.errors, posted }, { status: refused.status });
  return redirect(url.pathname + url.search, 303);
}

const run = ({ request, token, commandId }: Posted, name: string, payload: Readonly<Record<string, unknown>>) =>
  command(request, token, name, { ...payload }, commandId);
const wrong = (errors: Errors): Refused => ({ errors, status: 422 });
const refusal = ({ code, status }: Problem, lang: Lang): Refused => ({ errors: { form: codeText(code, lang) }, status });

/** Sends the answers once. */
async function submit(form: Posted, payload: Readonly<Record<string, unknown>>): Promise<Refused | undefined> {
  const reply = await run(form, 'SubmitSurvey', payload);
  return reply.ok || reply.problem.code === 'WRONG_STATE' ? undefined : refusal(reply.problem, form.lang);
}

/** C06. */
export const actOnClientSurvey = (request: Request) =>
  act(request, async (_go, form) => {
    const answers = clientAnswers(form.posted, form.lang);
    return 'errors' in answers ? wrong(answers.errors) : submit(form, answers.payload);
  });

/** C07: the answers, or coins asked back. */
export const actOnProSurvey = (request: Request) =>
  act(request, async (go, form) => {
    if (go === 'credit') return askForCoins(form);
    const asked = await ask(request, 'GET /api/public/pro-survey', { token: form.token });
    if (!asked.ok) return refusal(asked.problem, form.lang);
    if (asked.value.state !== 'open') return undefined;
    const answers = proAnswers(form.posted, form.lang, asked.value);
    if ('errors' in answers) return wrong(answers.errors);
    // First what may be refused: an answer is given once.
    const written = answers.record && (await run(form, 'RecordMandateOutcome', answers.record));
    if (written && !written.ok) return refusal(written.problem, form.lang);
    return submit(form, answers.payload);
  });

async function askForCoins(form: Posted): Promise<Refused | undefined> {
  const answers = creditAnswers(form.posted, form.lang);
  if ('errors' in answers) return wrong(answers.errors);
  const reply = await run(form, 'RequestLeadCredit', answers.payload);
  if (reply.ok || reply.problem.code === 'DUPLICATE') return undefined;
  if (reply.problem.detail?.includes('credit-window-over'))
    return { errors: { creditReason: proLeadsTexts[form.lang].refused_creditWindow }, status: reply.problem.status };
  return refusal(reply.problem, form.lang);
}
