import { data } from 'react-router';
import type { Call } from '@jurilien/contracts/api';
import { figuresNow, ask } from '../../api/index.server';
import { errorsOf } from '../../api';
import { langOf } from '../../routes.table';
import { check } from '../intake/index.server';
import { readForm, sending, uuidOf } from '../../http/index.server';
import { readRaw, type Errors, type Raw } from '../../forms';

/** A registration that has begun: sent twice, it is one. */
export interface Begun {
  readonly registrationId: string;
  readonly startedAt: string;
}
/** What a registration came to: sent, or what stands in its form. */
export interface Registration {
  readonly sent?: boolean;
  readonly begun?: Begun;
  readonly raw: Raw;
  readonly errors: Errors;
}

/** A fresh form of a registration. */
export const begin = (): Begun => ({ registrationId: crypto.randomUUID(), startedAt: new Date().toISOString() });

/** Someone opens an account. The answer is the same whether or not the address already has one. */
export async function register(
  request: Request,
  route: 'POST /api/public/professionals' | 'POST /api/public/candidates',
  names: readonly string[],
  more: Readonly<Record<string, string>> = {},
) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const { password, ...raw } = readRaw(form, names);
  const errors = check({ ...raw, password: password ?? '' }, names, lang, await figuresNow(request));
  const registrationId = uuidOf(form, 'registrationId');
  const startedAt = String(form.get('startedAt') ?? '');
  const begun = { registrationId, startedAt };
  if (Object.keys(errors).length > 0) return data<Registration>({ begun, raw, errors }, { status: 422 });
  const reply = await ask(request, route, {
    // What the form holds is looked at by the contract behind it.
    body: {
      ...raw,
      // Exactly as typed: nothing is trimmed or cleaned.
      password: String(form.get('password')),
      registrationId,
      lang,
      ...more,
      ...sending(form),
      ...(startedAt === '' ? {} : { startedAt }),
    } as unknown as Call<'POST /api/public/professionals'>['body'],
  });
  if (reply.ok) return data<Registration>({ sent: true, raw: {}, errors: {} });
  return data<Registration>({ begun, raw, errors: errorsOf(reply.problem, lang) }, { status: reply.problem.status });
}
