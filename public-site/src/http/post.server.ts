import { randomBytes } from 'node:crypto';
import { data } from 'react-router';
import type { Begun } from '../forms';

const MAX_BYTES = 1_000_000;

/** Reads a posted form: only from our own pages, only as a form, only of a sensible size. */
export async function readForm(request: Request, maxBytes = MAX_BYTES): Promise<FormData> {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw data(null, { status: 403 });
  if (Number(request.headers.get('content-length') ?? (maxBytes > MAX_BYTES ? Infinity : 0)) > maxBytes) throw data(null, { status: 413 });
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded') && !type.startsWith('multipart/form-data')) throw data(null, { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** What a form carries beside its answers about its sender: the trap, and the browser's work. */
export const sending = (form: FormData): { website: string; work: string } => ({
  website: String(form.get('website') ?? ''),
  work: String(form.get('work') ?? ''),
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** A hidden uuid of a form; one that was tampered with is replaced. */
export function uuidOf(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' && isUuid(given) ? given : crypto.randomUUID();
}

const KEY = /^[\w-]{43}$/;

/** A form that is opened for the first time. */
export const begin = (): Begun => ({ ...resumed(crypto.randomUUID()), key: randomBytes(32).toString('base64url') });

/** A form that goes on with a draft. */
export const resumed = (leadId: string): Begun => ({ leadId, key: '', startedAt: new Date().toISOString() });

/**
 * What a posted form is sent under. One that can show nothing for the draft it names (its link ran out, or what it became was sent)
 * starts anew; one that was opened before forms had a secret stays what it is.
 * @param drafted the draft of this browser
 * @param down whether that cannot be known now: then the form stays what it claims to be
 */
export function begunOf(form: FormData, drafted: string | undefined, down: boolean): Begun {
  const given = String(form.get('key') ?? '');
  const key = KEY.test(given) ? given : '';
  const leadId = uuidOf(form, 'leadId');
  const startedAt = String(form.get('startedAt') ?? '');
  return key || down || !form.has('key') || leadId === drafted ? { leadId, key, startedAt } : { ...begin(), startedAt };
}
