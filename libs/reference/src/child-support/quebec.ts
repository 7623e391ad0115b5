import { exact, isMore, least, minus, notBelowZero, over, plus, rounded, times, ZERO, type Exact } from './exact.js';
import { basicContribution, QUEBEC_TOP_CENTS, type QuebecTable } from './quebec-tables.js';
import { bothOf, otherOf, PARENTS, type Both, type Parent } from './places.js';
import { custodyOf, custodySections, type Custody, type DaysWithA, type Section } from './quebec-custody.js';
import type { FormLine } from './form-lines.js';

/** Income by line of Part 2 of the form, in cents. */
export type Sources = Readonly<Record<string, number>>;

/** What the form of Schedule I asks of the parents (CQLR c. C-25.01, r. 0.4). */
export interface QuebecCase {
  readonly table: QuebecTable;
  /** Line 209: income of every source but family transfers, last-resort assistance and student aid (s. 9). */
  readonly incomeCents: Both<number>;
  /** Lines 200 to 208, of a parent who wrote them. */
  readonly sourcesCents?: Both<Sources | undefined>;
  /** Lines 302 and 303. */
  readonly duesCents: Both<{ readonly union: number; readonly professional: number }>;
  /** One entry per child: days of the year with parent A, in hundredths of a day. */
  readonly children: readonly DaysWithA[];
  /** Lines 403 to 405, net of what relieves them; less than nothing counts as nothing. */
  readonly expensesCents: { readonly childCare: number; readonly studies: number; readonly special: number };
}

export interface QuebecResult {
  readonly table: QuebecTable;
  readonly custody: Custody;
  readonly section: Section;
  readonly lines: {
    readonly sources: readonly FormLine[];
    readonly income: readonly FormLine[];
    readonly contribution: readonly FormLine[];
    readonly custody: readonly FormLine[];
    readonly ability: readonly FormLine[];
  };
  readonly payer: Parent | undefined;
  /** Part 5 wanted more than half of the payer's disposable income (r. 0.4, s. 8). */
  readonly capped: boolean;
  /** The table is only an indication above $200,000 of disposable income (r. 0.4, s. 10). */
  readonly aboveTable: boolean;
  readonly annualCents: number;
  /** Line 407 of each parent, where no one pays support and the expenses still have to be shared. */
  readonly expensesShareCents: Both<number>;
}

const ABILITY = exact(1, 2);
const cents = (n: number): Exact => exact(Math.max(0, n));

/** The Quebec model, line by line as on the form of Schedule I. */
export function quebecSupport(given: QuebecCase): QuebecResult {
  const { table, incomeCents, duesCents, children, expensesCents } = given;
  const l300 = bothOf((p) => cents(incomeCents[p]));
  const l301 = exact(table.basicDeduction * 100);
  const l302 = bothOf((p) => cents(duesCents[p].union));
  const l303 = bothOf((p) => cents(duesCents[p].professional));
  const l304 = bothOf((p) => plus(l301, l302[p], l303[p]));
  const l305 = bothOf((p) => notBelowZero(minus(l300[p], l304[p])));
  const l306 = plus(l305.a, l305.b);
  const l307 = bothOf((p) => over(l305[p], l306));

  const l401 = basicContribution(table, rounded(l306), children.length);
  const l402 = bothOf((p) => times(l401, l307[p]));
  const expenses = [expensesCents.childCare, expensesCents.studies, expensesCents.special].map(cents);
  const l406 = plus(...expenses);
  const l407 = bothOf((p) => times(l406, l307[p]));

  const custody = custodyOf(children);
  const part5 = custodySections[custody.section]({ custody, l307, l401, l402, l406, l407 });
  const payer = PARENTS.find((p) => isMore(part5.owed[p], part5.owed[otherOf(p)]));
  const l600 = payer ? l305[payer] : ZERO;
  const l601 = times(l600, ABILITY);
  const l602 = payer ? part5.owed[payer] : ZERO;
  const l603 = least(l601, l602);
  return {
    table,
    custody,
    section: custody.section,
    lines: {
      sources: sourceLines(given.sourcesCents, l300),
      income: [
        money('300', l300),
        money('301', { a: l301, b: l301 }),
        money('302', l302),
        money('303', l303),
        money('304', l304),
        money('305', l305),
        { no: '306', unit: 'money', all: l306 },
        { no: '307', unit: 'percent', ...l307 },
      ],
      contribution: [
        { no: '400', unit: 'count', all: exact(children.length) },
        { no: '401', unit: 'money', all: l401 },
        money('402', l402),
        ...expenses.map((all, i): FormLine => ({ no: String(403 + i), unit: 'money', all })),
        { no: '406', unit: 'money', all: l406 },
        money('407', l407),
      ],
      custody: part5.lines,
      ability: payer ? [l600, l601, l602, l603].map((value, i): FormLine => ({ no: String(600 + i), unit: 'money', [payer]: value })) : [],
    },
    payer,
    capped: isMore(l602, l601),
    aboveTable: rounded(l306) > QUEBEC_TOP_CENTS,
    annualCents: rounded(l603),
    expensesShareCents: bothOf((p) => rounded(l407[p])),
  };
}

/** Part 2 of the form: the lines someone wrote, and what they come to. */
function sourceLines(sources: QuebecCase['sourcesCents'], total: Both<Exact>): readonly FormLine[] {
  const written = [...new Set([...Object.keys(sources?.a ?? {}), ...Object.keys(sources?.b ?? {})])].sort();
  if (written.length === 0) return [];
  const of = (parent: Parent, no: string) => (sources?.[parent] ? cents(sources[parent][no] ?? 0) : undefined);
  return [...written.map((no): FormLine => ({ no, unit: 'money', a: of('a', no), b: of('b', no) })), money('209', total)];
}

const money = (no: string, values: Both<Exact>): FormLine => ({ no, unit: 'money', ...values });
