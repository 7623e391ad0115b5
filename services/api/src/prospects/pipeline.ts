import type { Answer } from '@jurilien/contracts/api';
import { placeOf, statement } from '@jurilien/persistence';
import { leavingMembers, type Kernel } from '@jurilien/runtime';

type Pipeline = Answer<'GET /api/sales/pipeline'>;
type Counted<K extends string> = { province: 'QC' | 'ON'; n: number } & Record<K, string>;

/** What is counted over prospects and members, of all provinces or those of the reader: figures alone. */
export async function pipelineOf(kernel: Kernel, provinces: readonly string[] | undefined): Promise<Pipeline> {
  const scope = statement`(${provinces === undefined} or province = any(${provinces ?? []}))`;
  const place = (name: string) => placeOf(kernel.registry.views.get(name)!);
  const [stages, onboarding, members] = await Promise.all([
    kernel.db.query<Counted<'stage'>>(
      statement`select province, stage, count(*)::int as n from ${place('prospects')} where ${scope} group by 1, 2 order by 1, 2`,
    ),
    // How far those are who registered and do not receive offers yet.
    kernel.db.query<Counted<'step'>>(
      statement`select province, case when state = 'Applied' and "licenceState" <> 'verified' then 'licence'
                                when state = 'Applied' then 'review'
                                when state = 'Registered' and not ('email' = any(channels)) then 'email'
                                else 'application' end as step, count(*)::int as n
        from ${place('professionals')} where state in ('Registered', 'Applied') and ${scope} group by 1, 2 order by 1, 2`,
    ),
    leavingMembers(kernel, { provinces }),
  ]);
  const found = members.flatMap(({ province, signals }) => signals.map(({ rule }) => `${province}/${rule}`));
  const leaving = [...Map.groupBy(found, (key) => key)].map(([key, all]) => {
    const [province, rule] = key.split('/') as ['QC' | 'ON', string];
    return { province, rule, n: all.length };
  });
  return { stages, leaving: leaving.sort((a, b) => a.province.localeCompare(b.province) || a.rule.localeCompare(b.rule)), onboarding };
}
