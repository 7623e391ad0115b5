import fc from 'fast-check';
import { FEDERAL_EXAMPLES } from './federal-examples.testing.js';
import { FEDERAL_TABLES } from './federal-data.js';
import { federalTableOn, hasPlace, tableAmount } from './federal-tables.js';
import { federalSupport, placeOf, type FederalCase } from './federal.js';
import { JURISDICTIONS, type Jurisdiction } from './places.js';

const TODAY = '2026-11-21';
const monthly = (place: Jurisdiction, children: number, dollars: number, on = TODAY): number =>
  tableAmount(federalTableOn(FEDERAL_TABLES, on)!, place, children, Math.round(dollars * 100)).monthlyCents;
const base: FederalCase = {
  date: TODAY,
  homes: { a: 'ON', b: 'ON' },
  incomeCents: { a: 9_000_000, b: 5_000_000 },
  mostlyWith: { a: 0, b: 2 },
  shared: 0,
  expensesCents: 0,
};
const support = (given: Partial<FederalCase>) => federalSupport({ ...base, ...given }, FEDERAL_TABLES)!;

describe('the federal tables', () => {
  it.each(FEDERAL_EXAMPLES.split('\n').map((line) => line.split(' ')))('%s, %s children, %s $ a year: %s $ a month', (...row) => {
    const [place, children, income, expected, tolerance] = row;
    const cents = monthly(place as Jurisdiction, Number(children), Number(income));
    expect(Math.abs(cents - Number(expected) * 100)).toBeLessThanOrEqual(Number(tolerance) * 100);
  });

  it('are those of 2017 for support owed from before October 2025, and only Ontario is kept', () => {
    expect(federalTableOn(FEDERAL_TABLES, '2025-09-30')!.from).toBe('2017-11-22');
    expect(federalTableOn(FEDERAL_TABLES, '2025-10-01')!.from).toBe('2025-10-01');
    expect(federalTableOn(FEDERAL_TABLES, '2017-11-21')).toBeUndefined();
    expect(monthly('ON', 1, 50_000, '2025-09-30')).toBe(46_100);
    expect(hasPlace(federalTableOn(FEDERAL_TABLES, '2025-09-30')!, 'QC')).toBe(false);
  });

  it('have six columns for every jurisdiction, and read « six or more » for seven', () => {
    for (const { code } of JURISDICTIONS) {
      expect(hasPlace(FEDERAL_TABLES[0]!, code)).toBe(true);
      expect(monthly(code, 7, 80_000)).toBe(monthly(code, 6, 80_000));
    }
  });

  it('ask nothing below the first band, and nothing for no child', () => {
    expect(monthly('ON', 1, 15_999.99)).toBe(0);
    expect(monthly('ON', 0, 80_000)).toBe(0);
  });

  it('never ask less of a higher income, nor for more children', () => {
    const income = fc.integer({ min: 0, max: 60_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...JURISDICTIONS), fc.integer({ min: 1, max: 5 }), income, income, ({ code }, n, x, y) => {
        const [less, more] = [Math.min(x, y) / 100, Math.max(x, y) / 100];
        // A band may start up to half a dollar below the end of the one before: the table is in whole dollars.
        expect(monthly(code, n, more) - monthly(code, n, less)).toBeGreaterThanOrEqual(-50);
        expect(monthly(code, n + 1, more)).toBeGreaterThanOrEqual(monthly(code, n, more));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('which table is read', () => {
  it('is that of the home of the one who pays, and of the other home when that is outside Canada', () => {
    expect(placeOf({ a: 'QC', b: 'ON' }, 'a')).toBe('QC');
    expect(placeOf({ a: 'OUT', b: 'ON' }, 'a')).toBe('ON');
    expect(placeOf({ a: 'OUT', b: 'OUT' }, 'a')).toBeUndefined();
    expect(support({ homes: { a: 'OUT', b: 'OUT' } })).toBeUndefined();
  });

  it('is missing before October 2025 outside Ontario, unless that parent owes nothing', () => {
    expect(support({ date: '2024-01-01', homes: { a: 'AB', b: 'ON' } })).toBeUndefined();
    expect(support({ date: '2024-01-01', homes: { a: 'ON', b: 'AB' } })).toMatchObject({ payer: 'a', table: { from: '2017-11-22' } });
  });
});

describe('federal support', () => {
  it('is the table amount where one parent has most of the time (s. 3)', () => {
    expect(support({})).toMatchObject({ section: '3', payer: 'a', monthlyCents: 137_200 });
    expect(support({ mostlyWith: { a: 2, b: 0 } })).toMatchObject({ section: '3', payer: 'b', monthlyCents: monthly('ON', 2, 50_000) });
  });

  it('is the difference where each has some child, or shares (ss. 8 and 9)', () => {
    expect(support({ mostlyWith: { a: 1, b: 1 } })).toMatchObject({
      section: '8',
      payer: 'a',
      monthlyCents: monthly('ON', 1, 90_000) - monthly('ON', 1, 50_000),
    });
    expect(support({ mostlyWith: { a: 0, b: 0 }, shared: 2 })).toMatchObject({
      section: '9',
      payer: 'a',
      monthlyCents: monthly('ON', 2, 90_000) - monthly('ON', 2, 50_000),
    });
    expect(support({ mostlyWith: { a: 0, b: 1 }, shared: 1 })).toMatchObject({ section: 'mixed' });
  });

  it('reads for each parent the table of their own province', () => {
    const { sides, monthlyCents } = support({ homes: { a: 'AB', b: 'ON' }, mostlyWith: { a: 0, b: 0 }, shared: 2 });
    expect([sides.a.place, sides.b.place]).toEqual(['AB', 'ON']);
    expect(monthlyCents).toBe(monthly('AB', 2, 90_000) - monthly('ON', 2, 50_000));
  });

  it('divides expenses in proportion to the incomes (s. 7)', () => {
    const { sides, monthlyExpensesCents, monthlyCents } = support({ expensesCents: 420_000 });
    expect([sides.a.expensesCents, sides.b.expensesCents]).toEqual([270_000, 150_000]);
    expect([monthlyExpensesCents, monthlyCents]).toEqual([22_500, 137_200 + 22_500]);
  });

  it('still divides expenses where the table asks nothing of a low income', () => {
    const low = support({ incomeCents: { a: 1_200_000, b: 3_600_000 }, expensesCents: 120_000 });
    expect(low).toMatchObject({ payer: 'a', monthlyTableCents: 0, monthlyCents: 2_500 });
    expect(support({ incomeCents: { a: 0, b: 0 }, expensesCents: 120_000 })).toMatchObject({ payer: undefined, monthlyCents: 0 });
  });

  it('says when an income is above $150,000, with what the table says for the first $150,000 (s. 4)', () => {
    const { sides } = support({ incomeCents: { a: 20_000_000, b: 5_000_000 } });
    expect(sides.a).toMatchObject({ aboveTop: true, monthlyCents: 274_500, topCents: 213_500 });
    expect(sides.b.aboveTop).toBe(false);
  });

  it('is the same for two parents who change places, and sharing is the set-off of both full amounts', () => {
    const home = fc.constantFrom(...JURISDICTIONS.map(({ code }) => code));
    const income = fc.integer({ min: 0, max: 40_000_000 });
    const few = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(home, home, income, income, few, few, few, fc.integer({ min: 0, max: 2_000_000 }), (ha, hb, ia, ib, ma, mb, s, e) => {
        fc.pre(ma + mb + s > 0);
        const one = support({
          homes: { a: ha, b: hb },
          incomeCents: { a: ia, b: ib },
          mostlyWith: { a: ma, b: mb },
          shared: s,
          expensesCents: e,
        });
        const other = support({
          homes: { a: hb, b: ha },
          incomeCents: { a: ib, b: ia },
          mostlyWith: { a: mb, b: ma },
          shared: s,
          expensesCents: e,
        });
        expect(other.monthlyCents).toBe(one.monthlyCents);
        expect(other.payer).toBe(one.payer && (one.payer === 'a' ? 'b' : 'a'));
        expect(one.monthlyTableCents).toBe(Math.abs(monthly(ha, mb + s, ia / 100) - monthly(hb, ma + s, ib / 100)));
      }),
      { numRuns: 1_000 },
    );
  });
});
