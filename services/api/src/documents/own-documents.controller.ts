import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Acting } from '@jurilien/documents';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { gathered, matterOf, type Matter } from './gather.js';
import { Serving } from './serving.js';

const CLIENT: Acting = { side: 'client' };

/** Everything about the documents of a request, for its client by the link of the request and after its code (M03 without an account). */
@Controller()
export class OwnDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
    @Inject(Serving) private readonly serving: Serving,
  ) {}

  @Route('GET /api/public/own-documents')
  async all(@Opened() link: OpenLink) {
    const m = await this.matter(link, { shown: 'documents' });
    return { serverNow: m.who.now, ...gathered(m, CLIENT) };
  }

  @Route('GET /api/public/own-documents/files/:documentId')
  async one(
    @Asked() { params: { documentId }, query }: Asked<'GET /api/public/own-documents/files/:documentId'>,
    @Opened() link: OpenLink,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const m = await this.matter(link, { shown: `file:${documentId}`, file: documentId });
    await this.serving.one(m, documentId, query.as, { acting: CLIENT, actor: link.actor }, request, reply);
  }

  @Route('GET /api/public/own-documents/archive')
  async archive(@Opened() link: OpenLink, @Req() { method }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const m = await this.matter(link, { shown: 'archive' });
    await this.serving.all(m, { acting: CLIENT, actor: link.actor }, method, reply);
  }

  private matter({ state, actor }: OpenLink, detail: Readonly<Record<string, string>>): Promise<Matter> {
    const leadId = state.subject.leadId!;
    this.accesses.openedLink(actor, `lead-${leadId}`, detail);
    return matterOf(this.kernel, leadId, actor);
  }
}
