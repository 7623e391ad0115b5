import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { databaseNow, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { ownTalk, sayIn, shownTo, type Talk } from './talk.js';

/** What a professional and the client of an accepted request say to each other through us (M10, 4.8.4). */
@Controller()
export class ProThreadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/pro/threads/:leadId')
  async read(@Asked() { params: { leadId } }: Asked<'GET /api/pro/threads/:leadId'>, @Req() { principal }: GuardedRequest) {
    const talk = await this.own(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `relay-${talk.deal.acceptanceId}` });
    return shownTo('professional', this.kernel, talk, await databaseNow(this.kernel));
  }

  @Route('POST /api/pro/threads/:leadId')
  async write(@Asked() asked: Asked<'POST /api/pro/threads/:leadId'>, @Req() { principal }: GuardedRequest) {
    const { body: message } = asked;
    return sayIn(this.kernel, this.bus, 'professional', await this.own(asked.params.leadId, principal), message, principal.actor);
  }

  private async own(leadId: string, principal: Principal): Promise<Talk> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    return ownTalk(this.kernel, leadId, professionalId);
  }
}
