import { exact, rounded } from './exact.js';
import type { Jurisdiction } from './places.js';

/** One edition of the federal tables: place, number of children, then the percentages of its bands, one column a line. */
export interface FederalTable {
  readonly from: string;
  readonly firstIncome: number;
  readonly rows: string;
}

/** From this income on the table is only a starting point (SOR/97-175, s. 4). */
export const FEDERAL_TOP_CENTS = 15_000_000;
/** The last column is for six children or more. */
const LAST_COLUMN = 6;
const BAND = 1_000;

interface Band {
  readonly from: number;
  readonly base: number;
  readonly percent: number;
}

/** Each band starts with what the one before ends with, to the dollar: the loader refuses a table where that is not so. */
function bandsOf({ rows, firstIncome }: FederalTable, place: Jurisdiction, children: number): readonly Band[] | undefined {
  const name = `${place} ${Math.min(children, LAST_COLUMN)} `;
  const row = rows.split('\n').find((r) => r.startsWith(name));
  let base = 0;
  return row
    ?.slice(name.length)
    .split(' ')
    .map((text, i) => {
      const percent = Number(text);
      const band = { from: firstIncome + i * BAND, base, percent };
      base = Math.round(base + percent / 10);
      return band;
    });
}

/** The edition in force on a day, of those known, newest first. */
export const federalTableOn = (tables: readonly FederalTable[], date: string): FederalTable | undefined =>
  tables.find(({ from }) => from <= date);
/** Whether an edition has the table of a jurisdiction. */
export const hasPlace = (table: FederalTable, place: Jurisdiction): boolean => bandsOf(table, place, 1) !== undefined;

/** How an amount of the table comes about. */
export interface TableAmount {
  /** Start of the band and the basic amount, in dollars; the percentage in hundredths. */
  readonly band: Band | undefined;
  readonly monthlyCents: number;
}

/**
 * Monthly amount for an annual income: the basic amount of the band and its percentage of what lies above the start of the band
 * (SOR/97-175, Schedule I, note 3). Below the first band nothing is due.
 */
export function tableAmount(table: FederalTable, place: Jurisdiction, children: number, incomeCents: number): TableAmount {
  const band = children > 0 ? bandsOf(table, place, children)?.findLast(({ from }) => from * 100 <= incomeCents) : undefined;
  if (!band) return { band: undefined, monthlyCents: 0 };
  const above = BigInt(incomeCents - band.from * 100) * BigInt(band.percent);
  return { band, monthlyCents: band.base * 100 + rounded(exact(above, 10_000)) };
}
