import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { contactReadable } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { databaseNow } from '../requests/accepted.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownAcceptance } from '../acceptances/acceptances.js';
import { ownProfessional } from '../pro/own.js';
import { FILES, KERNEL } from '../tokens.js';
import { documentsOf, sendDocument } from './shown.js';

/** A document of a request, for the professional who accepted it and as long as the contact sheet may be read. */
@Controller('api/pro/acceptances/:acceptanceId/documents')
export class OwnLeadDocumentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get(':documentId')
  async one(
    @Param('acceptanceId') acceptanceId: string,
    @Param('documentId') raw: string,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const documentId = parsed(z.uuid(), raw);
    const leadId = await this.ownLead(acceptanceId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { file: documentId } }, documentId);
    await sendDocument(await documentsOf(this.kernel, leadId), documentId, this.files, reply);
  }

  private async ownLead(raw: string, principal: Principal): Promise<string> {
    const acceptanceId = parsed(z.uuid(), raw);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const { state } = await ownAcceptance(this.kernel, acceptanceId);
    // Somebody else's is not there at all, and neither are files whose contact sheet is closed.
    if (state.professionalId !== professionalId || !contactReadable(state, await databaseNow(this.kernel)))
      throw new Refused('NOT_FOUND', 'acceptance');
    return state.leadId;
  }
}
