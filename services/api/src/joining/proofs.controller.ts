import { Controller, Inject, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { sendFile } from '../http/files.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { FILES, KERNEL } from '../tokens.js';

/** A proof of licence, for the staff who decide about it. Each look is written down; the browser only ever downloads it. */
@Controller()
export class ProofsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/lawyers/:professionalId/proofs/:fileId')
  async proof(
    @Asked() { params: { professionalId, fileId } }: Asked<'GET /api/lawyers/:professionalId/proofs/:fileId'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { proofs, province } = await stateOf(this.kernel, professional, professionalId);
    const { provinces } = principal.actor;
    const proof = proofs?.find((p) => p.fileId === fileId);
    if (!proof || (provinces && (!province || !provinces.includes(province)))) throw new Refused('NOT_FOUND', 'no-such-file');
    this.accesses.read(principal, { action: 'saw', subject: `professional-${professionalId}`, detail: { file: fileId } }, fileId);
    await sendFile(this.files, professionalId, proof, `proof-${fileId.slice(0, 8)}`, reply);
  }
}
