import { exact, over, rounded, times, type Exact } from './exact.js';
import { FEDERAL_TOP_CENTS, federalTableOn, hasPlace, tableAmount, type FederalTable, type TableAmount } from './federal-tables.js';
import { bothOf, otherOf, PARENTS, type Both, type Home, type Jurisdiction, type Parent } from './places.js';

/** What the federal guidelines ask: incomes of sections 15 to 20, and where the children spend their time. */
export interface FederalCase {
  /** The day the support is for: it says which edition of the tables is read. */
  readonly date: string;
  readonly homes: Both<Home>;
  readonly incomeCents: Both<number>;
  /** Children of whom a parent has more than 60 % of the time, and those with whom each spends at least 40 %. */
  readonly mostlyWith: Both<number>;
  readonly shared: number;
  /** Special or extraordinary expenses of a year, net of what relieves them (s. 7). */
  readonly expensesCents: number;
}

/** What one parent would owe the other, were no one to owe anything back. */
export interface FederalSide extends TableAmount {
  readonly place: Jurisdiction;
  readonly children: number;
  /** An income above $150,000: the court may depart from the table (s. 4). */
  readonly aboveTop: boolean;
  /** What the table says for the first $150,000. */
  readonly topCents: number;
  /** This parent's share of the expenses, a year (s. 7(2)). */
  readonly expensesCents: number;
  readonly share: Exact;
}

export interface FederalResult {
  readonly table: FederalTable;
  /** Section that says how: 3 one parent has most of the time, 8 each has some child, 9 shared; several kinds at once are no section's. */
  readonly section: '3' | '8' | '9' | 'mixed';
  readonly sides: Both<FederalSide>;
  readonly payer: Parent | undefined;
  /** The table amounts set off against each other, a month. */
  readonly monthlyTableCents: number;
  /** The payer's share of the expenses, a month. */
  readonly monthlyExpensesCents: number;
  readonly monthlyCents: number;
}

/** The table a parent pays by is that of their own home; of a home outside Canada or unknown, that of the other parent (s. 3(3)). */
export const placeOf = (homes: Both<Home>, parent: Parent): Jurisdiction | undefined =>
  [homes[parent], homes[otherOf(parent)]].find((home) => home !== 'OUT') as Jurisdiction | undefined;

/**
 * Child support of the Federal Child Support Guidelines (SOR/97-175). One rule covers sections 3, 8 and 9: each parent owes the table
 * amount for the children who do not live mostly with them, and the smaller amount is taken off the larger one.
 * @returns nothing where no edition of the tables is known for the day and the place
 */
export function federalSupport(given: FederalCase, tables: readonly FederalTable[]): FederalResult | undefined {
  const table = federalTableOn(tables, given.date);
  if (!table || PARENTS.some((parent) => !canRead(table, given, parent))) return undefined;
  const sides = bothOf((parent) => sideOf(table, given, parent));
  const net = sides.a.monthlyCents - sides.b.monthlyCents;
  const payer = payerOf(net, given);
  const monthlyExpensesCents = payer ? rounded(over(times(exact(given.expensesCents), sides[payer].share), exact(12))) : 0;
  return {
    table,
    section: sectionOf(given),
    sides,
    payer,
    monthlyTableCents: Math.abs(net),
    monthlyExpensesCents,
    monthlyCents: Math.abs(net) + monthlyExpensesCents,
  };
}

const owesFor = ({ mostlyWith, shared }: FederalCase, parent: Parent): number => mostlyWith[otherOf(parent)] + shared;

/** Who owes nothing needs no table. */
function canRead(table: FederalTable, given: FederalCase, parent: Parent): boolean {
  const place = placeOf(given.homes, parent);
  return place !== undefined && (owesFor(given, parent) === 0 || hasPlace(table, place));
}

function sideOf(table: FederalTable, given: FederalCase, parent: Parent): FederalSide {
  const income = given.incomeCents[parent];
  const children = owesFor(given, parent);
  const place = placeOf(given.homes, parent)!;
  const share = over(exact(income), exact(given.incomeCents.a + given.incomeCents.b));
  return {
    ...tableAmount(table, place, children, income),
    place,
    children,
    aboveTop: children > 0 && income > FEDERAL_TOP_CENTS,
    topCents: tableAmount(table, place, children, Math.min(income, FEDERAL_TOP_CENTS)).monthlyCents,
    share,
    expensesCents: rounded(times(exact(given.expensesCents), share)),
  };
}

/** Where the tables leave nothing to pay, a parent without any child still owes a share of the expenses. */
function payerOf(net: number, { mostlyWith, shared, expensesCents, incomeCents }: FederalCase): Parent | undefined {
  if (net !== 0) return net > 0 ? 'a' : 'b';
  const without = PARENTS.find((p) => mostlyWith[p] === 0 && shared === 0);
  return without && expensesCents > 0 && incomeCents[without] > 0 ? without : undefined;
}

function sectionOf({ mostlyWith: { a, b }, shared }: FederalCase): FederalResult['section'] {
  if (shared > 0) return a + b > 0 ? 'mixed' : '9';
  return a > 0 && b > 0 ? '8' : '3';
}
