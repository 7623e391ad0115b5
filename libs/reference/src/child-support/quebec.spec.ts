import fc from 'fast-check';
import { exact, rounded, type Exact } from './exact.js';
import { custodyOf, custodySections } from './quebec-custody.js';
import { basicContribution, isAfterQuebecTable, QUEBEC_TABLES, quebecTableOn, type QuebecTable } from './quebec-tables.js';
import type { FormLine } from './form-lines.js';
import { quebecSupport, type QuebecCase, type QuebecResult } from './quebec.js';

const of2026 = quebecTableOn('2026-11-21')!;
/** The Ministry's guide works with the table of 2018, of which it prints one row: two children, $80,000. */
const guide: QuebecTable = { from: '2018-01-01', basicDeduction: 11_155, rows: '80000 0 14090 0 0 0 0' };
const dollars = (n: number): number => Math.round(n * 100);
const contribution = (income: number, children: number, table = of2026): number =>
  rounded(basicContribution(table, dollars(income), children)) / 100;

interface StoryEvent {
  readonly a: number;
  readonly b: number;
  readonly days: readonly number[];
  readonly expenses?: number;
  readonly table?: QuebecTable;
}
const given = ({ a, b, days, expenses = 0, table = of2026 }: StoryEvent): QuebecCase => ({
  table,
  incomeCents: { a: dollars(a), b: dollars(b) },
  duesCents: { a: { union: 0, professional: 0 }, b: { union: 0, professional: 0 } },
  children: days.map(dollars),
  expensesCents: { childCare: dollars(expenses), studies: 0, special: 0 },
});
const support = (happened: StoryEvent): QuebecResult => quebecSupport(given(happened));
const linesOf = ({ lines }: QuebecResult): FormLine[] => Object.values(lines).flat();
const line = (result: QuebecResult, no: string): FormLine => linesOf(result).find((l) => l.no === no)!;
const shown = (value: Exact | undefined): number | undefined => value && rounded(value) / 100;
const percent = (value: Exact | undefined): number | undefined => value && Number(value.n * 10_000n) / Number(value.d) / 100;

describe('the table of the basic parental contribution', () => {
  it.each([
    [500, 1, 500],
    [199_000, 1, 15_140],
    [199_000, 6, 47_140],
    [10_000, 1, 4_140],
    [10_000.01, 1, 4_270],
    [200_000, 1, 15_140],
    [250_000, 1, 15_140 + 0.035 * 50_000],
    [250_000, 6, 47_140 + 0.115 * 50_000],
    [0, 3, 0],
  ])('of 2026 says for %s $ and %s children %s $ a year', (income, children, expected) => {
    expect(contribution(income, children)).toBe(expected);
  });

  it('adds for each child after the sixth what the sixth adds', () => {
    const [five, six] = [contribution(90_000, 5), contribution(90_000, 6)];
    expect(contribution(90_000, 8)).toBe(six + 2 * (six - five));
  });

  it('changes each 1 January, with its basic deduction, and says when the next one is not here yet', () => {
    expect(quebecTableOn('2025-12-31')).toMatchObject({ from: '2025-01-01', basicDeduction: 13_575 });
    expect(of2026).toMatchObject({ from: '2026-01-01', basicDeduction: 13_865 });
    expect(quebecTableOn('2024-12-31')).toBeUndefined();
    expect(isAfterQuebecTable(of2026, '2026-12-31')).toBe(false);
    expect(isAfterQuebecTable(of2026, '2027-01-01')).toBe(true);
  });

  it('never falls with income or with children, and the table of a year is never below the one before', () => {
    const income = fc.integer({ min: 0, max: 40_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...QUEBEC_TABLES), fc.integer({ min: 1, max: 19 }), income, income, (table, n, x, y) => {
        const [less, more] = [Math.min(x, y), Math.max(x, y)];
        const at = (cents: number, children: number) => rounded(basicContribution(table, cents, children));
        expect(at(more, n)).toBeGreaterThanOrEqual(at(less, n));
        expect(at(more, n + 1)).toBeGreaterThanOrEqual(at(more, n));
        const column = Math.min(n, 6);
        expect(contribution(x / 100, column, QUEBEC_TABLES[0])).toBeGreaterThanOrEqual(contribution(x / 100, column, QUEBEC_TABLES[1]));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('custody of the form', () => {
  it.each([
    ['1', [0, 73]],
    ['1.1', [73.5, 73.5]],
    ['4', [80, 100]],
    ['3', [146, 146]],
    ['3', [182.5, 200]],
    ['1.1', [219.5]],
    ['1', [292, 365]],
    ['2', [30, 330]],
    ['4', [100, 300]],
    ['4', [0, 182.5]],
  ])('is section %s for the days %j with parent A', (section, days) => {
    expect(custodyOf(days.map(dollars)).section).toBe(section);
  });
});

describe('support of the Quebec model', () => {
  const parents = { a: 55_155, b: 47_155, expenses: 2_000, table: guide };

  it('is what the Ministry’s guide finds: sole custody, prolonged access of 26 %, shared custody', () => {
    const sole = support({ ...parents, days: [0, 0] });
    expect(sole).toMatchObject({ section: '1', payer: 'a', annualCents: 884_950 });
    expect([shown(line(sole, '305').a), shown(line(sole, '306').all), percent(line(sole, '307').a)]).toEqual([44_000, 80_000, 55]);
    expect([shown(line(sole, '401').all), shown(line(sole, '402').a), shown(line(sole, '512').a)]).toEqual([14_090, 7_749.5, 8_849.5]);

    const prolonged = support({ ...parents, days: [94.9, 94.9] });
    expect(prolonged).toMatchObject({ section: '1.1', payer: 'a', annualCents: 838_453 });
    expect(shown(line(prolonged, '516').all)).toBe(845.4);

    const shared = support({ ...parents, days: [182.5, 182.5] });
    expect(shared).toMatchObject({ section: '3', payer: 'a', annualCents: 180_450 });
    expect(shown(line(shared, '533').a)).toBe(704.5);
  });

  it.each([
    ['without expenses', 0, 5_779],
    ['with expenses', 5_700, 7_936],
  ])('is what pensionalimentaire.ca finds in 2026, %s', (_, expenses, expected) => {
    const result = support({ a: 45_000, b: 65_000, days: [73, 73], expenses });
    expect(result).toMatchObject({ section: '1', payer: 'a' });
    expect(Math.abs(result.annualCents / 100 - expected)).toBeLessThanOrEqual(1);
  });

  it('sets the children each parent has against each other', () => {
    expect(support({ ...parents, expenses: 0, days: [330, 30] })).toMatchObject({ section: '2', payer: 'a', annualCents: 70_450 });
  });

  it('is never more than half of the payer’s disposable income', () => {
    const result = support({ a: 20_000, b: 0, days: [0, 0, 0], expenses: 40_000 });
    expect(result).toMatchObject({ capped: true, annualCents: (2_000_000 - 1_386_500) / 2 });
    expect(shown(line(result, '603').a)).toBe(shown(line(result, '601').a));
    expect(support({ ...parents, days: [0, 0] }).capped).toBe(false);
  });

  it('is nothing where there is no disposable income, and takes dues off line 305', () => {
    expect(support({ a: 13_865, b: 10_000, days: [0] })).toMatchObject({ payer: undefined, annualCents: 0 });
    const dues = { a: { union: 50_000, professional: 30_000 }, b: { union: 0, professional: 0 } };
    const result = quebecSupport({ ...given({ a: 45_000, b: 65_000, days: [0] }), duesCents: dues });
    expect(shown(line(result, '304').a)).toBe(13_865 + 800);
    expect(shown(line(result, '305').a)).toBe(45_000 - 14_665);
  });

  it('says when the table is only an indication', () => {
    expect(support({ a: 150_000, b: 80_000, days: [0] }).aboveTable).toBe(true);
    expect(support({ a: 113_865, b: 113_865, days: [0] }).aboveTable).toBe(false);
  });

  it('counts expenses below nothing as nothing', () => {
    expect(support({ a: 45_000, b: 65_000, days: [0], expenses: -500 })).toEqual(support({ a: 45_000, b: 65_000, days: [0] }));
  });

  const income = fc.integer({ min: 0, max: 25_000_000 }).map((c) => c / 100);
  const day = fc.oneof(fc.constantFrom(0, 73, 94.9, 146, 182.5, 219, 292, 365), fc.integer({ min: 0, max: 365 }));
  const days = fc.array(day, { minLength: 1, maxLength: 8 });
  const expenses = fc.integer({ min: 0, max: 2_000_000 }).map((c) => c / 100);
  const happened = fc.record({ a: income, b: income, days, expenses, table: fc.constantFrom(...QUEBEC_TABLES) });

  it('is the same for two parents who change places', () => {
    fc.assert(
      fc.property(happened, (t) => {
        const one = support(t);
        const other = support({ ...t, a: t.b, b: t.a, days: t.days.map((d) => 365 - d) });
        expect(other.annualCents).toBe(one.annualCents);
        expect(other.payer).toBe(one.payer && (one.payer === 'a' ? 'b' : 'a'));
        expect(other.section).toBe(one.section);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps half of line 305 with the payer, whatever is asked', () => {
    fc.assert(
      fc.property(happened, (t) => {
        const result = support(t);
        const disposable = result.payer ? line(result, '305')[result.payer]! : exact(0);
        expect(result.annualCents * 2).toBeLessThanOrEqual(rounded(disposable) + 2);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never falls when the one who has no child earns more, nor when that parent has the children less', () => {
    fc.assert(
      fc.property(happened, fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 73 }), (t, more, d) => {
        const n = t.days.length;
        const alone = { ...t, days: Array<number>(n).fill(0) };
        expect(support({ ...alone, a: t.a + more / 100 }).annualCents).toBeGreaterThanOrEqual(support(alone).annualCents);
        const access = (with_: number) => support({ ...t, days: Array<number>(n).fill(with_) }).annualCents;
        expect(access(74 + (d % 72))).toBeLessThanOrEqual(access(73));
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives in section 4 what sections 1, 1.1, 2 and 3 give in their own cases', () => {
    const uniform = fc.tuple(day, fc.integer({ min: 1, max: 6 })).map(([d, n]) => Array<number>(n).fill(d));
    const split = fc.array(fc.constantFrom(0, 30, 330, 365), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(happened, fc.oneof(uniform, split), (t, own) => {
        const result = support({ ...t, days: own });
        const both = (no: string) => ({ a: line(result, no).a!, b: line(result, no).b! });
        const { owed } = custodySections['4']({
          custody: result.custody,
          l307: both('307'),
          l401: line(result, '401').all!,
          l402: both('402'),
          l406: line(result, '406').all!,
          l407: both('407'),
        });
        expect([owed.a, owed.b].filter((x) => x.n > 0n)).toEqual(result.payer ? [line(result, '602')[result.payer]] : []);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shares custody as the set-off of what each would put in', () => {
    fc.assert(
      fc.property(happened, fc.integer({ min: 146, max: 219 }), (t, d) => {
        const result = support({ ...t, expenses: 0, days: t.days.map(() => d) });
        if (!result.payer) return;
        const number = (value: Exact) => Number(value.n) / Number(value.d);
        const due = number(line(result, '401').all!) * (number(line(result, '307').a!) - d / 365);
        expect(number(line(result, '602')[result.payer]!)).toBeCloseTo(Math.abs(due), 3);
        expect(result.payer).toBe(due > 0 ? 'a' : 'b');
      }),
      { numRuns: 1_000 },
    );
  });
});
