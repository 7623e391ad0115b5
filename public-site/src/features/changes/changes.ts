import type { Answer, Call } from '@jurilien/contracts/api';
import { SAFE_CHANNELS, type SafeChannel, type SafeContact } from '@jurilien/reference';
import { errorText, text, yes, type Errors, type Raw } from '../../forms';
import { errorsOf, type Problem, type Reply } from '../../api';
import type { Lang } from '../../routes.table';

export const FIELDS = ['name', 'email', 'phone', 'address', 'lang', 'safeContact'] as const;
export type Field = (typeof FIELDS)[number];

/** The person’s own details, masked where they are contact data, with what waits for a code and what was changed lately. */
export type Changes = Answer<'GET /api/account/changes'>;
type Wanted = Call<'POST /api/account/changes'>['body'];

/** How the API is asked: behind a personal link by the server, or by the browser of a person who is signed in. */
export interface AskChanges {
  readonly request: (body: Wanted) => Promise<Reply<Answer<'POST /api/account/changes'>>>;
  readonly confirm: (changeId: string, code: string) => Promise<Reply<void>>;
  readonly cancel: (changeId: string) => Promise<Reply<void>>;
}

/** What came of a post: on to another step of the page, or what was wrong. */
export type Outcome = { readonly step: Readonly<Record<string, string>> } | { readonly errors: Errors; readonly status: number };

/** What a form of the page asks for; the same for both ways of asking. */
export async function actOnChanges(raw: Raw, go: string, ask: AskChanges, lang: Lang): Promise<Outcome> {
  const changeId = text(raw, 'changeId');
  switch (go) {
    case 'request':
      return request(raw, ask, lang);
    case 'confirm': {
      const code = text(raw, 'changeCode').replace(/\s/g, '');
      if (code === '') return { errors: { changeCode: errorText('changeCode', 'required', lang) }, status: 422 };
      const reply = await ask.confirm(changeId, code);
      return reply.ok ? { step: { fait: 'confirm' } } : { errors: codeErrors(reply.problem, lang), status: reply.problem.status };
    }
    case 'cancel': {
      const reply = await ask.cancel(changeId);
      return reply.ok ? { step: { fait: 'cancel' } } : { errors: errorsOf(reply.problem, lang), status: reply.problem.status };
    }
    default:
      return { errors: { form: errorText('form', 'invalid', lang) }, status: 400 };
  }
}

async function request(raw: Raw, ask: AskChanges, lang: Lang): Promise<Outcome> {
  const field = FIELDS.find((f) => f === text(raw, 'field'));
  if (!field) return { errors: { form: errorText('form', 'invalid', lang) }, status: 400 };
  const needed = field === 'address' ? ['street', 'postalCode'] : field === 'safeContact' ? [] : [field];
  const missing = needed.filter((name) => text(raw, name).trim() === '');
  if (missing.length > 0)
    return { errors: Object.fromEntries(missing.map((name) => [name, errorText(nameOf(name), 'required', lang)])), status: 422 };
  const reply = await ask.request({ field, value: valueOf(field, raw) });
  if (!reply.ok) return { errors: atField(field, errorsOf(reply.problem, lang)), status: reply.problem.status };
  const { changeId, codeSentTo } = reply.value;
  return codeSentTo ? { step: { code: changeId } } : { step: { fait: 'change' } };
}

const nameOf = (field: string): string => (field === 'phone' ? 'phoneNumber' : field);

function valueOf(field: Field, raw: Raw): Wanted['value'] {
  const given = (name: string): string => text(raw, name).trim();
  if (field === 'address') return { street: given('street'), postalCode: given('postalCode') };
  if (field === 'safeContact')
    return {
      ...onlyOf(raw),
      noVoicemail: yes(raw, 'noVoicemail'),
      neutral: yes(raw, 'neutral'),
      ...(given('from') ? { from: given('from') } : {}),
      ...(given('to') ? { to: given('to') } : {}),
      ...(given('safeWords') ? { words: given('safeWords') } : {}),
    };
  return given(field);
}

/** The ways that are ticked, unless all or none are: then none is ruled out. */
function onlyOf(raw: Raw): Pick<SafeContact, 'only'> {
  const boxes: Readonly<Record<SafeChannel, string>> = { email: 'onlyEmail', sms: 'onlySms', call: 'onlyCall' };
  const only = SAFE_CHANNELS.filter((c) => yes(raw, boxes[c]));
  return only.length > 0 && only.length < SAFE_CHANNELS.length ? { only } : {};
}

/** The API speaks of the value; the page has a field of its own for it. */
const atField = (field: Field, errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name === 'value' ? (field === 'address' ? 'street' : field) : name.replace(/^value\./, ''),
      message,
    ]),
  );

function codeErrors(problem: Problem, lang: Lang): Errors {
  if (problem.code === 'TOKEN_EXPIRED' || problem.detail === 'code-expired') return { changeCode: errorText('code', 'expired', lang) };
  if (problem.detail === 'code-tries') return { changeCode: errorText('code', 'tries', lang) };
  if (problem.code === 'DUPLICATE') return { changeCode: errorText('changeCode', 'taken', lang) };
  if ([401, 409, 422].includes(problem.status)) return { changeCode: errorText('changeCode', 'wrong', lang) };
  return errorsOf(problem, lang);
}
