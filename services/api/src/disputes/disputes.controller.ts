import { Controller, Inject, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { evidenceOf } from './pack.js';
import { evidencePage } from './page.js';

/** What a bank is answered with when it disputes a payment (4.4.7): for those who may read purchases, and each one written down. */
@Controller()
export class DisputesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/purchases/:id/evidence')
  async evidence(
    @Asked() { query: { lang }, params: { id: purchaseId } }: Asked<'GET /api/purchases/:id/evidence'>,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.queries.execute(new FindRow('purchases', purchaseId, principal));
    // A purchase that no one disputes needs no file of its buyer; one of another province is not there at all.
    if (!row?.['disputeId']) throw new Refused('NOT_FOUND', 'no-such-dispute');
    const pack = await evidenceOf(this.kernel, purchaseId);
    if (!pack) throw new Refused('NOT_FOUND', 'no-such-dispute');
    const about = { action: 'exported', subject: `professional-${pack.professionalId}`, detail: { evidence: purchaseId } } as const;
    this.accesses.read(principal, about, purchaseId);
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-disposition', `attachment; filename="preuves-${purchaseId}.html"`)
      .header('cache-control', 'no-store')
      .send(evidencePage(pack, lang, new Date().toISOString()));
  }
}
