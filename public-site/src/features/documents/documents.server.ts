import type { Answer } from '@jurilien/contracts/api';
import { ask, type Problem, type Reply } from '../../api/index.server';
import { errorText } from '../../forms';
import { langOf, type Lang } from '../../routes.table';

/** A document of a request, as its page lists it. */
export type SentDocument = Answer<'GET /api/public/documents'>['documents'][number];
/** A file in flight, and the document it became once it is whole. */
export type Upload = Answer<'PATCH /api/public/documents/uploads/:uploadId'>;

/** Half of what the API takes at once. */
const PIECE = 524_288;

/** The documents of a request; none when they cannot be read now. */
export async function documentsOf(request: Request, token: string | undefined): Promise<readonly SentDocument[]> {
  if (!token) return [];
  const reply = await ask(request, 'GET /api/public/documents', { token });
  return reply.ok ? reply.value.documents : [];
}

/** What a page of a sent request shows of its documents: the list, why the last one was not taken, and the script that sends them. */
export async function sentDocuments(request: Request, token: string, wanted: boolean) {
  if (!wanted) return { documents: [], refused: undefined, frame: {} };
  const { searchParams, pathname } = new URL(request.url);
  const refused = refusalText(searchParams.get('document'), langOf(pathname));
  return { documents: await documentsOf(request, token), refused, frame: { documents: true } };
}

export const beginUpload = (request: Request, token: string, file: { name: string; size: number }): Promise<Reply<Upload>> =>
  ask(request, 'POST /api/public/documents/uploads', { token, body: { name: file.name, size: file.size } });

export const lookAtUpload = (request: Request, token: string, id: string): Promise<Reply<Upload>> =>
  ask(request, 'GET /api/public/documents/uploads/:uploadId', { params: { uploadId: id }, token });

export const addPiece = (
  request: Request,
  token: string,
  id: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Reply<Upload>> =>
  ask(request, 'PATCH /api/public/documents/uploads/:uploadId', { params: { uploadId: id }, token, piece: { bytes, offset } });

export const removeDocument = (request: Request, token: string, id: string): Promise<Reply<unknown>> =>
  ask(request, 'DELETE /api/public/documents/:documentId', { params: { documentId: id }, token });

/** Sends a whole file, for browsers without a script. */
export async function uploadWhole(request: Request, token: string, file: File): Promise<Problem | undefined> {
  const begun = await beginUpload(request, token, file);
  if (!begun.ok) return begun.problem;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (let at = 0; at < bytes.length; at += PIECE) {
    const sent = await addPiece(request, token, begun.value.uploadId, at, bytes.slice(at, at + PIECE));
    if (!sent.ok) return sent.problem;
  }
  return undefined;
}

/** The code under which the page states why a file was not taken: it stands in an address, so it reveals nothing of the file. */
export function refusalOf({ code, errors, status }: Problem): string {
  const of = errors?.[0]?.message;
  if (of?.startsWith('file-')) return of;
  if (code === 'CAP_REACHED') return 'document-cap';
  if (code === 'RATE_LIMITED') return 'document-limited';
  return status >= 500 ? 'document-later' : 'document-closed';
}

const CODE = /^(file|document)-[a-z-]{2,20}(:\d{1,3})?$/;
/** The words of such a code. */
export const refusalText = (code: string | null, lang: Lang): string | undefined =>
  code && CODE.test(code) ? errorText('document', code, lang) : undefined;
