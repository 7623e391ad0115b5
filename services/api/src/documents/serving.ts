import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Acting, recordDocumentDownloaded } from '@jurilien/documents';
import { type Actor, Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { FileStore } from '@jurilien/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { FILES } from '../tokens.js';
import { archiveOf } from './archive.js';
import { type Matter, readableIn } from './gather.js';
import { sendDocument } from './shown.js';

const NAMESPACE = '6f2f9a52-51c4-5b8e-9a39-6c5a3c0f6e21';
/** Takings of the same file by the same reader within this time are one: programs that load a file in pieces, or again after a cut. */
const ONE_TAKING_MS = 600_000;

/** Who reads: as whom, and whether someone looks through their eyes. */
interface Reader {
  readonly acting: Acting;
  readonly actor: Actor;
  /** The team looks at what someone sees: nothing is noted in that person's name. */
  readonly impersonated?: boolean;
}

/** Gives documents out, and records for their owner what was taken away. */
@Injectable()
export class Serving {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  /** One document. @throws Refused NOT_FOUND for what is not there, or not shared with the reader at this moment */
  async one(m: Matter, documentId: string, as: 'view' | 'download', reader: Reader, request: FastifyRequest, reply: FastifyReply) {
    const [of] = readableIn(m, reader.acting).find(([, d]) => d.documentId === documentId) ?? [];
    if (!of) throw new Refused('NOT_FOUND', 'no-such-file');
    if (as === 'download' && request.method === 'GET') await this.downloaded(of, documentId, reader);
    await sendDocument(of.state, documentId, this.files, { request, reply }, as);
  }

  /** All that the reader may read, as one archive that begins to come at once. @throws Refused NOT_FOUND where there is nothing */
  async all(m: Matter, reader: Reader, method: string, reply: FastifyReply): Promise<void> {
    const readable = readableIn(m, reader.acting);
    if (readable.length === 0) throw new Refused('NOT_FOUND', 'no-such-file');
    const archive =
      method === 'HEAD'
        ? ''
        : archiveOf(
            readable.map(([, d]) => d),
            async (d) => {
              const [of] = readable.find(([, each]) => each === d)!;
              await this.downloaded(of, d.documentId, reader);
              const opened = await this.files.openStream(of.state.personId, d.documentId);
              if (!opened) throw new Error('a document of an archive is gone');
              return opened.stream;
            },
          );
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="documents-${m.request.code ?? m.leadId.slice(0, 8)}.zip"`)
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .send(archive);
  }

  private async downloaded({ leadId, who }: Matter, documentId: string, { acting, actor, impersonated }: Reader): Promise<void> {
    if (acting.side === 'staff' || impersonated) return;
    const seat = acting.side === 'professional' ? { acceptanceId: acting.seat.acceptanceId } : {};
    const taking = Math.floor(Date.parse(who.now) / ONE_TAKING_MS);
    const viewId = uuidv5(`${actor.link ?? actor.id}:${documentId}:${taking}`, NAMESPACE);
    const commandId = uuidv5(`download:${viewId}`, NAMESPACE);
    await this.bus.execute(command(recordDocumentDownloaded, { leadId, documentId, viewId, ...seat }, { commandId, actor }));
  }
}
