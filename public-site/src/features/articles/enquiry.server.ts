import { data } from 'react-router';
import { ask, figuresNow } from '../../api/index.server';
import { errorsOf } from '../../api';
import { readRaw, text, type Errors, type Raw } from '../../forms';
import { sending, uuidOf } from '../../http/index.server';
import { langOf } from '../../routes.table';
import { check } from '../intake/index.server';
import { TOPICS } from './topics';

const NAMES = ['name', 'email', 'description'];

/** What a form of its own begins with: the id of the message, and when it was opened. */
export const freshEnquiry = () => ({ enquiryId: crypto.randomUUID(), startedAt: new Date().toISOString() });

/** What came of a message to the team; what was typed comes back with its faults. */
export interface PostedEnquiry {
  readonly sent?: boolean;
  readonly raw: Raw;
  readonly errors: Errors;
  readonly begun?: { readonly enquiryId: string; readonly startedAt: string };
}

/** Sends a message to the team. */
export async function postEnquiry(request: Request, form: FormData) {
  const lang = langOf(new URL(request.url).pathname);
  const raw = readRaw(form, [...NAMES, 'topic']);
  const errors = check(raw, NAMES, lang, await figuresNow(request));
  const begun = { enquiryId: uuidOf(form, 'enquiryId'), startedAt: String(form.get('startedAt') ?? '') };
  if (Object.keys(errors).length > 0) return data<PostedEnquiry>({ raw, errors, begun }, { status: 422 });
  const reply = await ask(request, 'POST /api/public/enquiries', {
    body: {
      name: text(raw, 'name'),
      email: text(raw, 'email'),
      body: text(raw, 'description'),
      topic: TOPICS.find((known) => known === raw.topic) ?? 'other',
      lang,
      enquiryId: begun.enquiryId,
      ...sending(form),
      ...(begun.startedAt === '' ? {} : { startedAt: begun.startedAt }),
    },
  });
  if (reply.ok) return data<PostedEnquiry>({ sent: true, raw: {}, errors: {} });
  const { body: wrong, ...found } = errorsOf(reply.problem, lang);
  return data<PostedEnquiry>({ raw, begun, errors: wrong ? { ...found, description: wrong } : found }, { status: reply.problem.status });
}
