import { tableOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { distribution, type SearchState, pointOf } from '@jurilien/search';
import { qualified, statement } from '@jurilien/persistence';
import { professional } from '@jurilien/professionals';
import { areaAround, statsKMin } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';

const YEAR_DAYS = 365;

/**
 * What stands beside an offer: how long requests like it took, and where it comes from, no nearer than its town. How far that is
 * from the reader's own office is the reader's to know.
 */
export async function aroundOffer(kernel: Kernel, leadId: string, professionalId: string) {
  const [search, { facts }, { practice, province }] = await Promise.all([
    stateOf(kernel, distribution, leadId),
    stateOf(kernel, lead, leadId),
    stateOf(kernel, professional, professionalId),
  ]);
  const office = practice && pointOf({ province: province ?? 'QC', postalCode: practice.postalCode, city: practice.city });
  return {
    similarDays: await daysToTakeLike(kernel, search),
    area: facts.city ? areaAround(facts.city, facts.province ?? 'QC', office) : undefined,
  };
}

/** Days from a request to its acceptance, in the middle, among those of its field and province in a year; nothing where they are too few. */
async function daysToTakeLike(kernel: Kernel, { lawyerType, province }: SearchState): Promise<number | undefined> {
  const [leads, acceptances] = ['leads', 'acceptances'].map((name) => qualified(tableOf(kernel.registry.views.get(name)!)));
  const [row] = await kernel.db.query<{ days: number | null; n: string }>(
    statement`select count(*) as n, percentile_cont(0.5) within group (order by extract(epoch from a.at - l."createdAt") / 86400) as days
       from ${acceptances} a join ${leads} l on l.id = a."leadId"
      where l."lawyerType" = ${lawyerType} and l.province = ${province} and a.at > now() - make_interval(days => ${YEAR_DAYS})`,
  );
  // A figure about fewer says something about someone (4.12).
  const atLeast = kernel.configuration.current().value(statsKMin);
  return row && Number(row.n) >= atLeast && row.days !== null ? Math.max(0, Math.round(row.days * 10) / 10) : undefined;
}
