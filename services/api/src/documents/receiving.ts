import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { DocumentSide } from '@jurilien/contracts';
import { DOCUMENT_NAME_MAX, recordDocumentQuarantined, uploadDocument } from '@jurilien/documents';
import { command } from '@jurilien/event-sourcing/command-bus';
import { Refused, systemActor, type Actor } from '@jurilien/event-sourcing';
import { FileRefused, type Arriving, type FileStore, type PartialFiles, plainFileName } from '@jurilien/files';
import { leadFilesFileMb } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { streamed } from '../http/streamed.js';
import { ARRIVING, FILES, KERNEL } from '../tokens.js';
import { documentsOf, shown } from './shown.js';

const MEGABYTE = 1024 * 1024;
/** A piece is held in memory until it is sealed, so it is small; the page sends half of it. */
const MAX_PIECE = 1_048_576;
const NAMESPACE = '1f6a6d0b-9a0e-5a7e-8a52-0d3f5f0c7a11';

/** Whose file comes for which request, as the door has found out: by this, one sender never goes on with another's file. */
export interface Sender {
  readonly leadId: string;
  /** Whose key seals it: the client's, of whose request it is. */
  readonly personId: string;
  readonly actor: Actor;
  readonly side: DocumentSide;
  /** The professional acts by it. */
  readonly acceptanceId?: string | undefined;
}
/** What is said of a file when it is announced. */
interface Announced {
  readonly name: string;
  readonly size: number;
  readonly answers?: { readonly requestId: string; readonly itemId: string } | undefined;
  readonly forProfessionals?: boolean | undefined;
}

/**
 * Files that come for a request, from anyone who may send one. A file is announced with its length, then sent in pieces, each at the
 * offset the server tells (the manner of tus 1.0): after a cut the page asks how far it came and goes on from there.
 */
@Injectable()
export class Receiving {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(ARRIVING) private readonly arriving: PartialFiles,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  /** @throws Refused for what is empty or too large, and RATE_LIMITED */
  async begin(sender: Sender, { name, size, ...more }: Announced, left: number, request: FastifyRequest) {
    const { leadId, personId } = sender;
    await limit(this.kernel.db, `document:${leadId}`, 60, 86_400);
    await limit(this.kernel.db, `document-caller:${callerAddress(this.kernel, request)}`, 200, 3_600);
    if (size === 0) throw refusedFile('empty');
    const maxBytes = this.maxBytes();
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (left <= 0) throw new Refused('CAP_REACHED', 'documents');
    const file = await this.arriving.begin({
      owner: personId,
      subject: subjectOf(sender, more),
      name: plainFileName(name, DOCUMENT_NAME_MAX / 2) || 'document',
      size,
    });
    return { uploadId: file.uploadId, offset: 0, size };
  }

  /** How far a file came. `HEAD` answers the same without a body. */
  async look(sender: Sender, uploadId: string, reply: FastifyReply) {
    const file = await this.ownFile(sender, uploadId);
    reply.header('upload-offset', String(file.offset)).header('upload-length', String(file.size));
    return { uploadId, offset: file.offset, size: file.size };
  }

  /** One piece. The last one makes the file a document: looked at, sealed and written down. */
  async add(sender: Sender, uploadId: string, body: unknown, offset: string | undefined, reply: FastifyReply) {
    // An empty piece asks to finish what is whole, after the scanner could not be reached.
    const bytes = body ? streamed(body) : undefined;
    const file = await this.ownFile(sender, uploadId);
    if (!/^\d{1,15}$/.test(offset ?? '') || Number(offset) !== file.offset) throw new Refused('STALE_VERSION', `offset-is-${file.offset}`);
    const piece = bytes ? await pieceOf(bytes, Math.min(MAX_PIECE, file.size - file.offset), this.maxBytes()) : Buffer.alloc(0);
    const now = await this.arriving.add(file, piece);
    reply.header('upload-offset', String(now.offset));
    if (now.offset < now.size) return { uploadId, offset: now.offset, size: now.size };
    return { uploadId, offset: now.offset, size: now.size, document: await this.finish(now, sender) };
  }

  async giveUp(sender: Sender, uploadId: string): Promise<void> {
    await this.ownFile(sender, uploadId);
    await this.arriving.drop(uploadId);
  }

  /** Its id follows from the upload: a process that is killed after it was sealed and before it was written down finds the same file again. */
  private async finish(file: Arriving, sender: Sender) {
    const documentId = uuidv5(`file:${file.uploadId}`, NAMESPACE);
    const { fileId: _, ...facts } = await this.kept(file, documentId, sender);
    const { leadId, acceptanceId } = sender;
    const { answers, forProfessionals } = saidOf(file.subject);
    const upload = { leadId, documentId, acceptanceId, name: file.name, ...facts, answers, forProfessionals };
    try {
      const commandId = uuidv5(file.uploadId, NAMESPACE);
      await this.bus.execute(command(uploadDocument, upload, { commandId, actor: sender.actor }));
    } catch (error) {
      // Only what the rules refused is taken away: of anything else no one knows whether it was written down.
      if (error instanceof Refused && !(await this.isDocument(leadId, documentId))) await this.files.remove(documentId);
      throw error;
    }
    await this.arriving.drop(file.uploadId);
    const { documents } = await documentsOf(this.kernel, leadId);
    const mine = documents.find((d) => d.documentId === documentId);
    if (!mine) throw new Refused('NOT_FOUND', 'no-such-file');
    return shown(mine);
  }

  private async kept(file: Arriving, documentId: string, sender: Sender) {
    try {
      return await this.files.keep(file.owner, this.arriving.read(file), undefined, documentId);
    } catch (error) {
      // A scanner that does not answer is asked again with the same bytes; a file that is refused is forgotten.
      if (!(error instanceof FileRefused)) throw error;
      if (error.because === 'infected') await this.quarantined(file, sender, error);
      await this.arriving.drop(file.uploadId);
      throw error.because === 'too-large' ? tooLarge(this.maxBytes()) : refusedFile(error.because);
    }
  }

  private async quarantined({ uploadId }: Arriving, { leadId, side, acceptanceId, actor }: Sender, error: FileRefused): Promise<void> {
    const { signature = 'unknown' } = error;
    const from = { by: side, ...(actor.kind === 'user' ? { uploaderId: actor.id } : {}), ...(acceptanceId ? { acceptanceId } : {}) };
    const commandId = uuidv5(`quarantine:${uploadId}`, NAMESPACE);
    const found = { leadId, uploadId, ...from, signature };
    await this.bus.execute(command(recordDocumentQuarantined, found, { commandId, actor: systemActor('files') }));
  }

  private async isDocument(leadId: string, documentId: string): Promise<boolean> {
    return (await documentsOf(this.kernel, leadId)).documents.some((d) => d.documentId === documentId);
  }

  private async ownFile(sender: Sender, uploadId: string): Promise<Arriving> {
    const file = await this.arriving.look(uploadId);
    if (!file || !isOf(file.subject, sender)) throw new Refused('NOT_FOUND', 'no-such-upload');
    return file;
  }

  private maxBytes(): number {
    return this.kernel.configuration.current().value(leadFilesFileMb) * MEGABYTE;
  }
}

/** Who sends it: the client, whichever link or session they come by; one professional; one account of the team. */
const senderKey = ({ side, acceptanceId, actor }: Sender): string =>
  side === 'client' ? 'client' : side === 'professional' ? `professional/${acceptanceId}` : `staff/${actor.id}`;
const subjectOf = (sender: Sender, { answers, forProfessionals }: Omit<Announced, 'name' | 'size'>): string =>
  [sender.leadId, senderKey(sender), answers?.requestId ?? '', answers?.itemId ?? '', forProfessionals ? 'shared' : ''].join('|');
/** What began before others than clients sent files names the request alone. */
const isOf = (subject: string, sender: Sender): boolean => {
  const [leadId, key = 'client'] = subject.split('|');
  return leadId === sender.leadId && key === senderKey(sender);
};
function saidOf(subject: string): Pick<Announced, 'answers' | 'forProfessionals'> {
  const [, , requestId, itemId, shared] = subject.split('|');
  return { ...(requestId && itemId ? { answers: { requestId, itemId } } : {}), forProfessionals: shared === 'shared' };
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
