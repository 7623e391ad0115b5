import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownAcceptance } from '../acceptances/acceptances.js';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { matterOf } from './gather.js';
import { readerBy } from './readers.js';
import { Serving } from './serving.js';

/** A document that is shared with the professional who accepted a request, by the contact sheet and as long as that may be read. */
@Controller()
export class OwnLeadDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
    @Inject(Serving) private readonly serving: Serving,
  ) {}

  @Route('GET /api/pro/acceptances/:acceptanceId/documents/:documentId')
  async one(
    @Asked() { params: { acceptanceId, documentId } }: Asked<'GET /api/pro/acceptances/:acceptanceId/documents/:documentId'>,
    @Req() request: GuardedRequest & FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { principal } = request;
    const { leadId } = (await ownAcceptance(this.kernel, acceptanceId)).state;
    // Someone else's is not there at all, and neither are files whose contact sheet is closed.
    const acting = await readerBy(this.kernel, leadId, principal, acceptanceId);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { file: documentId } }, documentId);
    const reader = { acting, actor: principal.actor, impersonated: principal.impersonator !== undefined };
    await this.serving.one(await matterOf(this.kernel, leadId, principal.actor), documentId, 'download', reader, request, reply);
  }
}
