import { redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import {
  addPiece,
  beginUpload,
  lookAtUpload,
  removeDocument,
  uploadWhole,
  type Answers,
  type Sender,
} from '../../features/documents/documents.server';
import { refusalOf, refusalText } from '../../features/documents/refusal';
import { draftCookie } from '../../features/intake/drafts/draft.server';
import type { Problem, Reply } from '../../api/index.server';
import { deviceOf } from '../../links/index.server';
import { isUuid, readForm } from '../../http/index.server';
import type { Lang } from '../../routes.table';

/** One file and what a form adds around it; more come one after the other. */
const MAX_FORM = 21 * 1024 * 1024;
const MAX_PIECE = 1_048_576;
/** The link of a request in the address, as a sent one and a frame carry it; else the draft of this browser. */
const linkOf = (request: Request): string | undefined => {
  const given = new URL(request.url).searchParams.get('t') ?? '';
  return /^[\w-]{43}$/.test(given) ? given : draftCookie(request);
};
/** A page of ours, one that a link opens, and one behind it. */
const PATHS = /^\/(?:en\/)?[a-z-]+(?:\/[\w-]{43}(?:\/[a-z-]+)?)?$/;

/** The asked document that a file answers: the request and its item, as the address names them. */
function answersOf(request: Request): Answers | undefined {
  const [requestId = '', itemId = ''] = (new URL(request.url).searchParams.get('piece') ?? '').split('.');
  return isUuid(requestId) && isUuid(itemId) ? { requestId, itemId } : undefined;
}
const senderOf = (request: Request, token: string): Sender => ({ token, device: deviceOf(request).device });

const langOfCall = (request: Request): Lang => (new URL(request.url).searchParams.get('langue') === 'en' ? 'en' : 'fr');

/** How far a file came. */
export async function loader({ request, params }: LoaderArgs): Promise<Response> {
  const token = linkOf(request);
  if (!token || !params.id) return new Response(null, { status: 404 });
  return answer(await lookAtUpload(request, senderOf(request, token), params.id), langOfCall(request));
}

/** Documents of a request: posted by a form without a script, or started, sent in pieces and removed by one. */
export async function action({ request, params }: ActionArgs): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return ofForm(request);
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin') return new Response(null, { status: 403 });
  const token = linkOf(request);
  const lang = langOfCall(request);
  if (!token) return refused({ status: 404, code: 'NOT_FOUND' }, lang);
  const sender = senderOf(request, token);
  if (request.method === 'PATCH' && params.id) {
    if (Number(request.headers.get('content-length') ?? 0) > MAX_PIECE) return new Response(null, { status: 413 });
    const bytes = new Uint8Array(await request.arrayBuffer());
    return answer(await addPiece(request, sender, params.id, Number(request.headers.get('upload-offset')), bytes), lang);
  }
  if (request.method === 'DELETE' && params.id) return answer(await removeDocument(request, token, params.id), lang);
  if (request.method === 'POST' && type.startsWith('application/json')) {
    const asked = (await request.json().catch(() => ({}))) as { name?: unknown; size?: unknown };
    const file = { name: String(asked.name ?? ''), size: Number(asked.size) };
    return answer(await beginUpload(request, sender, file, answersOf(request)), lang);
  }
  return new Response(null, { status: 405 });
}

const answer = (reply: Reply<unknown>, lang: Lang): Response =>
  reply.ok ? Response.json(reply.value, { headers: { 'cache-control': 'no-store' } }) : refused(reply.problem, lang);

/** A refusal in words; the status shows whether it is worth asking again. */
const refused = (problem: Problem, lang: Lang): Response =>
  Response.json(
    { said: refusalText(refusalOf(problem), lang) },
    { status: problem.status === 0 ? 503 : problem.status, headers: { 'cache-control': 'no-store' } },
  );

/** Without a script: one file per press, then the page again, with a code for what went wrong. */
async function ofForm(request: Request): Promise<Response> {
  const form = await readForm(request, MAX_FORM);
  const token = linkOf(request);
  const back = String(form.get('retour') ?? '');
  const step = String(form.get('etape') ?? '');
  const [path = '', search = ''] = back.split('?');
  const to = (code?: string): Response => {
    const query = new URLSearchParams(search);
    query.delete('document');
    query.delete('piece');
    if (step) query.set('etape', step);
    if (code) query.set('document', code);
    const piece = answersOf(request);
    if (piece && code) query.set('piece', piece.itemId);
    return redirect(`${PATHS.test(path) ? path : '/demande'}?${query}#documents${piece ? `-${piece.itemId}` : ''}`, 303);
  };
  if (!token) return to('document-closed');
  const removed = form.get('remove');
  if (typeof removed === 'string') {
    const reply = await removeDocument(request, token, removed);
    return to(reply.ok ? undefined : refusalOf(reply.problem));
  }
  const file = [form.get('file'), form.get('photo')].find((given) => given instanceof File && given.name !== '');
  if (!(file instanceof File) || file.size === 0) return to(file ? 'file-empty' : 'document-none');
  const problem = await uploadWhole(request, senderOf(request, token), file, answersOf(request));
  return to(problem && refusalOf(problem));
}
