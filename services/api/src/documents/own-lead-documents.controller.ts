import { Controller, Inject, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { contactReadable } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { databaseNow } from '../requests/accepted.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownAcceptance } from '../acceptances/acceptances.js';
import { ownProfessional } from '../pro/own.js';
import { FILES, KERNEL } from '../tokens.js';
import { documentsOf, sendDocument } from './shown.js';

/** A document of a request, for the professional who accepted it and as long as the contact sheet may be read. */
@Controller()
export class OwnLeadDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/pro/acceptances/:acceptanceId/documents/:documentId')
  async one(
    @Asked() { params: { acceptanceId, documentId } }: Asked<'GET /api/pro/acceptances/:acceptanceId/documents/:documentId'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const leadId = await this.ownLead(acceptanceId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { file: documentId } }, documentId);
    await sendDocument(await documentsOf(this.kernel, leadId), documentId, this.files, reply);
  }

  private async ownLead(acceptanceId: string, principal: Principal): Promise<string> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const { state } = await ownAcceptance(this.kernel, acceptanceId);
    // Someone else's is not there at all, and neither are files whose contact sheet is closed.
    if (state.professionalId !== professionalId || !contactReadable(state, await databaseNow(this.kernel)))
      throw new Refused('NOT_FOUND', 'acceptance');
    return state.leadId;
  }
}
