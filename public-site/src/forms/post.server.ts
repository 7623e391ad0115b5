import { data } from 'react-router';

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

/** What a form says beside its answers of who sends it: the trap, and the browser's work. */
export const sending = (form: FormData): { website: string; work: string } => ({
  website: String(form.get('website') ?? ''),
  work: String(form.get('work') ?? ''),
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A hidden uuid of a form; one that was tampered with is replaced. */
export function uuidOf(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' && UUID.test(given) ? given : crypto.randomUUID();
}
