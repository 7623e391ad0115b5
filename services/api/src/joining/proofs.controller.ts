import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { sendFile } from '../http/files.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { FILES, KERNEL } from '../tokens.js';

/** A proof of licence, for the staff who decide about it. Each look is written down; the browser only ever downloads it. */
@Controller('api/lawyers')
export class ProofsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get(':professionalId/proofs/:fileId')
  async proof(
    @Param('professionalId') id: string,
    @Param('fileId') file: string,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const professionalId = parsed(z.uuid(), id);
    const fileId = parsed(z.uuid(), file);
    const { proofs, province } = await stateOf(this.kernel, professional, professionalId);
    const { provinces } = principal.actor;
    const proof = proofs?.find((p) => p.fileId === fileId);
    if (!proof || (provinces && (!province || !provinces.includes(province)))) throw new Refused('NOT_FOUND', 'no-such-file');
    this.accesses.read(principal, { action: 'saw', subject: `professional-${professionalId}`, detail: { file: fileId } }, fileId);
    await sendFile(this.files, professionalId, proof, `proof-${fileId.slice(0, 8)}`, reply);
  }
}
