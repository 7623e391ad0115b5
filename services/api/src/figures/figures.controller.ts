import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import type { ProfessionalFigures } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { getRow } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { Figures } from './figures.js';

const asked = z.object({ days: z.enum(['30', '90']).default('30').transform(Number) }).strict();

/** Figures of one professional: their own (LW5), or for the team (X03). */
@Controller('api')
export class FiguresController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(Figures) private readonly figures: Figures,
  ) {}

  @Get('pro/figures')
  @Header('cache-control', 'no-store')
  async own(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<ProfessionalFigures> {
    const { days } = parsed(asked, query);
    const { professionalId } = await stateOf(this.kernel, user, principal.actor.id);
    if (!professionalId) throw new Refused('NOT_FOUND', 'professional');
    return this.figures.of(professionalId, days);
  }

  @Get('lawyers/:id/figures')
  @Header('cache-control', 'no-store')
  async one(@Param('id') id: string, @Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<ProfessionalFigures> {
    const { days } = parsed(asked, query);
    const view = this.kernel.registry.views.get('professionals')!;
    if (!(await getRow(this.kernel.db, view, id, await scopeOf(this.kernel, view, principal))))
      throw new Refused('NOT_FOUND', 'professional');
    return this.figures.of(id, days);
  }
}
