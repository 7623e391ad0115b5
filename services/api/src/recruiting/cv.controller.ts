import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { FileStore } from '@jurilien/files';
import { recordCvView } from '@jurilien/processes';
import { candidate, RESUME_KINDS, uploadCandidateCv, type CandidateCv } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { receiveFile, sendFile } from '../http/files.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { streamed } from '../http/streamed.js';
import { SYSTEM } from '../permissions/system-actor.js';
import { FILES, KERNEL } from '../tokens.js';

const DAY_S = 86_400;
const CV = { field: 'resume', kinds: RESUME_KINDS, mostMb: 5 };

/** A candidate's CV: sent and read back by its owner, and read by a firm the candidate said yes to (RC1). */
@Controller()
export class CvController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** The raw bytes of one file, read as they come. */
  @Route('POST /api/recruit/cv')
  async upload(@Body() body: unknown, @Req() { principal }: GuardedRequest) {
    const bytes = streamed(body);
    const candidateId = principal.actor.id;
    await limit(this.kernel.db, `cv:${candidateId}`, 20, DAY_S);
    if ((await stateOf(this.kernel, candidate, candidateId)).status !== 'Active') throw new Refused('NOT_FOUND', 'candidate-profile');
    const kept = await receiveFile(this.files, candidateId, bytes, CV);
    try {
      await this.bus.execute(command(uploadCandidateCv, { candidateId, ...kept }, { actor: SYSTEM.upload }));
    } catch (error) {
      await this.files.remove(kept.fileId);
      throw error;
    }
    return { type: kept.type, bytes: kept.bytes };
  }

  @Route('GET /api/recruit/cv')
  async own(@Req() { principal }: GuardedRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answer(principal.actor.id, await this.cvOf(principal.actor.id), reply);
  }

  @Route('GET /api/candidates/:candidateId/cv')
  async read(
    @Asked() { params: { candidateId } }: Asked<'GET /api/candidates/:candidateId/cv'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    // The rule lets a firm in or refuses, and has told the candidate before a byte is read.
    await this.bus.execute(command(recordCvView, { professionalId, candidateId }, { actor: SYSTEM.download }));
    const cv = await this.cvOf(candidateId);
    this.accesses.read(principal, { action: 'saw', subject: `candidate-${candidateId}`, detail: { file: cv.fileId } }, cv.fileId);
    await this.answer(candidateId, cv, reply);
  }

  private async cvOf(candidateId: string): Promise<CandidateCv> {
    const { cv } = await stateOf(this.kernel, candidate, candidateId);
    if (!cv) throw new Refused('NOT_FOUND', 'cv');
    return cv;
  }

  private answer(candidateId: string, cv: CandidateCv, reply: FastifyReply): Promise<void> {
    return sendFile(this.files, candidateId, cv, `cv-${candidateId.slice(0, 8)}`, reply);
  }
}
