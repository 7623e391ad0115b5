import { T0 } from '@jurilien/event-sourcing/testing';
import { pointOfFsa, SHIPPED_TERMS } from '@jurilien/reference';
import fc from 'fast-check';
import { boardExclusionOf, exclusionOf, leadView, NO_ONE_ASKED } from './eligibility.js';
import { asAt, candidate, moment, request } from './match.testing.js';
import type { MatchLead, MatchProfile } from './match-types.js';
import { rankingOf } from './ranking.js';

/**
 * Tables 4.3.1 and 4.3.2 written a second time, as the text says them and without a line of the rules they are held against: one
 * question per code, in the table's order, and one formula per part.
 */
const DAY = 86_400_000;
const NOW = Date.parse(T0);
const asked = new Set([candidate().id]);

function kilometres(a: string | undefined, b: string): number | undefined {
  const [p, q] = [pointOfFsa(a), pointOfFsa(b)];
  if (!p || !q) return undefined;
  // The other formula of the sphere: the angle between two vectors.
  const vector = ({ lat, lng }: { lat: number; lng: number }): [number, number, number] => {
    const [f, l] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(f) * Math.cos(l), Math.cos(f) * Math.sin(l), Math.sin(f)];
  };
  const [v, w] = [vector(p), vector(q)];
  const dot = v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
  const cross = Math.hypot(v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]);
  return 6_371 * Math.atan2(cross, dot);
}
const within = (at: readonly number[], ms: number): number => at.filter((t) => NOW - t < ms).length;

type Question = (l: MatchLead, p: MatchProfile, was: ReadonlySet<string>) => boolean;
/** True = keeps out. */
const TABLE: readonly (readonly [code: string, question: Question])[] = [
  [
    'E01',
    (l, p) =>
      p.state !== 'Approved' ||
      (p.pausing ?? []).some(
        (x) =>
          (x.until === undefined || Date.parse(x.until) > NOW) &&
          (x.scope === 'all' ||
            (x.scope === 'field' && x.value === l.lawyerType) ||
            (x.scope === 'region' && x.value === l.region) ||
            (x.scope === 'type' &&
              ((x.value === 'aj' && l.juridicalHelp) || (x.value === 'super' && l.superLead) || (x.value === 'consult' && l.consult)))),
      ),
  ],
  [
    'E02',
    (l, p) => {
      const fields = [l.lawyerType, ...l.additionalLawyerTypes];
      if (p.province !== l.province || !p.licenceVerifiedAt || NOW - Date.parse(p.licenceVerifiedAt) > 120 * DAY) return true;
      if (p.title === 'notary')
        return (
          l.province !== 'QC' || !fields.some((f) => ['estates', 'realEstate', 'mediation'].includes(f) || (f === 'family' && !l.inCourt))
        );
      if (p.title === 'paralegal') return l.province !== 'ON';
      if (p.title === 'mediator') return !p.mediator || !(l.mediator || fields.includes('mediation'));
      return false;
    },
  ],
  // The notice of the version in force is not over at this instant: who agreed to an earlier one goes on.
  ['E03', (_l, p) => !p.termsVersion],
  ['E04', (l, p) => !p.fields.some((f) => f === l.lawyerType || l.additionalLawyerTypes.includes(f))],
  ['E05', (l, p) => !l.anyLanguage && !p.languages.includes(l.lang)],
  [
    'E06',
    (l, p) => {
      const km = kilometres(l.postalCode, p.postalCode);
      return !(p.regions.includes(l.region) || (km !== undefined && km <= p.radiusKm) || (l.acceptDistance && p.remote));
    },
  ],
  ['E07', (l, p) => l.juridicalHelp && !p.acceptsAJ],
  ['E08', (l, p) => l.mediator && !p.mediator],
  [
    'E09',
    (l, p) => {
      const scope = ['smallClaims', 'traffic', 'housing', 'administrative', 'labour', 'consumer', 'criminal'];
      const chosen = p.paralegalFields ?? scope;
      const matter = [l.lawyerType, ...l.additionalLawyerTypes].some((f) => scope.includes(f) && chosen.includes(f));
      return p.title === 'paralegal' && !(l.paralegal && matter);
    },
  ],
  ['E10', (l, p) => (!l.anyRate && !p.rates.includes(l.rate)) || (l.budget !== 0 && l.budget < p.minBudget)],
  ['E11', (l, p) => 2026 - p.callYear < l.experience],
  ['E12', (l, p) => (l.smallMandate && !p.acceptsMP) || (l.consult && !p.acceptsConsult)],
  ['E13', (l, p) => l.superLead && !p.superOptIn],
  ['E16', (_l, p, was) => was.has(p.id)],
  [
    'E17',
    (l, p) => {
      const perDay = Math.min(10, p.caps?.claimsPerDay ?? 10);
      const perWeek = Math.min(40, p.caps?.claimsPerWeek ?? 40);
      const coins = p.spent.filter((s) => NOW - s.at < 7 * DAY).reduce((n, s) => n + s.cc, 0);
      return (
        within(p.claimedAt, DAY) >= perDay ||
        within(p.claimedAt, 7 * DAY) >= perWeek ||
        (p.caps?.coinsPerWeekCc !== undefined && coins + l.priceCc > p.caps.coinsPerWeekCc)
      );
    },
  ],
  ['E18', (l, p) => p.subscribed !== true && (l.province === 'ON' || (p.availableCc < l.priceCc && p.autoTopUp !== true))],
  ['E19', (_l, p) => p.openOffers.length >= 10],
  ['E20', (_l, p) => p.channels.length === 0],
];
const first = (l: MatchLead, p: MatchProfile, was: ReadonlySet<string>, without: readonly string[] = []): string | undefined =>
  TABLE.find(([code, keepsOut]) => !without.includes(code) && keepsOut(l, p, was))?.[0];

const seldom = fc.nat(7).map((n) => n === 7);
const some = <T>(...of: T[]): fc.Arbitrary<T[]> => fc.subarray(of, { minLength: 1 });
const often = <T>(usual: T, ...others: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, fc.constantFrom(usual, ...others));
const fields = ['family', 'estates', 'housing', 'mediation', 'criminal', 'tax', 'smallClaims'];
const instants = fc.array(fc.constantFrom(0, -60, -1_439, -1_440, -1_441, -10_079, -10_080, -10_081).map(moment), { maxLength: 12 });
const leads = fc.record({
  province: fc.constantFrom<'QC' | 'ON'>('QC', 'ON'),
  region: often('06', '03'),
  postalCode: often<string | undefined>('H2J 3Y1', 'G1R 4P5', 'J8X', undefined),
  lawyerType: fc.constantFrom(...fields),
  additionalLawyerTypes: fc.subarray(fields, { maxLength: 2 }),
  lang: often('fr', 'en'),
  acceptDistance: fc.boolean(),
  juridicalHelp: seldom,
  mediator: seldom,
  paralegal: fc.boolean(),
  rate: often('3', '1', '5'),
  budget: fc.nat(5),
  experience: fc.constantFrom(0, 0, 0, 0, 5, 16, 17),
  smallMandate: seldom,
  consult: seldom,
  superLead: seldom,
  inCourt: seldom,
  priceCc: fc.constantFrom(50, 100, 150),
  anyRate: seldom,
  anyLanguage: seldom,
});
const people = fc.record({
  title: fc.constantFrom('lawyer', 'lawyer', 'lawyer', 'notary', 'paralegal', 'paralegal', 'mediator'),
  state: often('Approved', 'Suspended', 'Closed'),
  pausing: often<MatchProfile['pausing']>(
    null,
    [{ scope: 'all' }],
    [{ scope: 'all', until: T0 }],
    [{ scope: 'field', value: 'family' }],
    [{ scope: 'region', value: '06', until: new Date(moment(1)).toISOString() }],
    [
      { scope: 'type', value: 'aj' },
      { scope: 'type', value: 'consult' },
    ],
  ),
  licenceVerifiedAt: often<string | null>(T0, null, new Date(NOW - 120 * DAY).toISOString(), new Date(NOW - 120 * DAY - 1).toISOString()),
  termsVersion: often<string | null>(SHIPPED_TERMS, '2020-01-01', null),
  fields: some(...fields),
  regions: often(['06'], ['03'], []),
  languages: often(['fr', 'en'], ['fr'], ['en']),
  postalCode: often('H2X', 'H7N', 'G1R', 'ZZZ'),
  radiusKm: fc.constantFrom(0, 10, 25, 26, 60, 300),
  remote: fc.boolean(),
  rates: often(['1', '3', '5'], ['3'], ['2']),
  minBudget: often(0, 2, 4),
  callYear: fc.constantFrom(2009, 2010, 2021),
  acceptsAJ: fc.boolean(),
  acceptsMP: fc.boolean(),
  acceptsConsult: fc.boolean(),
  mediator: fc.boolean(),
  superOptIn: fc.boolean(),
  paralegalFields: often<string[] | null>(null, ['housing'], ['tax']),
  caps: often<MatchProfile['caps']>(
    null,
    { claimsPerDay: 1 },
    { claimsPerWeek: 2 },
    { coinsPerWeekCc: 200 },
    { claimsPerDay: 99, claimsPerWeek: 99 },
  ),
  channels: often(['sms'], []),
  availableCc: often(150, 100, 49),
  autoTopUp: seldom,
  subscribed: fc.boolean(),
  openOffers: often<string[]>([], Array(9).fill('o'), Array(10).fill('o')),
  claimedAt: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, instants),
  spent: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    instants.map((all) => all.map((at, i) => ({ claimId: String(i), at, cc: 50 }))),
  ),
});

describe('who may be asked', () => {
  it('is what the table says, and the first code in its order is the one that is told; on the board coins and open offers do not count', () => {
    const happened = new Map<string, number>();
    fc.assert(
      fc.property(leads, people, often(false, true), often(true, false), (l, p, was, same) => {
        const province = same ? l.province : l.province === 'QC' ? 'ON' : 'QC';
        const [who, what, history] = [candidate({ ...p, province }), request(l), was ? asked : NO_ONE_ASKED] as const;
        const expected = first(what, who, history);
        happened.set(expected ?? 'eligible', (happened.get(expected ?? 'eligible') ?? 0) + 1);
        expect(exclusionOf(leadView(what, asAt()), who, history)).toBe(expected);
        expect(boardExclusionOf(leadView(what, asAt()), who, history)).toBe(first(what, who, history, ['E18', 'E19']));
      }),
      { numRuns: 2_000, seed: 431 },
    );
    // Each row has spoken, and some were asked: the comparison is one.
    expect(['eligible', ...TABLE.map(([code]) => code)].filter((code) => !happened.has(code))).toEqual([]);
  });
});

/** One formula per part (4.3.2), from integers alone where the text has integers. */
function parts(l: MatchLead, p: MatchProfile, deficit: number): Record<string, number> {
  const km = kilometres(l.postalCode, p.postalCode);
  const near = p.regions.includes(l.region) || (km !== undefined && km <= 25 && km <= p.radiusKm);
  const reach = km !== undefined && km <= p.radiusKm;
  const needs: [boolean, boolean][] = [
    [l.experience > 0, 2026 - p.callYear >= l.experience],
    [l.mediator, p.mediator],
    [l.juridicalHelp, p.acceptsAJ],
    [l.smallMandate, p.acceptsMP],
    [l.consult, p.acceptsConsult],
    [l.budget > 0, l.budget >= p.minBudget],
  ];
  const stated = needs.filter(([is]) => is);
  const [yes, no] = [within(p.answeredAt, 90 * DAY), within(p.missedAt, 90 * DAY)];
  const [kept, late] = [within(p.slaKeptAt, 180 * DAY), within(p.slaMissedAt, 180 * DAY)];
  return {
    field: p.fields.includes(l.lawyerType) ? 250 : 150,
    territory: near ? 150 : reach ? Math.round(150 - (110 * (km - 25)) / (p.radiusKm - 25)) : 60,
    needs: stated.length === 0 ? 150 : Math.trunc((150 * stated.filter(([, met]) => met).length) / stated.length),
    answering: Math.trunc((100 * (yes + 5)) / (yes + no + 10)),
    contactSla: Math.trunc((100 * (kept + 4)) / (kept + late + 5)),
    rotation: Math.min(200, Math.max(0, Math.round(100 + 25 * deficit))),
    exploration: p.offersEver < 10 ? 50 : 0,
  };
}
const since = (days: number): fc.Arbitrary<number[]> =>
  fc.array(fc.constantFrom(0, -1, -days * 1_440 + 1, -days * 1_440, -days * 1_440 - 1).map(moment), { maxLength: 30 });

describe('how they rank', () => {
  it('is the formula of each part, to the point', () => {
    const record = fc.record({
      answeredAt: since(90),
      missedAt: since(90),
      slaKeptAt: since(180),
      slaMissedAt: since(180),
      offersEver: fc.nat(20),
    });
    fc.assert(
      fc.property(leads, people, record, fc.integer({ min: -800, max: 800 }), (l, p, r, hundredths) => {
        const [who, what] = [candidate({ ...p, ...r }), request(l)];
        const ranked = rankingOf(leadView(what, asAt()))(who, hundredths / 100);
        expect(ranked.parts).toEqual(parts(what, who, hundredths / 100));
        expect(ranked.points).toBe(Object.values(ranked.parts).reduce((a, b) => a + b, 0));
      }),
      { numRuns: 1_000 },
    );
  });
});
