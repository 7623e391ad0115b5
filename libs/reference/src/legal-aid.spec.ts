import fc from 'fast-check';
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
    ['a single person at the limit', { income: 28_665 }, 'free'],
    ['a dollar above', { income: 28_666 }, 'contributory'],
    ['the end of the contribution', { income: 40_043 }, 'contributory'],
    ['beyond it', { income: 40_044 }, 'above'],
    ['a parent with one child', { children: 1, income: 35_074 }, 'free'],
    ['a parent with four children', { children: 4, income: 37_443 }, 'contributory'],
    ['a couple', { couple: true, income: 39_895 }, 'free'],
    ['a couple above, whose contribution we do not know', { couple: true, income: 39_896 }, 'ask'],
    ['a couple with three children', { couple: true, children: 3, income: 47_008 }, 'free'],
    ['Ontario, alone', { province: 'ON', income: 18_796 }, 'above'],
    ['Ontario, a family of six', { province: 'ON', couple: true, children: 4, income: 50_803 }, 'free'],
    ['Ontario, alone and accused', { province: 'ON', criminal: true, income: 45_440 }, 'free'],
  ] as const)('%s', (_, over, verdict) => expect(said(over)).toBe(verdict));

  it('reads the table of its day, and the earliest before', () => {
    expect(legalAidTable('QC', '2024-05-30').effective).toBe('2023-05-31');
    expect(legalAidTable('QC', '2024-05-31').effective).toBe('2024-05-31');
    expect(legalAidTable('QC', '1999-01-01').effective).toBe('2023-05-31');
    expect(said({ income: 28_000 }, '2024-05-30')).toBe('ask');
  });

  it('never says less to a family that earns less, or is larger', () => {
    const order = { free: 0, contributory: 1, ask: 2, above: 3 };
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
