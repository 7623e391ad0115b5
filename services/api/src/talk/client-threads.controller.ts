import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { databaseNow } from '../requests/accepted.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { saidInput, sayIn, shownTo, talkOf, type Talk } from './talk.js';

/** The same conversation, for the signed-in client of the request (M04). */
@Controller('api/client/threads/:acceptanceId')
export class ClientThreadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async read(@Param('acceptanceId') acceptanceId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    const talk = await this.own(acceptanceId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `relay-${acceptanceId}` });
    return shownTo('client', this.kernel, talk, await databaseNow(this.kernel));
  }

  @Post()
  @HttpCode(202)
  async write(@Param('acceptanceId') acceptanceId: string, @Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const said = parsed(saidInput, body);
    return sayIn(this.kernel, 'client', await this.own(acceptanceId, principal), said, principal.actor);
  }

  /** Of a request that is theirs; of any other they are not told that it exists. */
  private async own(acceptanceId: string, principal: Principal): Promise<Talk> {
    const talk = await talkOf(this.kernel, acceptanceId);
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const row = await getRow(this.kernel.db, view, talk.deal.leadId, await scopeOf(this.kernel, view, principal));
    if (!row) throw new Refused('NOT_FOUND', 'acceptance');
    return talk;
  }
}
