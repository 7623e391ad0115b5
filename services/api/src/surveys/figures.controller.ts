import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import { statsKMin } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';

type Figures = Answer<'GET /api/surveys/figures'>;
type Side = Figures['client'];

/** Figures over what each side answered: for the team alone, of the provinces someone looks after, never per professional (D13). */
@Controller()
export class SurveyFiguresController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/surveys/figures')
  async figures(@Req() { principal }: GuardedRequest): Promise<Figures> {
    const provinces = principal.who === 'admin' ? null : (principal.actor.provinces ?? []);
    const place = (name: string): Built => placeOf(this.kernel.registry.views.get(name)!);
    const [sides, fees] = await Promise.all([
      this.kernel.db.query<Side>(
        statement`select side, count(*)::int as asked, count("answeredAt")::int as answered, count(*) filter (where "followUp")::int as "toCall",
           round(avg(overall), 1)::float8 as overall, round(avg(recommend), 1)::float8 as recommend
         from ${place('surveys')} where ${provinces}::text[] is null or province = any(${provinces}) group by side`,
      ),
      this.kernel.db.query<{ range: string; n: number }>(
        statement`select "feeRange" as range, count(*)::int as n from ${place('acceptances')}
          where "feeRange" is not null and (${provinces}::text[] is null or province = any(${provinces})) group by 1`,
      ),
    ]);
    const nothing = { asked: 0, answered: 0, toCall: 0, overall: null, recommend: null };
    const of = (name: Side['side']): Side => sides.find(({ side }) => side === name) ?? { side: name, ...nothing };
    const counted = fees.reduce((n, row) => n + row.n, 0);
    return {
      client: of('client'),
      professional: of('professional'),
      // Fewer tell whose they are (5-compliance).
      fees:
        counted < this.kernel.configuration.current().value(statsKMin) ? null : Object.fromEntries(fees.map(({ range, n }) => [range, n])),
    };
  }
}
