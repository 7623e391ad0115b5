import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { tableOf } from '@jurilien/event-sourcing';
import { qualified } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { GuardedRequest } from '../principal.js';
import { KERNEL } from '../tokens.js';

/** Figures over what clients answered: for the team alone, of the provinces somebody looks after, never per professional (D13). */
@Controller('api/surveys')
export class SurveysController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('figures')
  @Header('cache-control', 'no-store')
  async figures(@Req() { principal }: GuardedRequest): Promise<object> {
    const provinces = principal.who === 'admin' ? null : (principal.actor.provinces ?? []);
    const [row] = await this.kernel.db.query<object>(
      `select count(*)::int as asked, count("answeredAt")::int as answered, count(*) filter (where "followUp")::int as "toCall",
         round(avg(overall), 1)::float8 as overall, round(avg(recommend), 1)::float8 as recommend
       from ${qualified(tableOf(this.kernel.registry.views.get('surveys')!))} where $1::text[] is null or province = any($1)`,
      [provinces],
    );
    return row!;
  }
}
