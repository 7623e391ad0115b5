import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { databaseNow } from '../requests/accepted.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { ownTalk, saidInput, sayIn, shownTo, type Talk } from './talk.js';

/** What a professional and the client of an accepted request say to each other through us (M10, 4.8.4). */
@Controller('api/pro/threads/:leadId')
export class ProThreadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async read(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    const talk = await this.own(leadId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `relay-${talk.deal.acceptanceId}` });
    return shownTo('professional', this.kernel, talk, await databaseNow(this.kernel));
  }

  @Post()
  @HttpCode(202)
  async write(@Param('leadId') leadId: string, @Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const said = parsed(saidInput, body);
    return sayIn(this.kernel, 'professional', await this.own(leadId, principal), said, principal.actor);
  }

  private async own(leadId: string, principal: Principal): Promise<Talk> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    return ownTalk(this.kernel, leadId, professionalId);
  }
}
