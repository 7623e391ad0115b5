import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { listRows } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { clientSurvey, proSurvey, waiting } from './surveys.js';

/** A person has few requests. */
const SHOWN = 25;

/** What a signed-in person is still asked for an opinion about (C06, C07). */
@Controller('api')
export class OwnSurveysController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('client/surveys')
  @Header('cache-control', 'no-store')
  async ofClient(@Req() { principal }: GuardedRequest): Promise<object> {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: SHOWN, filter: {}, scope });
    const asked = data.length > 0 ? await waiting(this.kernel, 'client', { leadId: data.map((row) => row.id as string) }) : [];
    return { surveys: await Promise.all(asked.map((id) => clientSurvey(this.kernel, id))) };
  }

  @Get('pro/surveys')
  @Header('cache-control', 'no-store')
  async ofProfessional(@Req() { principal }: GuardedRequest): Promise<object> {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const asked = await waiting(this.kernel, 'professional', { professionalId });
    return { surveys: await Promise.all(asked.map((id) => proSurvey(this.kernel, id))) };
  }
}
