import { randomUUID } from 'node:crypto';
import { Body, Controller, Headers, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { deleteDocument, isReported } from '@jurilien/documents';
import { command } from '@jurilien/event-sourcing/command-bus';
import { Refused } from '@jurilien/event-sourcing';
import { isLive, lead } from '@jurilien/lead';
import { leadFilesMax } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';
import { KERNEL } from '../tokens.js';
import { matterOf, roomOf } from './gather.js';
import { Receiving, type Sender } from './receiving.js';
import { documentsOf, shown } from './shown.js';

/** Documents of a request by a link of its client: while it is written, after it was sent (IN14), and where they are asked for more (M25). */
@Controller()
export class DocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Receiving) private readonly receiving: Receiving,
  ) {}

  @Route('GET /api/public/documents')
  async list(@Opened() link: OpenLink) {
    const { leadId } = await this.sender(link);
    const { documents } = await documentsOf(this.kernel, leadId);
    const { maxBytes, kinds } = roomOf(await matterOf(this.kernel, leadId, link.actor), { side: 'client' });
    const max = this.kernel.configuration.current().value(leadFilesMax);
    // What others sent is read after the code of the link alone.
    return { documents: documents.filter(({ by }) => by === 'client').map(shown), max, maxBytes, kinds };
  }

  @Route('POST /api/public/documents/uploads')
  async begin(@Asked() { body }: Asked<'POST /api/public/documents/uploads'>, @Opened() link: OpenLink, @Req() request: FastifyRequest) {
    const sender = await this.sender(link);
    const { requestId } = link.state.subject;
    if (requestId && body.answers?.requestId !== requestId) throw new Refused('NOT_FOUND', 'no-such-document-request');
    const { left } = roomOf(await matterOf(this.kernel, sender.leadId, link.actor), { side: 'client' });
    return this.receiving.begin(sender, body, left, request);
  }

  /** How far a file came. `HEAD` answers the same without a body. */
  @Route('GET /api/public/documents/uploads/:uploadId')
  async look(
    @Asked() { params: { uploadId } }: Asked<'GET /api/public/documents/uploads/:uploadId'>,
    @Opened() link: OpenLink,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.receiving.look(await this.sender(link), uploadId, reply);
  }

  @Route('PATCH /api/public/documents/uploads/:uploadId')
  async add(
    @Asked() { params: { uploadId } }: Asked<'PATCH /api/public/documents/uploads/:uploadId'>,
    @Body() body: unknown,
    @Headers('upload-offset') offset: string | undefined,
    @Opened() link: OpenLink,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.receiving.add(await this.sender(link), uploadId, body, offset, reply);
  }

  @Route('DELETE /api/public/documents/uploads/:uploadId')
  async giveUp(
    @Asked() { params: { uploadId } }: Asked<'DELETE /api/public/documents/uploads/:uploadId'>,
    @Opened() link: OpenLink,
  ): Promise<void> {
    await this.receiving.giveUp(await this.sender(link), uploadId);
  }

  @Route('DELETE /api/public/documents/:documentId')
  async remove(
    @Asked() { params: { documentId } }: Asked<'DELETE /api/public/documents/:documentId'>,
    @Opened() link: OpenLink,
  ): Promise<void> {
    const { leadId, actor } = await this.sender(link);
    await this.bus.execute(command(deleteDocument, { leadId, documentId }, { commandId: randomUUID(), actor }));
  }

  /** The client of the request that a link opens: of a draft while it is one, of a sent request while it lives. */
  private async sender(link: OpenLink): Promise<Sender> {
    const { state, actor } = link;
    const { leadId, professionalId, requestId } = state.subject;
    // By the link of a shared document nothing is sent; by that of a request for documents, only after its code.
    if (state.purpose === 'document') {
      if (!leadId || professionalId || !requestId) throw new Refused('NOT_FOUND', 'no-such-document-request');
      refuseUnlessSteppedUp(link);
      if (isReported(await documentsOf(this.kernel, leadId), link.id)) throw new Refused('WRONG_STATE', 'document-reported');
    }
    const { status, personId } = await stateOf(this.kernel, lead, leadId!);
    if (state.purpose === 'draft' && status !== 'Draft') throw new Refused('TOKEN_USED', 'draft-sent');
    if (!isLive(status)) throw new Refused('WRONG_STATE', 'request-ended');
    return { leadId: leadId!, personId, actor, side: 'client' };
  }
}
