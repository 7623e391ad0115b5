import { errorText as codeText } from '@jurilien/contracts';
import { data, redirect } from 'react-router';
import { command } from './api.server';
import { readForm, uuidOf } from './forms/post.server';
import { text, type Errors } from './forms/raw';
import { surveyTexts } from './i18n/survey';
import { postedIn, renewed, type Done } from './personal.server';
import { langOf } from './routes.table';

/** Which request the opinion is about, whom the client spoke with, and whether it can still be given. */
export interface Survey {
  readonly state: 'open' | 'answered' | 'over';
  readonly code: string;
  readonly professional: string;
}

const COMMENT_MAX = 2_000;
const NUMBERS = ['contacted', 'listened', 'clearPrice', 'platform', 'overall', 'recommend'];

/** Sends the answers once; a page that was open when it was answered or closed elsewhere shows how it stands now. */
export async function actOnSurvey(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  if (form.get('go') === 'renew') {
    const { status, ...said } = await renewed(request, token, lang);
    return data<Done>({ ...said, posted }, { status });
  }
  const comment = text(posted, 'comment').trim();
  const errors: Errors = {
    ...(text(posted, 'overall') === '' ? { overall: surveyTexts[lang].overallMissing } : {}),
    ...(comment.length > COMMENT_MAX ? { comment: surveyTexts[lang].tooLong } : {}),
  };
  if (Object.keys(errors).length > 0) return data<Done>({ errors, posted }, { status: 422 });
  const grades = NUMBERS.flatMap((name) => (text(posted, name) === '' ? [] : [[name, Number(text(posted, name))] as const]));
  const payload = {
    ...Object.fromEntries(grades),
    ...(text(posted, 'outcome') ? { outcome: text(posted, 'outcome') } : {}),
    ...(comment ? { comment } : {}),
    callMe: text(posted, 'callMe') === 'yes',
  };
  const reply = await command(request, token, 'SubmitSurvey', payload, uuidOf(form, 'commandId'));
  if (reply.ok || reply.problem.code === 'WRONG_STATE') return redirect(url.pathname + url.search, 303);
  return data<Done>({ errors: { form: codeText(reply.problem.code, lang) }, posted }, { status: reply.problem.status });
}
