import { configWith, T0 } from '@jurilien/event-sourcing/testing';
import { distanceKm, pointOfFsa } from '@jurilien/reference';
import fc from 'fast-check';
import { leadView } from './eligibility.js';
import { asAt, candidate, days, moment, request } from './match.testing.js';
import { match } from './matching.js';
import type { MatchLead, MatchProfile } from './match-types.js';
import { rankingOf } from './ranking.js';

const points = (lead: Partial<MatchLead>, p: Partial<MatchProfile>, deficit = 0) =>
  rankingOf(leadView(request(lead), asAt()))(candidate(p), deficit).parts;
const km = (fsa: string): number => distanceKm(pointOfFsa('H2J')!, pointOfFsa(fsa)!);
const T0_MS = moment(0);
const many = (n: number, at = T0_MS): number[] => Array.from({ length: n }, () => at);
const far = { regions: ['03'], postalCode: 'G1R' };

/** Table 4.3.2, part by part. */
describe('points', () => {
  it.each([
    ['field', 'the field itself', 250, {}, {}],
    ['field', 'only a field that comes second', 150, { additionalLawyerTypes: ['estates'] }, { fields: ['estates'] }],
    ['territory', 'the same region', 150, {}, {}],
    ['territory', 'another region within 25 km', 150, {}, { regions: ['13'], postalCode: 'H7N', radiusKm: 25 }],
    ['territory', 'exactly at the radius', 40, {}, { ...far, radiusKm: km('G1R') }],
    ['territory', 'halfway between 25 km and the radius', 95, {}, { ...far, radiusKm: 2 * km('G1R') - 25 }],
    ['territory', 'remote only', 60, { acceptDistance: true }, { ...far, remote: true }],
    ['needs', 'none stated', 150, {}, {}],
    ['needs', 'one of one', 150, { juridicalHelp: true }, { acceptsAJ: true }],
    ['needs', 'one of two', 75, { juridicalHelp: true, mediator: true }, { acceptsAJ: true }],
    ['needs', 'none of two', 0, { smallMandate: true, consult: true }, {}],
    ['needs', 'two of three', 100, { experience: 10, budget: 3, consult: true }, { callYear: 2016, minBudget: 3 }],
    ['answering', 'no one knows yet: 5 of 10', 50, {}, {}],
    ['answering', 'all of ninety', 95, {}, { answeredAt: many(90) }],
    ['answering', 'none of ninety', 5, {}, { missedAt: many(90) }],
    ['answering', 'half of ninety', 50, {}, { answeredAt: many(45), missedAt: many(45) }],
    [
      'answering',
      'what is older than ninety days',
      50,
      {},
      { answeredAt: many(90, moment(-days(90))), missedAt: many(9, moment(-days(90))) },
    ],
    ['contactSla', 'no one knows yet: 4 of 5', 80, {}, {}],
    ['contactSla', 'all of fifteen', 95, {}, { slaKeptAt: many(15) }],
    ['contactSla', 'none of fifteen', 20, {}, { slaMissedAt: many(15) }],
    ['contactSla', 'what is older than 180 days', 80, {}, { slaMissedAt: many(15, moment(-days(180))) }],
    ['exploration', 'nine offers so far', 50, {}, { offersEver: 9 }],
    ['exploration', 'ten offers so far', 0, {}, { offersEver: 10 }],
  ] as const)('%s: %s gives %i', (part, _case, expected, lead, p) =>
    expect(points(lead as Partial<MatchLead>, p as Partial<MatchProfile>)[part]).toBe(expected),
  );

  it.each([
    [0, 100],
    [1, 125],
    [-1, 75],
    [4, 200],
    [5, 200],
    [-4, 0],
    [-5, 0],
    [0.5, 113],
  ])('rotation: a deficit of %d gives %i', (deficit, expected) => expect(points({}, {}, deficit)['rotation']).toBe(expected));

  it('are whole, within the maximum of each part, and add up to at most a thousand', () => {
    const p = fc.record({
      offersEver: fc.nat(500),
      answeredAt: fc.nat(300).map((n) => many(n)),
      missedAt: fc.nat(300).map((n) => many(n)),
      slaKeptAt: fc.nat(200).map((n) => many(n)),
      slaMissedAt: fc.nat(200).map((n) => many(n)),
      radiusKm: fc.integer({ min: 1, max: 800 }),
      postalCode: fc.constantFrom('G1R', 'H7N', 'J8X', ''),
      regions: fc.constantFrom(['06'], ['03']),
    });
    fc.assert(
      fc.property(p, fc.double({ min: -20, max: 20, noNaN: true }), (over, deficit) => {
        const { parts, points: sum } = rankingOf(leadView(request({ acceptDistance: true }), asAt()))(candidate(over), deficit);
        const max: Record<string, number> = {
          field: 250,
          territory: 150,
          needs: 150,
          answering: 100,
          contactSla: 100,
          rotation: 200,
          exploration: 50,
        };
        for (const [part, n] of Object.entries(parts))
          if (!Number.isInteger(n) || n < 0 || n > max[part]!) throw new Error(`${part} is ${n}`);
        expect(sum).toBe(Object.values(parts).reduce((a, b) => a + b, 0));
        expect(sum).toBeLessThanOrEqual(1_000);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** n professionals, number i a little better than i + 1. */
const id = (n: number): string => `018f2a10-0000-7000-8001-${String(n).padStart(12, '0')}`;
const pool = (n: number, over: (i: number) => Partial<MatchProfile> = () => ({})): MatchProfile[] =>
  Array.from({ length: n }, (_, i) =>
    candidate({
      id: id(i + 1),
      name: `Me ${i + 1}`,
      offersEver: 100,
      answeredAt: many(100 - 5 * i),
      missedAt: many(5 * i),
      ...over(i + 1),
    }),
  );
const run = (
  profiles: readonly MatchProfile[],
  size: number,
  over: { asked?: ReadonlySet<string>; now?: string; tie?: (v: string) => string } = {},
) => match(request(), profiles, { ...asAt(), size, asked: new Set(), tie: (v) => v, ...over });
const order = (m: ReturnType<typeof match>): number[] => m.ranked.map((r) => Number(r.professionalId.slice(-12)));
const received = (n: number): number[] => many(n, moment(-days(1)));

describe('the order of a wave', () => {
  it('is by points', () => expect(order(run(pool(4), 2))).toEqual([1, 2, 3, 4]));

  it('says who was left out and why, by code and by person', () => {
    const m = run(
      pool(4, (i) => (i === 2 ? { state: 'Suspended' } : i === 3 ? { channels: [] } : {})),
      3,
      { asked: new Set([id(4)]) },
    );
    expect([m.eligible, m.excluded, [...m.excludedById]]).toEqual([
      1,
      { E01: 1, E20: 1, E16: 1 },
      [
        [id(2), 'E01'],
        [id(3), 'E20'],
        [id(4), 'E16'],
      ],
    ]);
  });

  it.each([
    [2, []],
    [3, [9]],
    [5, [9]],
    [6, [9, 8]],
  ])('of %i seats a fifth, rounded up, goes to who is furthest behind: %j', (size, fair) => {
    // Nine was never asked in thirty days and eight less than the others, who answer better.
    const m = run(
      pool(9, (i) => ({
        offersAt: received(i === 9 ? 0 : i === 8 ? 1 : 2),
        answeredAt: i > 7 ? [] : many(100),
        missedAt: i > 7 ? many(100) : [],
      })),
      size,
    );
    expect(
      m.ranked
        .slice(0, size)
        .filter((r) => r.fairness)
        .map((r) => Number(r.professionalId.slice(-12))),
    ).toEqual(fair);
    expect(m.ranked.filter((r) => r.fairness)).toHaveLength(fair.length);
  });

  it('keeps no fairness seat when everybody is asked anyway', () => expect(run(pool(3), 3).ranked.some((r) => r.fairness)).toBe(false));

  it('counts offers of thirty days, not older ones', () => {
    const parts = (when: number) =>
      run(
        pool(2, (i) => (i === 1 ? { offersAt: [when] } : {})),
        1,
      ).ranked.find((r) => r.professionalId === id(1))!.parts['rotation'];
    expect([parts(moment(-days(30) + 1)), parts(moment(-days(30)))]).toEqual([75, 100]);
  });

  it('asks one of a firm per wave; colleagues wait, marked E22', () => {
    const m = run(
      pool(4, (i) => ({ firm: i < 4 ? 'Étude' : 'Autre' })),
      2,
    );
    expect([order(m), m.ranked.map((r) => r.deferred)]).toEqual([
      [1, 4, 2, 3],
      [undefined, undefined, 'E22', 'E22'],
    ]);
  });

  it('breaks ties by a keyed hash of day, request and person', () => {
    const asked: string[] = [];
    const equal = pool(3, () => ({ answeredAt: many(50), missedAt: many(50) }));
    const backwards = run(equal, 1, {
      tie: (v) => {
        asked.push(v);
        return String(9 - Number(v.at(-1)));
      },
    });
    expect([order(backwards), [...asked].sort()[0]]).toEqual([[3, 2, 1], `2026-11-02|${request().leadId}|${id(1)}`]);
  });

  /** Everything money is known by: balance, spending, what was bought by itself or in advance, own budget, and the price asked. */
  const money = fc.record({
    availableCc: fc.nat(1_000_000),
    autoTopUp: fc.boolean(),
    subscribed: fc.boolean(),
    spent: fc.array(fc.record({ claimId: fc.uuid(), at: fc.nat(9).map((n) => moment(-days(n))), cc: fc.nat(9_000) }), { maxLength: 4 }),
    caps: fc.option(fc.record({ coinsPerWeekCc: fc.nat(20_000) }), { nil: undefined }),
  });
  const standing = fc.record({
    offersAt: fc.nat(6).map(received),
    offersEver: fc.nat(30),
    answeredAt: fc.nat(20).map((n) => many(n)),
    missedAt: fc.nat(20).map((n) => many(n)),
    slaKeptAt: fc.nat(9).map((n) => many(n)),
    firm: fc.constantFrom(undefined, 'a', 'b'),
    hours: fc.constantFrom(null, { days: [1], fromMinute: 0, toMinute: 620 }, { days: [2], fromMinute: 0, toMinute: 600 }),
  });
  it('no fact of money changes the order: a person who may be asked is asked in the order they would be if no one knew of coins', () => {
    const people = fc.array(fc.tuple(standing, money), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(people, fc.nat(3_000), fc.integer({ min: 1, max: 8 }), (who, priceCc, size) => {
        const plain = who.map(([s], i) => candidate({ id: id(i + 1), ...s }));
        const rich = who.map(([s, m], i) => candidate({ id: id(i + 1), ...s, ...m }));
        const asked = (p: readonly MatchProfile[], price: number) =>
          match(request({ priceCc: price }), p, {
            ...asAt(),
            size,
            asked: new Set(),
            tie: (v) => v.split('').reverse().join(''),
            endsAt: T0.replace('T15', 'T16'),
            expected: (x) => Number(x.at(-1)) / 3,
          });
        const withCoins = asked(rich, priceCc);
        const may = new Set(withCoins.ranked.map((r) => r.professionalId));
        expect([...withCoins.excludedById.values()].every((code) => code === 'E17' || code === 'E18')).toBe(true);
        expect(withCoins.ranked).toEqual(
          asked(
            plain.filter((p) => may.has(p.id)),
            0,
          ).ranked,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the same whenever it is asked with the same facts, in whatever order people are read', () => {
    const people = fc.array(standing, { maxLength: 12 });
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 8 }), fc.nat(1_000), (who, size, seed) => {
        const pool = who.map((s, i) => candidate({ id: id(i + 1), ...s }));
        const mixed = [...pool].sort((a, b) => ((Number(a.id.at(-1)) * seed) % 7) - ((Number(b.id.at(-1)) * seed) % 7));
        const first = run(pool, size);
        expect(run(mixed, size).ranked).toEqual(first.ranked);
        expect(first.ranked.every((r) => Number.isInteger(r.points) && r.points >= 0 && r.points <= 1_000)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('loses no one and asks no one twice, whatever the pool', () => {
    const one = fc.record({
      firm: fc.constantFrom(undefined, 'a', 'b'),
      offersAt: fc.nat(6).map(received),
      answeredAt: fc.nat(100).map((n) => many(n)),
      missedAt: fc.nat(100).map((n) => many(n)),
      state: fc.constantFrom('Approved', 'Approved', 'Suspended'),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 15 }), fc.integer({ min: 1, max: 12 }), (people, size) => {
        const m = run(
          people.map((over, i) => candidate({ id: id(i + 1), offersEver: 100, ...over })),
          size,
        );
        expect(new Set(order(m)).size).toBe(m.ranked.length);
        expect(m.ranked.length).toBe(m.eligible);
        expect(m.eligible + Object.values(m.excluded).reduce((a, b) => a + b, 0)).toBe(people.length);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the configuration in force', () => {
  it('weighs, and says where near ends and who is new', () => {
    const config = configWith({
      'matching.weights': { field: 10, territory: 150, needs: 150, answering: 100, contactSla: 100, rotation: 200, exploration: 7 },
      'matching.nearKm': 1,
      'matching.explorationOffers': 3,
    });
    const of = (p: Partial<MatchProfile>) => rankingOf(leadView(request(), asAt(T0, config)))(candidate(p), 0).parts;
    expect([of({})['field'], of({ offersEver: 2 })['exploration'], of({ offersEver: 3 })['exploration']]).toEqual([10, 7, 0]);
    expect(of({ regions: ['13'], postalCode: 'H7N', radiusKm: 25 })['territory']).toBeLessThan(150);
  });
  it('gives a lesser fit no more than the best one, however little that weighs', () => {
    const none = { field: 0, territory: 30, needs: 0, answering: 0, contactSla: 0, rotation: 0, exploration: 0 };
    const config = configWith({ 'matching.weights': none });
    const parts = (p: Partial<MatchProfile>) =>
      rankingOf(leadView(request({ additionalLawyerTypes: ['estates'] }), asAt(T0, config)))(candidate(p), 0).parts;
    expect([parts({})['field'], parts({ fields: ['estates'] })['field']]).toEqual([0, 0]);
    expect([parts({})['territory'], parts({ regions: ['13'], remote: true })['territory']]).toEqual([30, 30]);
  });
  it('gives the fairness seats and those of a firm, and names its weights', () => {
    const matched = (values: Parameters<typeof configWith>[0]) =>
      match(
        request(),
        pool(8, () => ({ firm: 'Étude' })),
        { ...asAt(T0, configWith({ 'offer.maxPerFirmPerWave': 20, ...values })), size: 5, asked: new Set(), tie: (v) => v },
      );
    const fair = (m: ReturnType<typeof match>): number => m.ranked.filter((r) => r.fairness).length;
    expect([fair(matched({})), fair(matched({ 'matching.fairnessSeatsPercent': 60 }))]).toEqual([1, 3]);
    expect(matched({ 'offer.maxPerFirmPerWave': 2 }).ranked.filter((r) => r.deferred === 'E22')).toHaveLength(6);
    expect(matched({}).configVersion).toBe(2);
  });
});
