import { errorsOf, type Problem } from '../../api';
import { errorText, type Errors } from '../../forms';
import type { Lang } from '../../routes.table';
import { followTexts } from './words/follow';

/** What a code or its asking was refused with, at the field of its address. */
export function codeErrors(problem: Problem, identifier: number, lang: Lang): Errors {
  const t = followTexts[lang];
  const field = `code-${identifier}`;
  if (problem.detail === 'code-just-sent') return { form: t.justSent };
  if (problem.detail === 'codes-per-day') return { form: t.codesEnough };
  if (problem.detail === 'proven-on-another-device') return { form: t.anotherDevice };
  if (problem.detail === 'code-tries') return { [field]: errorText('code', 'tries', lang) };
  if (problem.code === 'TOKEN_EXPIRED') return { [field]: errorText('code', 'expired', lang) };
  if (problem.status === 422) return { [field]: errorText('changeCode', 'wrong', lang) };
  return errorsOf(problem, lang);
}
