import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { closeProfessionalAccount } from '@jurilien/professionals';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';

/** The end of a membership, by its owner or an administrator: not while a client waits for a first call. */
@Controller()
export class CloseAccountController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Route('POST /api/pro/account/close')
  async close(@Asked() { body: asked }: Asked<'POST /api/pro/account/close'>, @Req() { principal }: GuardedRequest): Promise<void> {
    const professionalId =
      principal.who === 'professional' ? (await ownProfessional(this.kernel, principal)).professionalId : asked.professionalId;
    if (!professionalId) throw new Refused('VALIDATION', 'professional', [{ field: 'professionalId', message: 'required' }]);
    const [waiting] = await this.kernel.db.query<{ n: number }>(
      statement`select count(*)::int as n from ${placeOf(this.kernel.registry.views.get('acceptances')!)} where "professionalId" = ${professionalId}::uuid and state = 'ToContact'`,
    );
    if (waiting!.n > 0) throw new Refused('WRONG_STATE', 'client-waits');
    const { actor } = principal;
    await this.bus.execute(
      command(closeProfessionalAccount, { professionalId }, { actor, ...(asked.reason ? { reason: asked.reason } : {}) }),
    );
  }
}
