import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import type { FileStore } from '@jurilien/files';
import { candidate, RESUME_KINDS, type CandidateCv } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { receiveFile, sendFile } from '../http/files.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { streamed } from '../http/streamed.js';
import { SYSTEM } from '../permissions/system-actor.js';
import { FILES, KERNEL } from '../tokens.js';

const DAY_S = 86_400;
const CV = { field: 'resume', kinds: RESUME_KINDS, mostMb: 5 };

/** A candidate's CV: sent and read back by its owner, and read by a firm the candidate said yes to (RC1). */
@Controller('api')
export class CvController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** The raw bytes of one file, read as they come. */
  @Post('recruit/cv')
  @HttpCode(201)
  async upload(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const bytes = streamed(body);
    const candidateId = principal.actor.id;
    await limit(this.kernel.db, `cv:${candidateId}`, 20, DAY_S);
    if ((await stateOf(this.kernel, candidate, candidateId)).status !== 'Active') throw new Refused('NOT_FOUND', 'candidate-profile');
    const kept = await receiveFile(this.files, candidateId, bytes, CV);
    try {
      await this.send('UploadCandidateCv', SYSTEM.upload, { candidateId, ...kept });
    } catch (error) {
      await this.files.remove(kept.fileId);
      throw error;
    }
    return { type: kept.type, bytes: kept.bytes };
  }

  @Get('recruit/cv')
  async own(@Req() { principal }: GuardedRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.answer(principal.actor.id, await this.cvOf(principal.actor.id), reply);
  }

  @Get('candidates/:candidateId/cv')
  async read(@Param('candidateId') raw: string, @Req() { principal }: GuardedRequest, @Res() reply: FastifyReply): Promise<void> {
    const candidateId = parsed(z.uuid(), raw);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    // The rule lets a firm in or refuses, and has told the candidate before a byte is read.
    await this.send('RecordCvView', SYSTEM.download, { professionalId, candidateId });
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

  private send(name: string, actor: (typeof SYSTEM)[keyof typeof SYSTEM], input: Record<string, unknown>) {
    return this.kernel.dispatch({ name, commandId: randomUUID(), input, actor });
  }
}
