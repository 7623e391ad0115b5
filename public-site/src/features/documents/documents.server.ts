import type { Answer } from '@jurilien/contracts/api';
import { ask, type Problem, type Reply } from '../../api/index.server';
import { langOf } from '../../routes.table';
import { refusalText } from './refusal';

/** A document of a request, as its page lists it. */
export type SentDocument = Answer<'GET /api/public/documents'>['documents'][number];
/** A file in flight, and the document it became once it is whole. */
export type Upload = Answer<'PATCH /api/public/documents/uploads/:uploadId'>;

/** Who sends: by which link, and on which device, where a code goes before it. */
export interface Sender {
  readonly token: string;
  readonly device: string;
}

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

/** The asked document that a file answers. */
export interface Answers {
  readonly requestId: string;
  readonly itemId: string;
}
interface Announced {
  readonly name: string;
  readonly size: number;
}

export const beginUpload = (request: Request, { token, device }: Sender, file: Announced, answers?: Answers): Promise<Reply<Upload>> =>
  ask(request, 'POST /api/public/documents/uploads', {
    token,
    device,
    body: { name: file.name, size: file.size, ...(answers ? { answers } : {}) },
  });

export const lookAtUpload = (request: Request, { token, device }: Sender, id: string): Promise<Reply<Upload>> =>
  ask(request, 'GET /api/public/documents/uploads/:uploadId', { params: { uploadId: id }, token, device });

export const addPiece = (
  request: Request,
  { token, device }: Sender,
  id: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Reply<Upload>> =>
  ask(request, 'PATCH /api/public/documents/uploads/:uploadId', { params: { uploadId: id }, token, device, piece: { bytes, offset } });

export const removeDocument = (request: Request, token: string, id: string): Promise<Reply<unknown>> =>
  ask(request, 'DELETE /api/public/documents/:documentId', { params: { documentId: id }, token });

/** Sends a whole file, for browsers without a script. */
export async function uploadWhole(request: Request, sender: Sender, file: File, answers?: Answers): Promise<Problem | undefined> {
  const begun = await beginUpload(request, sender, file, answers);
  if (!begun.ok) return begun.problem;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (let at = 0; at < bytes.length; at += PIECE) {
    const sent = await addPiece(request, sender, begun.value.uploadId, at, bytes.slice(at, at + PIECE));
    if (!sent.ok) return sent.problem;
  }
  return undefined;
}
