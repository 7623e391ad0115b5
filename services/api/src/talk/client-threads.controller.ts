import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import { databaseNow, type Kernel, scopeOf } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { sayIn, shownTo, talkOf, type Talk } from './talk.js';

/** The same conversation, for the signed-in client of the request (M04). */
@Controller()
export class ClientThreadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/client/threads/:acceptanceId')
  async read(@Asked() { params: { acceptanceId } }: Asked<'GET /api/client/threads/:acceptanceId'>, @Req() { principal }: GuardedRequest) {
    const talk = await this.own(acceptanceId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `relay-${acceptanceId}` });
    return shownTo('client', this.kernel, talk, await databaseNow(this.kernel));
  }

  @Route('POST /api/client/threads/:acceptanceId')
  async write(@Asked() asked: Asked<'POST /api/client/threads/:acceptanceId'>, @Req() { principal }: GuardedRequest) {
    const { body: message } = asked;
    return sayIn(this.kernel, this.bus, 'client', await this.own(asked.params.acceptanceId, principal), message, principal.actor);
  }

  /** Of a request that is theirs; of any other they do not learn that it exists. */
  private async own(acceptanceId: string, principal: Principal): Promise<Talk> {
    const talk = await talkOf(this.kernel, acceptanceId);
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const row = await getRow(this.kernel.db, view, talk.deal.leadId, await scopeOf(this.kernel, view, principal));
    if (!row) throw new Refused('NOT_FOUND', 'acceptance');
    return talk;
  }
}
