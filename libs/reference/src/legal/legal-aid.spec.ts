import fc from 'fast-check';
import { indexedLimit, PUBLISHED_FREE } from './legal-aid-tables.js';
import { legalAid, legalAidTable, type Household } from './legal-aid.js';

const DAY = '2026-11-22';
const who = (over: Partial<Household> = {}): Household => ({
  province: 'QC',
  couple: false,
  children: 0,
  income: 0,
  criminal: false,
  ...over,
});
const said = (over: Partial<Household>, day = DAY) => legalAid(who(over), day).verdict;

describe('legal aid, as information', () => {
  it.each([
    ['a single person at the limit', { income: 30_212 }, 'free'],
    ['a dollar above', { income: 30_213 }, 'contributory'],
    ['the end of the contribution', { income: 42_205 }, 'contributory'],
    ['beyond it', { income: 42_206 }, 'above'],
    ['a parent with one child', { children: 1, income: 36_968 }, 'free'],
    ['a parent with four children', { children: 4, income: 39_465 }, 'contributory'],
    ['a couple', { couple: true, income: 42_049 }, 'free'],
    ['a couple above', { couple: true, income: 42_050 }, 'contributory'],
    ['a couple with three children', { couple: true, children: 3, income: 49_546 }, 'free'],
    ['Quebec does not ask about savings here', { income: 1, assets: true }, 'free'],
    ['Ontario, alone', { province: 'ON', income: 18_796 }, 'above'],
    ['Ontario, alone, with savings', { province: 'ON', income: 18_795, assets: true }, 'contributory'],
    ['Ontario, above and with savings', { province: 'ON', income: 18_796, assets: true }, 'above'],
    ['Ontario, a family of six', { province: 'ON', couple: true, children: 4, income: 50_803 }, 'free'],
    ['Ontario, alone and accused', { province: 'ON', criminal: true, income: 45_440 }, 'free'],
  ] as const)('%s', (_, over, verdict) => expect(said(over)).toBe(verdict));

  it('indexes as every published table was, to the dollar: the minimum wage, rounded up', () => {
    const years = Object.keys(PUBLISHED_FREE).map(Number);
    for (const [i, year] of years.slice(1).entries())
      for (const [kind, dollars] of Object.entries(PUBLISHED_FREE[year]!))
        expect([year, kind, indexedLimit(PUBLISHED_FREE[years[i]!]![kind as 'single'], years[i]!, year)]).toEqual([year, kind, dollars]);
    // The ceilings of the contribution that the Commission des services juridiques published on 31 May 2024.
    expect(legalAidTable('QC', '2024-06-01').contributory).toMatchObject({
      single: 40_043,
      adult_1_child: 48_980,
      adult_2plus_children: 52_288,
    });
  });

  it('reads the table of its day, and the earliest before', () => {
    expect(legalAidTable('QC', '2024-05-30').effective).toBe('2023-05-31');
    expect(legalAidTable('QC', '2024-05-31').effective).toBe('2024-05-31');
    expect(legalAidTable('QC', '1999-01-01').effective).toBe('2023-05-31');
    expect(said({ income: 28_000 }, '2024-05-30')).toBe('contributory');
  });

  it('says when its amounts were worked out, and when they are no longer those in force', () => {
    expect(legalAidTable('QC', DAY)).toMatchObject({ effective: '2026-05-31', computed: true, wageCents: { from: 1_610, to: 1_660 } });
    expect(legalAidTable('QC', '2026-05-30')).toMatchObject({ effective: '2025-05-31', computed: false });
    expect(legalAid(who(), '2027-05-30').outdated).toBe(false);
    expect(legalAid(who(), '2027-05-31').outdated).toBe(true);
    expect(legalAid(who({ province: 'ON' }), DAY)).toMatchObject({ outdated: false, assets: 1_504 });
    expect(legalAid(who({ province: 'ON', couple: true, children: 5 }), DAY).assets).toBe(3_007);
  });

  it('never says less to a family that earns less, or is larger', () => {
    const order = { free: 0, contributory: 1, above: 2 };
    const household = fc.record({
      province: fc.constantFrom('QC' as const, 'ON' as const),
      couple: fc.boolean(),
      children: fc.integer({ min: 0, max: 9 }),
      income: fc.integer({ min: 0, max: 150_000 }),
      criminal: fc.boolean(),
    });
    fc.assert(
      fc.property(household, fc.integer({ min: 0, max: 50_000 }), (h, less) => {
        const verdict = order[legalAid(h, DAY).verdict];
        expect(order[legalAid({ ...h, income: Math.max(0, h.income - less) }, DAY).verdict]).toBeLessThanOrEqual(verdict);
        expect(legalAid({ ...h, children: h.children + 1 }, DAY).free).toBeGreaterThanOrEqual(legalAid(h, DAY).free);
      }),
      { numRuns: 1_000 },
    );
  });
});
