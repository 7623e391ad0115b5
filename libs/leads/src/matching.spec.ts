import { at, T0 } from '@jurilien/event-sourcing/testing';
import { distanceKm, pointOfFsa } from '@jurilien/reference';
import fc from 'fast-check';
import { leadView } from './eligibility.js';
import { candidate, days, request } from './match.testing.js';
import { match } from './matching.js';
import type { MatchLead, MatchProfile } from './match-types.js';
import { pointsOf } from './ranking.js';

const points = (lead: Partial<MatchLead>, p: Partial<MatchProfile>, deficit = 0) =>
  pointsOf(leadView(request(lead), T0), candidate(p), deficit).parts;
const km = (fsa: string): number => distanceKm(pointOfFsa('H2J')!, pointOfFsa(fsa)!);
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
    ['answering', 'nobody knows yet: 5 of 10', 50, {}, {}],
    ['answering', 'all of ninety', 95, {}, { offersEver: 90, answered: 90 }],
    ['answering', 'none of ninety', 5, {}, { offersEver: 90 }],
    ['answering', 'never above its maximum', 100, {}, { offersEver: 10, answered: 40 }],
    ['contactSla', 'nobody knows yet: 4 of 5', 80, {}, {}],
    ['contactSla', 'all of fifteen', 95, {}, { acceptances: 15, slaKept: 15 }],
    ['contactSla', 'none of fifteen', 20, {}, { acceptances: 15 }],
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
      answered: fc.nat(600),
      acceptances: fc.nat(200),
      slaKept: fc.nat(200),
      radiusKm: fc.integer({ min: 1, max: 800 }),
      postalCode: fc.constantFrom('G1R', 'H7N', 'J8X', ''),
      regions: fc.constantFrom(['06'], ['03']),
    });
    fc.assert(
      fc.property(p, fc.double({ min: -20, max: 20, noNaN: true }), (over, deficit) => {
        const { parts, points: sum } = pointsOf(leadView(request({ acceptDistance: true }), T0), candidate(over), deficit);
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
    candidate({ id: id(i + 1), name: `Me ${i + 1}`, offersEver: 100, answered: 100 - 5 * i, ...over(i + 1) }),
  );
const run = (
  profiles: readonly MatchProfile[],
  size: number,
  over: { asked?: ReadonlySet<string>; now?: string; tie?: (v: string) => string } = {},
) => match(request(), profiles, { now: T0, size, asked: new Set(), tie: (v) => v, ...over });
const order = (m: ReturnType<typeof match>): number[] => m.ranked.map((r) => Number(r.professionalId.slice(-12)));
const received = (n: number): string[] => Array.from({ length: n }, () => at(-days(1)));

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
      pool(9, (i) => ({ offersReceivedAt: received(i === 9 ? 0 : i === 8 ? 1 : 2), answered: i > 7 ? 0 : 100 })),
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
    const parts = (when: string) =>
      run(
        pool(2, (i) => (i === 1 ? { offersReceivedAt: [when] } : {})),
        1,
      ).ranked.find((r) => r.professionalId === id(1))!.parts['rotation'];
    expect([parts(at(-days(30) + 1)), parts(at(-days(30)))]).toEqual([88, 100]);
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
    const equal = pool(3, () => ({ answered: 50 }));
    const backwards = run(equal, 1, {
      tie: (v) => {
        asked.push(v);
        return String(9 - Number(v.at(-1)));
      },
    });
    expect([order(backwards), [...asked].sort()[0]]).toEqual([[3, 2, 1], `2026-11-02|${request().leadId}|${id(1)}`]);
  });

  it('does not look at balance, spending or what came of it: coins of any number, the same order', () => {
    const coins = fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 8, maxLength: 8 });
    const plain = order(run(pool(8), 3));
    fc.assert(
      fc.property(coins, (cc) => {
        expect(
          order(
            run(
              pool(8, (i) => ({ availableCc: cc[i - 1]! })),
              3,
            ),
          ),
        ).toEqual(plain);
      }),
      { numRuns: 1_000 },
    );
  });

  it('loses nobody and asks nobody twice, whatever the pool', () => {
    const one = fc.record({
      firm: fc.constantFrom(undefined, 'a', 'b'),
      offersReceivedAt: fc.nat(6).map(received),
      answered: fc.nat(100),
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
