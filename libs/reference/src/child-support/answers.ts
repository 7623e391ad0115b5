import { federalSupport, placeOf, type FederalResult } from './federal.js';
import { federalTableOn, hasPlace, type FederalTable } from './federal-tables.js';
import { lawOf, type Law } from './law.js';
import { JURISDICTIONS, type Both, type Home, type Parent, bothOf, otherOf } from './places.js';
import { ORDINARY_DAYS, SHARED_DAYS, YEAR } from './quebec-custody.js';
import { QUEBEC_TABLES, quebecTableOn } from './quebec-tables.js';
import { quebecSupport, type QuebecResult, type Sources } from './quebec.js';
import { readAmount, readCount, readDays, type Fault } from './read.js';

const TO_INCOME = [
  'home_a',
  'home_b',
  'divorce',
  'date',
  'with_a',
  'access_b',
  'access_b_days',
  'shared',
  'shared_days',
  'access_a',
  'access_a_days',
  'with_b',
  'income_a',
  'income_b',
] as const;
/** Sources of income on the form of Schedule I, lines 200 to 208: a person who wants to writes them instead of the total. */
export const INCOME_LINES = ['200', '201', '202', '203', '204', '205', '206', '207', '208'] as const;
const FROM_DUES = ['union_a', 'union_b', 'professional_a', 'professional_b', 'childcare', 'studies', 'special'] as const;
export type Question = (typeof TO_INCOME)[number] | `line${(typeof INCOME_LINES)[number]}_${Parent}` | (typeof FROM_DUES)[number];
/** The questions of the calculator, as a form names them. « _a » is the parent who answers. */
export const QUESTIONS: readonly Question[] = [
  ...TO_INCOME,
  ...INCOME_LINES.flatMap((no) => [`line${no}_a`, `line${no}_b`] as const),
  ...FROM_DUES,
];
export type Answers = Readonly<Partial<Record<Question, string>>>;

/** Questions that say nothing of a person's means: a link to share carries these and no other. */
export const SHARED_QUESTIONS = QUESTIONS.slice(0, QUESTIONS.indexOf('income_a'));

/** No one's family; and each child is a column of arithmetic. */
export const MOST_CHILDREN = 20;
const FIRST_QUEBEC_DAY = QUEBEC_TABLES.at(-1)!.from;

export type Faults = Readonly<Partial<Record<Question, Fault>>>;
export type Calculation = {
  readonly law: Law;
  readonly homes: Both<Home>;
  readonly date: string;
  /** As the parents gave it, before any dues. */
  readonly incomeCents: Both<number>;
  /** Union and professional dues of a year: lines 302 and 303 in Quebec, Schedule III s. 1(g) of the federal guidelines. */
  readonly duesCents: Both<number>;
  readonly expensesCents: number;
} & ({ readonly model: 'quebec'; readonly result: QuebecResult } | { readonly model: 'federal'; readonly result: FederalResult });
export type Answered = { readonly ok: true; readonly value: Calculation } | { readonly ok: false; readonly faults: Faults };

/** Reads what was answered; each reading notes its own fault, and everything is read before anything is refused. */
function reader(answers: Answers) {
  const faults: Partial<Record<Question, Fault>> = {};
  const said = (q: Question): string => (answers[q] ?? '').trim();
  const fault = (q: Question, f: Fault): void => {
    faults[q] ??= f;
  };
  const take =
    (read: (text: string) => number | Fault) =>
    (q: Question): number | undefined => {
      if (said(q) === '') return undefined;
      const value = read(said(q));
      if (typeof value === 'number') return value;
      fault(q, value);
      return undefined;
    };
  return { faults, said, fault, amount: take(readAmount), count: take((t) => readCount(t, MOST_CHILDREN)), days: take(readDays) };
}
type Reader = ReturnType<typeof reader>;

/**
 * The whole calculator: answers as typed in, to a calculation or to what is wrong with which answer. The same on the server and in
 * the browser.
 * @param today the local day (`2026-11-21`), for a form with an empty date
 * @param federal editions of the federal tables, newest first
 */
export function calculate(answers: Answers, today: string, federal: readonly FederalTable[]): Answered {
  const r = reader(answers);
  const homes = bothOf((p) => homeOf(r, p));
  const divorce = r.said('divorce');
  if (divorce !== 'yes' && divorce !== 'no') r.fault('divorce', 'choose');
  const children = childrenOf(r);
  const date = dateOf(r, today);
  const sources = bothOf((p) => sourcesOf(r, p));
  const incomes = bothOf((p) => incomeOf(r, p, sources[p]));
  const dues = bothOf((p) => ({ union: r.amount(`union_${p}`) ?? 0, professional: r.amount(`professional_${p}`) ?? 0 }));
  const expenses = { childCare: r.amount('childcare') ?? 0, studies: r.amount('studies') ?? 0, special: r.amount('special') ?? 0 };
  const expensesCents = expenses.childCare + expenses.studies + expenses.special;

  const mostlyWith = { a: children.sole.a + children.access.b, b: children.sole.b + children.access.a };
  const owes = bothOf((p) => mostlyWith[otherOf(p)] + children.shared);
  const most = mostlyWith.a === mostlyWith.b ? undefined : mostlyWith.a > mostlyWith.b ? 'a' : 'b';
  const law = homes.a && homes.b ? lawOf({ a: homes.a, b: homes.b }, divorce === 'yes', most) : undefined;
  if (homes.a === 'OUT' && homes.b === 'OUT') r.fault('home_b', 'outside');
  for (const p of ['a', 'b'] as const) {
    // Under the federal guidelines the income of the parent who has the children most counts only for shared expenses.
    const matters = law?.model !== 'federal' || owes[p] > 0 || expensesCents > 0;
    if (incomes[p] === undefined && matters) r.fault(`income_${p}`, 'missing');
  }
  if (law?.model === 'quebec') daysOf(r, children);
  if (date && law) tableFor(r, law, date, federalTableOn(federal, date), { a: homes.a!, b: homes.b! }, owes);
  if (!law || !date || Object.keys(r.faults).length > 0) return { ok: false, faults: r.faults };

  const incomeCents = bothOf((p) => incomes[p] ?? 0);
  const duesCents = bothOf((p) => dues[p].union + dues[p].professional);
  const facts = { law, homes: { a: homes.a!, b: homes.b! }, date, incomeCents, duesCents, expensesCents };
  if (law.model === 'federal') {
    const result = federalSupport(
      { ...facts, incomeCents: bothOf((p) => afterDues(incomeCents[p], duesCents[p])), mostlyWith, shared: children.shared },
      federal,
    )!;
    return { ok: true, value: { ...facts, model: 'federal', result } };
  }
  const result = quebecSupport({
    table: quebecTableOn(date)!,
    incomeCents: facts.incomeCents,
    sourcesCents: sources,
    duesCents: dues,
    children: daysOf(r, children),
    expensesCents: expenses,
  });
  return { ok: true, value: { ...facts, model: 'quebec', result } };
}

/** Income of the federal tables: the dues of an employee are deducted (Schedule III, s. 1(g)), and nothing falls below 0. */
export const afterDues = (incomeCents: number, duesCents: number): number => Math.max(0, incomeCents - duesCents);

function homeOf(r: Reader, parent: Parent): Home | undefined {
  const said = r.said(`home_${parent}`);
  if (said === 'OUT' || JURISDICTIONS.some(({ code }) => code === said)) return said as Home;
  r.fault(`home_${parent}`, 'choose');
  return undefined;
}

/** Lines 200 to 208 of a parent, those that were written; nothing where the total alone was. */
function sourcesOf(r: Reader, parent: Parent): Sources | undefined {
  const written = INCOME_LINES.filter((no) => r.said(`line${no}_${parent}`) !== '');
  return written.length > 0 ? Object.fromEntries(written.map((no) => [no, r.amount(`line${no}_${parent}`) ?? 0])) : undefined;
}

/** Line 209: the sum of the lines, where there are some; a total that says otherwise is someone's slip. */
function incomeOf(r: Reader, parent: Parent, sources: Sources | undefined): number | undefined {
  const total = r.amount(`income_${parent}`);
  if (!sources) return total;
  const sum = Object.values(sources).reduce((all, one) => all + one, 0);
  if (total !== undefined && total !== sum && !INCOME_LINES.some((no) => r.faults[`line${no}_${parent}`]))
    r.fault(`income_${parent}`, 'sum');
  return sum;
}

interface Children {
  readonly sole: Both<number>;
  /** By the parent who has prolonged access, not by the one who has custody. */
  readonly access: Both<number>;
  readonly shared: number;
}

function childrenOf(r: Reader): Children {
  const children = {
    sole: bothOf((p) => r.count(`with_${p}`) ?? 0),
    access: bothOf((p) => r.count(`access_${p}`) ?? 0),
    shared: r.count('shared') ?? 0,
  };
  const all = children.sole.a + children.sole.b + children.access.a + children.access.b + children.shared;
  const known = !(['with_a', 'with_b', 'access_a', 'access_b', 'shared'] as const).some((q) => r.faults[q]);
  if (known && all === 0) r.fault('with_a', 'no-child');
  if (all > MOST_CHILDREN) r.fault('with_a', 'many-children');
  return children;
}

/** Days with parent A of each child, in hundredths; the Quebec model needs them, the federal guidelines do not. */
function daysOf(r: Reader, { sole, access, shared }: Children): number[] {
  const read = (q: Question, count: number, [from, to]: readonly [number, number], wrong: Fault): number => {
    if (count === 0) return 0;
    const days = r.days(q);
    if (days === undefined) r.fault(q, 'days-missing');
    else if (days < from || days > to) r.fault(q, wrong);
    return days ?? 0;
  };
  const between = [ORDINARY_DAYS + 1, SHARED_DAYS - 1] as const;
  const withA = read('access_a_days', access.a, between, 'days-access');
  const withB = read('access_b_days', access.b, between, 'days-access');
  const both = read('shared_days', shared, [SHARED_DAYS, YEAR - SHARED_DAYS], 'days-shared');
  const each = (count: number, days: number): number[] => Array<number>(count).fill(days);
  return [...each(sole.a, YEAR), ...each(access.b, YEAR - withB), ...each(shared, both), ...each(access.a, withA), ...each(sole.b, 0)];
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

function dateOf(r: Reader, today: string): string | undefined {
  const said = r.said('date') || today;
  if (!isDay(said)) r.fault('date', 'date');
  else if (said.slice(0, 4) > String(Number(today.slice(0, 4)) + 1)) r.fault('date', 'date-far');
  else return said;
  return undefined;
}

/** Whether the tables of that day are kept here, for each parent who owes for some child. */
function tableFor(r: Reader, { model }: Law, date: string, table: FederalTable | undefined, homes: Both<Home>, owes: Both<number>): void {
  if (model === 'quebec') {
    if (date < FIRST_QUEBEC_DAY) r.fault('date', 'date-quebec');
  } else if (!table) r.fault('date', 'date-federal');
  else if ((['a', 'b'] as const).some((p) => owes[p] > 0 && !hasPlace(table, placeOf(homes, p)!))) r.fault('date', 'date-ontario');
}
