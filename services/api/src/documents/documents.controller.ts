import { randomUUID } from 'node:crypto';
import { Body, Controller, Headers, Inject, Req, Res } from '@nestjs/common';
import { Refused, type Actor } from '@jurilien/event-sourcing';
import { FILE_KINDS, FileRefused, type Arriving, type FileStore, type PartialFiles } from '@jurilien/files';
import { DOCUMENT_NAME_MAX } from '@jurilien/documents';
import { isLive, lead } from '@jurilien/lead';
import { leadFilesFileMb, leadFilesMax } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import type { OpenLink } from '../links/link.js';
import { limit } from '../http/rate-limit.js';
import { streamed } from '../http/streamed.js';
import { ARRIVING, FILES, KERNEL } from '../tokens.js';
import { documentsOf, shown } from './shown.js';

const MEGABYTE = 1024 * 1024;
/** A piece is held in memory until it is sealed, so it is small; the page sends half of it. */
const MAX_PIECE = 1_048_576;
const NAMESPACE = '1f6a6d0b-9a0e-5a7e-8a52-0d3f5f0c7a11';

/**
 * Documents of a request, while it is written and after it was sent (IN14). A file is announced with its length, then sent in pieces, each at the
 * offset the server tells (the manner of tus 1.0): after a cut the page asks how far it came and goes on from there.
 */
@Controller()
export class DocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(ARRIVING) private readonly arriving: PartialFiles,
  ) {}

  @Route('GET /api/public/documents')
  async list(@Opened() link: OpenLink) {
    const { leadId } = await this.request(link);
    const { documents } = await documentsOf(this.kernel, leadId);
    const { max, maxBytes } = this.room();
    return { documents: documents.map(shown), max, maxBytes, kinds: FILE_KINDS };
  }

  @Route('POST /api/public/documents/uploads')
  async begin(@Asked() { body }: Asked<'POST /api/public/documents/uploads'>, @Opened() link: OpenLink, @Req() request: FastifyRequest) {
    const { name, size } = body;
    const { leadId, personId } = await this.request(link);
    await limit(this.kernel.db, `document:${leadId}`, 60, 86_400);
    await limit(this.kernel.db, `document-caller:${callerAddress(this.kernel, request)}`, 200, 3_600);
    if (size === 0) throw refusedFile('empty');
    const { max, maxBytes } = this.room();
    if (size > maxBytes) throw tooLarge(maxBytes);
    const { documents } = await documentsOf(this.kernel, leadId);
    if (documents.length >= max) throw new Refused('CAP_REACHED', 'documents');
    const file = await this.arriving.begin({ owner: personId, subject: leadId, name: shortened(name), size });
    return { uploadId: file.uploadId, offset: 0, size };
  }

  /** How far a file came. `HEAD` answers the same without a body. */
  @Route('GET /api/public/documents/uploads/:uploadId')
  async look(
    @Asked() { params: { uploadId } }: Asked<'GET /api/public/documents/uploads/:uploadId'>,
    @Opened() link: OpenLink,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { file } = await this.ownFile(uploadId, link);
    reply.header('upload-offset', String(file.offset)).header('upload-length', String(file.size));
    return { uploadId, offset: file.offset, size: file.size };
  }

  /** One piece. The last one makes the file a document: looked at, sealed and written down. */
  @Route('PATCH /api/public/documents/uploads/:uploadId')
  async add(
    @Asked() { params: { uploadId } }: Asked<'PATCH /api/public/documents/uploads/:uploadId'>,
    @Body() body: unknown,
    @Headers('upload-offset') offset: string | undefined,
    @Opened() link: OpenLink,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // An empty piece asks to finish what is whole, after the scanner could not be reached.
    const bytes = body ? streamed(body) : undefined;
    const { file, actor } = await this.ownFile(uploadId, link);
    if (!/^\d{1,15}$/.test(offset ?? '') || Number(offset) !== file.offset) throw new Refused('STALE_VERSION', `offset-is-${file.offset}`);
    const piece = bytes ? await pieceOf(bytes, Math.min(MAX_PIECE, file.size - file.offset), this.room().maxBytes) : Buffer.alloc(0);
    const now = await this.arriving.add(file, piece);
    reply.header('upload-offset', String(now.offset));
    if (now.offset < now.size) return { uploadId, offset: now.offset, size: now.size };
    return { uploadId, offset: now.offset, size: now.size, document: await this.finish(now, actor) };
  }

  @Route('DELETE /api/public/documents/uploads/:uploadId')
  async giveUp(
    @Asked() { params: { uploadId } }: Asked<'DELETE /api/public/documents/uploads/:uploadId'>,
    @Opened() link: OpenLink,
  ): Promise<void> {
    await this.ownFile(uploadId, link);
    await this.arriving.drop(uploadId);
  }

  @Route('DELETE /api/public/documents/:documentId')
  async remove(
    @Asked() { params: { documentId } }: Asked<'DELETE /api/public/documents/:documentId'>,
    @Opened() link: OpenLink,
  ): Promise<void> {
    const { leadId, actor } = await this.request(link);
    await this.kernel.dispatch({ name: 'DeleteDocument', commandId: randomUUID(), input: { leadId, documentId }, actor });
  }

  private async finish(file: Arriving, actor: Actor) {
    let kept;
    try {
      kept = await this.files.keep(file.owner, this.arriving.read(file));
    } catch (error) {
      // A scanner that does not answer is asked again with the same bytes; a file that is refused is forgotten.
      if (!(error instanceof FileRefused)) throw error;
      await this.arriving.drop(file.uploadId);
      throw error.because === 'too-large' ? tooLarge(this.room().maxBytes) : refusedFile(error.because);
    }
    const { fileId: documentId, ...facts } = kept;
    const input = { leadId: file.subject, documentId, name: file.name, ...facts };
    try {
      await this.kernel.dispatch({ name: 'UploadDocument', commandId: uuidv5(file.uploadId, NAMESPACE), input, actor });
    } catch (error) {
      await this.files.remove(documentId);
      throw error;
    }
    await this.arriving.drop(file.uploadId);
    const { documents } = await documentsOf(this.kernel, file.subject);
    // The last piece came twice at once: the other one's copy is the document.
    const mine = documents.find((d) => d.documentId === documentId);
    if (!mine) await this.files.remove(documentId);
    return shown(mine ?? documents.at(-1)!);
  }

  private async ownFile(uploadId: string, link: OpenLink): Promise<{ file: Arriving; actor: Actor }> {
    const { leadId, actor } = await this.request(link);
    const file = await this.arriving.look(uploadId);
    if (file?.subject !== leadId) throw new Refused('NOT_FOUND', 'no-such-upload');
    return { file, actor };
  }

  /** How many documents a request takes, and how large one may be. */
  private room(): { readonly max: number; readonly maxBytes: number } {
    const config = this.kernel.configuration.current();
    return { max: config.value(leadFilesMax), maxBytes: config.value(leadFilesFileMb) * MEGABYTE };
  }

  /** The request that a link opens: that of a draft while it is one, that of a sent request while it lives. */
  private async request({ state, actor }: OpenLink): Promise<{ leadId: string; personId: string; actor: Actor }> {
    const leadId = state.subject.leadId!;
    const { status, personId } = await stateOf(this.kernel, lead, leadId);
    if (state.purpose === 'draft' && status !== 'Draft') throw new Refused('TOKEN_USED', 'draft-sent');
    if (!isLive(status)) throw new Refused('WRONG_STATE', 'request-ended');
    return { leadId, personId, actor };
  }
}

const refusedFile = (because: string): Refused => new Refused('VALIDATION', 'file', [{ field: 'file', message: `file-${because}` }]);
const tooLarge = (maxBytes: number): Refused => refusedFile(`too-large:${maxBytes / MEGABYTE}`);

/** What came of a piece: when the line is cut in the middle of it, what arrived before still counts. */
async function pieceOf(body: AsyncIterable<Buffer>, most: number, maxBytes: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      read.push(part);
      length += part.length;
      if (length > most) throw tooLarge(maxBytes);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  return Buffer.concat(read);
}

/** A long name is cut in its middle: what it begins with and its ending are what people know it by. */
function shortened(name: string): string {
  const plain = [...name.replace(/[\p{Cc}\p{Cf}\\/]/gu, ' ').trim()];
  if (plain.length <= DOCUMENT_NAME_MAX / 2) return plain.join('') || 'document';
  return `${plain.slice(0, 70).join('')}…${plain.slice(-20).join('')}`;
}
