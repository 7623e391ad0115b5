import type { Answer } from '@jurilien/contracts/api';
import { placeOf, statement } from '@jurilien/persistence';
import { billingModel, defaults, termsInForce } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';

type Volumes = Answer<'GET /api/public/volumes'>;
const CACHE_MS = 300_000;
const DAYS = 90;
/** Smaller figures would say who is meant. */
const FEWEST = defaults['counts.min'];
const cached = new Map<string, { readonly at: number; readonly value: Volumes }>();

interface Counted {
  readonly code: string;
  readonly n: number;
}

/** Requests that were validated in the last ninety days, by field and by region; few are `null`, not counted out. */
export async function volumes(kernel: Kernel, province: 'QC' | 'ON'): Promise<Volumes> {
  const known = cached.get(province);
  if (known && Date.now() - known.at < CACHE_MS) return known.value;
  const leads = placeOf(kernel.registry.views.get('leads')!);
  const by = (column: 'lawyerType' | 'region'): Promise<Counted[]> =>
    kernel.db.query<Counted>(
      statement`select ${statement.id('l', column)} as code, count(*)::int as n from ${leads} l
        where l.province = ${province} and l."lawyerType" is not null and l.region is not null
          and exists (select from events e where e.stream = 'lead-' || l.id and e.type = 'LeadValidated' and e.occurred_at > statement_timestamp() - ${DAYS} * interval '1 day')
        group by 1 order by 2 desc, 1`,
    );
  const [fields, regions] = await Promise.all([by('lawyerType'), by('region')]);
  const rounded = (rows: readonly Counted[]) => rows.map(({ code, n }) => ({ code, n: n >= FEWEST ? n : null }));
  const total = fields.reduce((sum, { n }) => sum + n, 0);
  const value = {
    days: DAYS,
    total: total >= FEWEST ? total : null,
    fields: rounded(fields),
    regions: rounded(regions),
    prices: {
      baseCc: defaults['pricing.base'] * 100,
      minCc: defaults['pricing.minCc'],
      maxCc: defaults['pricing.maxCc'],
      factor: {
        legalAid: defaults['pricing.factor'].juridicalHelp,
        limited: defaults['pricing.factor'].smallMandate,
        consult: defaults['pricing.factor'].consult,
        board: defaults['selfServe.discountBp'],
      },
      welcomeCc: defaults['credits.welcomeCc'],
    },
    billing: billingModel(province),
    termsVersion: termsInForce(asOf(kernel)).effectiveOn,
  };
  cached.set(province, { at: Date.now(), value });
  return value;
}
