import { randomBytes } from 'node:crypto';
import { ask } from '../../api/index.server';
import { errorText, text, type Errors, type Raw } from '../../forms';
import type { Lang } from '../../routes.table';
import { codeErrors } from './code-errors';

export interface PrivacyForm {
  readonly requestId: string;
  readonly secret: string;
  readonly startedAt: string;
}

/** A form of its own: what it is sent under, and the secret by which the same caller is known again. */
export const beginPrivacy = (): PrivacyForm => ({
  requestId: crypto.randomUUID(),
  secret: randomBytes(32).toString('base64url'),
  startedAt: new Date().toISOString(),
});

interface Link {
  readonly token: string;
  readonly device: string;
}

/** A post of the page that follows a request: a code is asked for, typed, or the request taken back. */
export async function actOnRequest(request: Request, { token, device }: Link, raw: Raw, go: string, lang: Lang): Promise<Errors | null> {
  const identifier = Number(text(raw, 'identifier'));
  const send = (name: 'SendPrivacyCode' | 'AbandonPrivacyRequest', payload: object) =>
    ask(request, 'POST /api/public/commands/:name', {
      ...{ token, device, params: { name } },
      body: { commandId: crypto.randomUUID(), payload: { ...payload } },
    });
  if (go === 'verify') {
    const code = text(raw, `code-${identifier}`);
    if (!code) return { [`code-${identifier}`]: errorText('secondCode', 'required', lang) };
    const reply = await ask(request, 'POST /api/public/privacy-request/verify', { token, device, body: { identifier, code } });
    return reply.ok ? null : codeErrors(reply.problem, identifier, lang);
  }
  const reply = await (go === 'code' ? send('SendPrivacyCode', { identifier }) : send('AbandonPrivacyRequest', {}));
  return reply.ok ? null : codeErrors(reply.problem, identifier, lang);
}
