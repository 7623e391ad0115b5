import { Controller, Inject, Req, Res } from '@nestjs/common';
import { mayList } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { getRow } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { FILES, KERNEL } from '../tokens.js';
import { documentsOf, sendDocument, shown } from './shown.js';

/** What a client sent with a request, for the staff who work on it (X14). Each look is written down. */
@Controller()
export class LeadDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/leads/:leadId/documents')
  async list(@Asked() { params: { leadId } }: Asked<'GET /api/leads/:leadId/documents'>, @Req() { principal }: GuardedRequest) {
    await this.within(leadId, principal);
    const { documents } = await documentsOf(this.kernel, leadId);
    return documents.map(shown);
  }

  @Route('GET /api/leads/:leadId/documents/:documentId')
  async one(
    @Asked() { params: { leadId, documentId } }: Asked<'GET /api/leads/:leadId/documents/:documentId'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.within(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { file: documentId } }, documentId);
    await sendDocument(await documentsOf(this.kernel, leadId), documentId, this.files, reply);
  }

  /** Staff who have nothing to do with a lead do not learn that it exists. */
  private async within(leadId: string, principal: Principal): Promise<void> {
    const view = this.kernel.registry.views.get('lead-details')!;
    if (!mayList('lead-details', principal.who)) throw new Refused('FORBIDDEN', 'role');
    if (!(await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal)))) throw new Refused('NOT_FOUND', 'lead');
  }
}
