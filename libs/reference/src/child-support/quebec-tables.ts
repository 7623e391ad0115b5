import { exact, minus, plus, times, type Exact } from './exact.js';
import { QUEBEC_2025_01_01 } from './quebec-2025-01-01.data.js';
import { QUEBEC_2026_01_01 } from './quebec-2026-01-01.data.js';

/** What every edition of the table shares, until an edition says otherwise. */
const EXCESS = { over: 200_000, perMille: [35, 45, 65, 80, 100, 115] } as const;
/** Six columns; each child more adds what the sixth adds to the fifth (r. 12, s. 1). */
const COLUMNS = 6;

export interface QuebecTable {
  readonly from: string;
  /** Line 301, in dollars. */
  readonly basicDeduction: number;
  readonly rows: string;
}

/** Editions of the table of the basic parental contribution, newest first: one a year, each 1 January. */
export const QUEBEC_TABLES: readonly QuebecTable[] = [QUEBEC_2026_01_01, QUEBEC_2025_01_01];

/** The edition in force on a day. */
export const quebecTableOn = (date: string): QuebecTable | undefined => QUEBEC_TABLES.find(({ from }) => from <= date);

/** Whether a day lies after the year of the newest edition: next year's table is not here yet. */
export const isAfterQuebecTable = ({ from }: QuebecTable, date: string): boolean => date.slice(0, 4) > from.slice(0, 4);

/** Above this, the table is only an indication and the court may fix another amount (r. 0.4, s. 10). In cents. */
export const QUEBEC_TOP_CENTS = EXCESS.over * 100;

/**
 * Line 401: the basic contribution of both parents for a year (r. 12, Schedule I), in cents.
 * @param incomeCents line 306, the disposable income of both
 */
export function basicContribution({ rows }: QuebecTable, incomeCents: number, children: number): Exact {
  if (children === 0 || incomeCents === 0) return exact(0);
  const columns = rowOf(rows, incomeCents).map((dollars, i) => {
    const above = Math.max(0, incomeCents - QUEBEC_TOP_CENTS);
    return plus(exact(dollars * 100), times(exact(above), exact(EXCESS.perMille[i]!, 1_000)));
  });
  const last = columns[COLUMNS - 1]!;
  if (children <= COLUMNS) return columns[children - 1]!;
  return plus(last, times(exact(children - COLUMNS), minus(last, columns[COLUMNS - 2]!)));
}

/** The row an income falls in: up to and with its upper bound; the last one goes on. */
function rowOf(rows: string, incomeCents: number): readonly number[] {
  const all = rows.split('\n');
  const row = all.find((r) => Number(r.slice(0, r.indexOf(' '))) * 100 >= incomeCents) ?? all.at(-1)!;
  return row.split(' ').slice(1).map(Number);
}
