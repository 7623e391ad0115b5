import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { Figures } from './figures.js';

/** Figures of one professional: their own (LW5), or for the team (X03). */
@Controller()
export class FiguresController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
    @Inject(Figures) private readonly figures: Figures,
  ) {}

  @Route('GET /api/pro/figures')
  async own(@Asked() { query: { days } }: Asked<'GET /api/pro/figures'>, @Req() { principal }: GuardedRequest) {
    const { professionalId } = await stateOf(this.kernel, user, principal.actor.id);
    if (!professionalId) throw new Refused('NOT_FOUND', 'professional');
    return this.figures.of(professionalId, days);
  }

  @Route('GET /api/lawyers/:id/figures')
  async one(@Asked() { query: { days }, params: { id } }: Asked<'GET /api/lawyers/:id/figures'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    return this.figures.of(id, days);
  }
}
