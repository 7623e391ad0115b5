import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { evidenceOf } from './pack.js';
import { evidencePage } from './page.js';

const uuid = z.uuid();
const asked = z.object({ lang: z.enum(['fr', 'en']).default('fr') }).strict();

/** What a bank is answered with when it disputes a payment (4.4.7): for those who may read purchases, and each one written down. */
@Controller('api/purchases')
export class DisputesController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get(':id/evidence')
  async evidence(
    @Param('id') id: string,
    @Query() query: unknown,
    @Req() { principal }: GuardedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { lang } = parsed(asked, query);
    const purchaseId = parsed(uuid, id);
    const view = this.kernel.registry.views.get('purchases')!;
    const row = await getRow(this.kernel.db, view, purchaseId, await scopeOf(this.kernel, view, principal));
    // A purchase that nobody disputes needs no file of its buyer; one of another province is not there at all.
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
