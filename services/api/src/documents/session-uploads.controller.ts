import { Body, Controller, Headers, Inject, Req, Res } from '@nestjs/common';
import { may } from '@jurilien/contracts';
import type { Acting } from '@jurilien/documents';
import { Refused } from '@jurilien/event-sourcing';
import { isLive, lead } from '@jurilien/lead';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { permitSubject } from '../commands/command-permits.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { matterOf, roomOf } from './gather.js';
import { readerBy } from './readers.js';
import { Receiving, type Sender } from './receiving.js';

/** Files that a client who is signed in, the professional who accepted, or the team sends for a request (M03, X14). */
@Controller()
export class SessionUploadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Receiving) private readonly receiving: Receiving,
  ) {}

  @Route('POST /api/documents/:leadId/uploads')
  async begin(
    @Asked() { params: { leadId }, body }: Asked<'POST /api/documents/:leadId/uploads'>,
    @Req() request: GuardedRequest & FastifyRequest,
  ) {
    const { sender, acting } = await this.sender(leadId, request.principal);
    const { left } = roomOf(await matterOf(this.kernel, leadId, request.principal.actor), acting);
    return this.receiving.begin(sender, body, left, request);
  }

  /** How far a file came. `HEAD` answers the same without a body. */
  @Route('GET /api/documents/:leadId/uploads/:uploadId')
  async look(
    @Asked() { params: { leadId, uploadId } }: Asked<'GET /api/documents/:leadId/uploads/:uploadId'>,
    @Req() { principal }: GuardedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.receiving.look((await this.sender(leadId, principal)).sender, uploadId, reply);
  }

  @Route('PATCH /api/documents/:leadId/uploads/:uploadId')
  async add(
    @Asked() { params: { leadId, uploadId } }: Asked<'PATCH /api/documents/:leadId/uploads/:uploadId'>,
    @Body() body: unknown,
    @Headers('upload-offset') offset: string | undefined,
    @Req() { principal }: GuardedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.receiving.add((await this.sender(leadId, principal)).sender, uploadId, body, offset, reply);
  }

  @Route('DELETE /api/documents/:leadId/uploads/:uploadId')
  async giveUp(
    @Asked() { params: { leadId, uploadId } }: Asked<'DELETE /api/documents/:leadId/uploads/:uploadId'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<void> {
    await this.receiving.giveUp((await this.sender(leadId, principal)).sender, uploadId);
  }

  /** Whose file it is, by the row of `UploadDocument` in the permission matrix. @throws Refused */
  private async sender(leadId: string, principal: Principal): Promise<{ sender: Sender; acting: Acting }> {
    const acting = await this.acting(leadId, principal);
    const { status, personId } = await stateOf(this.kernel, lead, leadId);
    if (!isLive(status)) throw new Refused('WRONG_STATE', 'request-ended');
    const acceptanceId = acting.side === 'professional' ? acting.seat.acceptanceId : undefined;
    return { acting, sender: { leadId, personId, actor: principal.actor, side: acting.side, acceptanceId } };
  }

  private async acting(leadId: string, principal: Principal): Promise<Acting> {
    if (principal.who === 'client' || principal.who === 'professional') return readerBy(this.kernel, leadId, principal);
    await permitSubject(this.kernel, may('UploadDocument', principal.who)!, { leadId }, principal);
    return { side: 'staff' };
  }
}
