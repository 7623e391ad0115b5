import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ids, Refused } from '@jurilien/event-sourcing';
import { placeOf } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';

const body = z.object({ professionalId: ids.professionalId.optional(), reason: z.string().trim().max(500).optional() }).strict();

/** The end of a membership, by its owner or an administrator: not while a client waits for a first call. */
@Controller('api/pro/account/close')
export class CloseAccountController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post()
  @HttpCode(204)
  async close(@Body() raw: unknown, @Req() { principal }: GuardedRequest): Promise<void> {
    const asked = parsed(body, raw ?? {});
    const professionalId =
      principal.who === 'professional' ? (await ownProfessional(this.kernel, principal)).professionalId : asked.professionalId;
    if (!professionalId) throw new Refused('VALIDATION', 'professional', [{ field: 'professionalId', message: 'required' }]);
    const [waiting] = await this.kernel.db.query<{ n: number }>(
      `select count(*)::int as n from ${placeOf(this.kernel.registry.views.get('acceptances')!)} where "professionalId" = $1::uuid and state = 'ToContact'`,
      [professionalId],
    );
    if (waiting!.n > 0) throw new Refused('WRONG_STATE', 'client-waits');
    await this.kernel.dispatch({
      name: 'CloseProfessionalAccount',
      commandId: randomUUID(),
      input: { professionalId },
      actor: principal.actor,
      ...(asked.reason ? { reason: asked.reason } : {}),
    });
  }
}
