import { Controller, Inject, Req } from '@nestjs/common';
import { listRows } from '@jurilien/persistence';
import { scopeOf, type Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { clientSurvey, proSurvey, waiting } from './surveys.js';

/** A person has few requests. */
const SHOWN = 25;

/** What a signed-in person is still asked for an opinion about (C06, C07). */
@Controller()
export class OwnSurveysController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/client/surveys')
  async ofClient(@Req() { principal }: GuardedRequest) {
    const view = this.kernel.registry.views.get('lead-statuses')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const { data } = await listRows(this.kernel.db, view, { page: 1, perPage: SHOWN, filter: {}, scope });
    const asked = data.length > 0 ? await waiting(this.kernel, 'client', { leadId: data.map((row) => row.id as string) }) : [];
    return { surveys: await Promise.all(asked.map((id) => clientSurvey(this.kernel, id, principal.actor))) };
  }

  @Route('GET /api/pro/surveys')
  async ofProfessional(@Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const asked = await waiting(this.kernel, 'professional', { professionalId });
    return { surveys: await Promise.all(asked.map((id) => proSurvey(this.kernel, id, principal.actor))) };
  }
}
