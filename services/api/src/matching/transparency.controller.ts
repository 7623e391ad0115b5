import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import type { MatchProfile } from '@jurilien/search';
import { placeOf, statement } from '@jurilien/persistence';
import { DAY_MS, zoneOf } from '@jurilien/reference';
import { databaseNow, asOf, besideOthers, ownWavesSince, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { pastLeadsOf } from './past.js';
import { fatesOf, monthOf, monthsOf, reaches, type SentOffer } from './transparency.js';

/** A request that came up before the first month is none of it, however late its last wave. */
const BEFORE_MS = 31 * DAY_MS;

/** What matching meant for one professional, month by month: to themselves (MO22), and to the team (X03). */
@Controller()
export class TransparencyController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('GET /api/pro/transparency')
  async own(@Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    return this.report(professionalId);
  }

  @Route('GET /api/lawyers/:id/transparency')
  async one(@Asked() { params: { id } }: Asked<'GET /api/lawyers/:id/transparency'>, @Req() { principal }: GuardedRequest) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    return this.report(id);
  }

  private async report(professionalId: string) {
    const profile = (await this.queries.execute(new FindRow('match-profiles', professionalId))) as MatchProfile | undefined;
    if (!profile) return { months: [] };
    const asked = asOf(this.kernel, await databaseNow(this.kernel));
    const months = monthsOf(asked, zoneOf(profile.province));
    const since = new Date(Date.parse(months.at(-1)!.from) - BEFORE_MS).toISOString();
    const matchings = placeOf(this.kernel.registry.views.get('matchings')!);
    const [waves, offers] = await Promise.all([
      ownWavesSince(this.kernel, professionalId, since, matchings),
      this.offersSince(professionalId, since),
    ]);
    const leads = await pastLeadsOf(this.kernel, [...new Set([...waves, ...offers].map(({ leadId }) => leadId))]);
    // Requests of the other province were never theirs to take.
    const theirs = ({ leadId }: { leadId: string }): boolean => leads.get(leadId)?.province === profile.province;
    const fates = fatesOf(waves.filter(theirs), offers.filter(theirs), (id) => reaches(profile, leads.get(id)!, asked.config));
    return {
      months: await Promise.all(
        months.map(async (month) => {
          const own = fates.filter((f) => f.at >= month.from && f.at < month.to);
          // A month that is over keeps its average: no one is to be recognized from how it changes.
          const eligible = own.flatMap((f) => f.eligibleIn ?? []).filter((w) => w.at < month.to);
          return monthOf(month, own, await besideOthers(this.kernel, professionalId, eligible, matchings), asked.config);
        }),
      ),
    };
  }

  private async offersSince(professionalId: string, since: string): Promise<SentOffer[]> {
    const rows = await this.kernel.db.prepared<SentOffer>(
      statement`select "leadId", round, wave, "sentAt", board, manual, parts from ${placeOf(this.kernel.registry.views.get('offers')!)}
        where "professionalId" = ${professionalId} and "sentAt" >= ${since}`,
    );
    return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() }));
  }
}
