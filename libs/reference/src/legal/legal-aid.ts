import { tableOf, ONTARIO, type LegalAidTable } from './legal-aid-tables.js';

export { QUEBEC_LEGAL_AID, type LegalAidTable } from './legal-aid-tables.js';

/** Thresholds of legal aid, as information only (IN7): an office decides, and no one is refused here. */
export interface Household {
  readonly province: 'QC' | 'ON';
  readonly couple: boolean;
  readonly children: number;
  /** Gross income of a year, in whole dollars. */
  readonly income: number;
  /** Ontario: another table for criminal matters. */
  readonly criminal: boolean;
  /** Ontario: savings above `assets`, or a home or land. There they, not the income, lead to a contribution agreement. */
  readonly assets?: boolean;
}

/** What the amounts say: probably free, probably with a contribution, or above what we know. */
export type LegalAidVerdict = 'free' | 'contributory' | 'above';

/** The table in force on a day; the earliest one before any of them. */
export const legalAidTable = (province: 'QC' | 'ON', day: string): LegalAidTable => tableOf(province, day);

const LARGEST = 5;

/** The row of a table that a household falls under. */
function rowOf({ province, couple, children, criminal }: Household): string {
  if (province === 'ON') return `${criminal ? 'criminal' : 'size'}_${Math.min(LARGEST, (couple ? 2 : 1) + children)}`;
  if (children === 0) return couple ? 'couple' : 'single';
  return `${couple ? 'couple' : 'adult'}_${children === 1 ? '1_child' : '2plus_children'}`;
}

export interface LegalAidAnswer {
  readonly verdict: LegalAidVerdict;
  /** The limits that apply, in whole dollars; Ontario has none for a contribution. */
  readonly free: number;
  readonly contributory?: number;
  /** Ontario: savings up to here lead to no contribution agreement. */
  readonly assets?: number;
  readonly table: LegalAidTable;
  /** The day is past what the table says it covers: the limits have changed since, and we do not have them. */
  readonly outdated: boolean;
}

/** What the amounts in force on a day say of a household, with the amounts themselves and what they are worth. */
export function legalAid(who: Household, day: string): LegalAidAnswer {
  const table = legalAidTable(who.province, day);
  const row = rowOf(who);
  const free = table.free[row]!;
  const contributory = table.contributory[row];
  const people = (who.couple ? 2 : 1) + who.children;
  const assets = who.province === 'ON' ? ONTARIO.assets[Math.min(ONTARIO.assets.length, people) - 1] : undefined;
  const within = who.income <= free ? (who.province === 'ON' && who.assets ? 'contributory' : 'free') : undefined;
  const verdict = within ?? (contributory !== undefined && who.income <= contributory ? 'contributory' : 'above');
  return {
    verdict,
    free,
    ...(contributory === undefined ? {} : { contributory }),
    ...(assets === undefined ? {} : { assets }),
    table,
    outdated: day >= table.until,
  };
}
