import type { Answer, search } from '@jurilien/contracts/api';
import type { AsOf, Config } from '@jurilien/event-sourcing';
import { exclusionOf, leadView, NO_ONE_ASKED, type MatchLead, type MatchProfile } from '@jurilien/search';
import { countsMin, LAWYER_TYPES, regionsOf, type Province } from '@jurilien/reference';
import type { z } from 'zod';

/** What someone looks for. */
export type Search = z.infer<typeof search>;

/** Of today only: someone whose coins, claims or open offers are at their limit may be asked another day. */
const OF_TODAY: ReadonlySet<string> = new Set(['E17', 'E18', 'E19']);
const NO_LEAD = '00000000-0000-0000-0000-000000000000';

const leadOf = (s: Search, region: string, additionalLawyerTypes: readonly string[]): MatchLead => ({
  leadId: NO_LEAD,
  province: s.province,
  region,
  lawyerType: s.lawyerType,
  additionalLawyerTypes,
  lang: s.lang ?? '',
  anyLanguage: s.lang === undefined,
  rate: s.rate ?? '',
  anyRate: s.rate === undefined,
  acceptDistance: s.acceptDistance === '1',
  juridicalHelp: s.juridicalHelp === '1',
  mediator: s.mediator === '1',
  paralegal: s.paralegal === '1',
  consult: s.consult === '1',
  smallMandate: false,
  superLead: false,
  budget: Number(s.budget ?? 0),
  experience: 0,
  priceCc: 0,
});

/** How many could be asked for such a request: the rules of matching decide, without those that hold for one day only. */
export function eligibleFor(asked: Search, profiles: Iterable<MatchProfile>, asOf: AsOf, fields: readonly string[] = []): number {
  const regions = asked.region ? [asked.region] : regionsOf(asked.province).map((r) => r.code);
  const leads = regions.map((region) => leadView(leadOf(asked, region, fields), asOf));
  const fits = (p: MatchProfile): boolean =>
    leads.some((lead) => {
      const code = exclusionOf(lead, p, NO_ONE_ASKED);
      return code === undefined || OF_TODAY.has(code);
    });
  let n = 0;
  for (const p of profiles) if (fits(p)) n += 1;
  return n;
}

/** Criteria that are there or not, and those that can be left out. */
const FLAGS = ['acceptDistance', 'juridicalHelp', 'mediator', 'paralegal', 'consult'] as const;
const CHOICES = ['rate', 'budget', 'lang'] as const;

/** The same search with one criterion turned round, or left out: what each does to the count (IN9). */
export function turned(
  asked: Search,
): { readonly criterion: (typeof FLAGS)[number] | (typeof CHOICES)[number]; readonly search: Search }[] {
  const without = (name: keyof Search): Search => Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name)) as Search;
  return [
    ...FLAGS.filter((name) => name !== 'paralegal' || asked.province === 'ON').map((name) => ({
      criterion: name,
      search: asked[name] ? without(name) : { ...asked, [name]: '1' as const },
    })),
    ...CHOICES.filter((name) => asked[name] !== undefined).map((name) => ({ criterion: name, search: without(name) })),
  ];
}

const BRACKETS = ['1', '2', '3', '4', '5'] as const;

/** The same search with each bracket in turn, whichever was chosen. */
export const byBracket = (
  asked: Search,
): { readonly [K in 'budget' | 'rate']: readonly { readonly code: string; readonly search: Search }[] } => ({
  budget: BRACKETS.map((code) => ({ code, search: { ...asked, budget: code } })),
  rate: BRACKETS.map((code) => ({ code, search: { ...asked, rate: code } })),
});

/** Down to a multiple of the least that is told; fewer are "few", so that a figure never tells of one person. */
export function roundedDown(n: number, config: Config): number | null {
  const least = config.value(countsMin);
  return n < least ? null : Math.floor(n / least) * least;
}

type ProvinceCounts = Answer<'GET /api/public/eligible-counts/regions'>['data'][number];

/** Counts of a province for a request that says no more than its field (P11–P17); without a field, for any. Paralegals count where they may act. */
export function countsOf(province: Province, lawyerType: string | undefined, profiles: Iterable<MatchProfile>, asOf: AsOf): ProvinceCounts {
  const all = [...profiles];
  const [first, ...more] = lawyerType === undefined ? ['other', ...LAWYER_TYPES.map((t) => t.code)] : [lawyerType];
  const count = (region?: string): number | null =>
    roundedDown(eligibleFor({ lawyerType: first, province, region, paralegal: '1' }, all, asOf, more), asOf.config);
  return { province, count: count(), regions: regionsOf(province).map(({ code }) => ({ region: code, count: count(code) })) };
}
