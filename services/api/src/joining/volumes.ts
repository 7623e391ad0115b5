import type { Answer } from '@jurilien/contracts/api';
import { placeOf, statement } from '@jurilien/persistence';
import {
  billingModel,
  countsMin,
  creditsWelcomeCc,
  pricingBase,
  pricingFactor,
  pricingMaxCc,
  pricingMinCc,
  selfServeDiscountBp,
  termsInForce,
  type Config,
} from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';

type Volumes = Answer<'GET /api/public/volumes'>;
const CACHE_MS = 300_000;
const DAYS = 90;

interface Counted {
  readonly code: string;
  readonly n: number;
}
interface Counts {
  readonly fields: readonly Counted[];
  readonly regions: readonly Counted[];
}
interface Known {
  readonly at: number;
  readonly counts: Counts;
}
const cached = new WeakMap<Kernel, Map<string, Known>>();

/** Requests that were validated in the last ninety days, by field and by region; few are `null`, not counted out. */
export async function volumes(kernel: Kernel, province: 'QC' | 'ON'): Promise<Volumes> {
  const { fields, regions } = await countsOf(kernel, province);
  const asked = asOf(kernel);
  const { config } = asked;
  // Smaller figures would say who is meant.
  const fewest = config.value(countsMin);
  const rounded = (rows: readonly Counted[]) => rows.map(({ code, n }) => ({ code, n: n >= fewest ? n : null }));
  const total = fields.reduce((sum, { n }) => sum + n, 0);
  return {
    days: DAYS,
    total: total >= fewest ? total : null,
    fields: rounded(fields),
    regions: rounded(regions),
    prices: pricesIn(province, config),
    billing: billingModel(province, config),
    termsVersion: termsInForce(asked).effectiveOn,
  };
}

/** What access costs in a province, as it is in force. */
function pricesIn(province: 'QC' | 'ON', config: Config): Volumes['prices'] {
  const factors = config.value(pricingFactor, { province });
  return {
    baseCc: Math.round(config.value(pricingBase, { province }) * 100),
    minCc: config.value(pricingMinCc, { province }),
    maxCc: config.value(pricingMaxCc, { province }),
    factor: {
      legalAid: factors.juridicalHelp,
      limited: factors.smallMandate,
      consult: factors.consult,
      board: config.value(selfServeDiscountBp, { province }),
    },
    welcomeCc: config.value(creditsWelcomeCc, { province }),
  };
}

/** The counts of a province, which are asked for again after some minutes. */
async function countsOf(kernel: Kernel, province: 'QC' | 'ON'): Promise<Counts> {
  const byProvince = cached.get(kernel) ?? new Map<string, Known>();
  cached.set(kernel, byProvince);
  const known = byProvince.get(province);
  if (known && Date.now() - known.at < CACHE_MS) return known.counts;
  const leads = placeOf(kernel.registry.views.get('leads')!);
  const by = (column: 'lawyerType' | 'region'): Promise<Counted[]> =>
    kernel.db.query<Counted>(
      statement`select ${statement.id('l', column)} as code, count(*)::int as n from ${leads} l
        where l.province = ${province} and l."lawyerType" is not null and l.region is not null
          and exists (select from events e where e.stream = 'lead-' || l.id and e.type = 'LeadValidated' and e.occurred_at > statement_timestamp() - ${DAYS} * interval '1 day')
        group by 1 order by 2 desc, 1`,
    );
  const [fields, regions] = await Promise.all([by('lawyerType'), by('region')]);
  const counts = { fields, regions };
  byProvince.set(province, { at: Date.now(), counts });
  return counts;
}
