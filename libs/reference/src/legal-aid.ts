/**
 * Thresholds of legal aid, as information only (IN7): an office decides, and nobody is refused here. Each table has the day it
 * came into force; next year's is one more entry.
 */
export interface LegalAidTable {
  readonly effective: string;
  readonly source: { readonly fr: string; readonly en: string };
  readonly url: string;
  readonly free: Readonly<Record<string, number>>;
  /** Up to here with a contribution; absent where the amount is not known to us. */
  readonly contributory: Readonly<Record<string, number>>;
}

export interface Household {
  readonly province: 'QC' | 'ON';
  readonly couple: boolean;
  readonly children: number;
  /** Gross income of a year, in whole dollars. */
  readonly income: number;
  /** Ontario: another table for criminal matters. */
  readonly criminal: boolean;
}

/** What the amounts say: probably free, probably with a contribution, above what we know, or a case we have no amount for. */
export type LegalAidVerdict = 'free' | 'contributory' | 'above' | 'ask';

/** Quebec: gross annual family income by kind of family (Regulation A-14, r. 2, ss. 18, 20, 21), indexed each 31 May. */
const QUEBEC: readonly LegalAidTable[] = [
  {
    effective: '2023-05-31',
    source: { fr: 'Commission des services juridiques', en: 'Commission des services juridiques' },
    url: 'https://aidejuridiquequebec.qc.ca/demande/amissibilite/',
    free: {
      single: 27_755,
      adult_1_child: 33_960,
      adult_2plus_children: 36_253,
      couple: 38_628,
      couple_1_child: 43_220,
      couple_2plus_children: 45_515,
    },
    contributory: {},
  },
  {
    effective: '2024-05-31',
    source: { fr: 'Commission des services juridiques', en: 'Commission des services juridiques' },
    url: 'https://aidejuridiquequebec.qc.ca/demande/amissibilite/',
    free: {
      single: 28_665,
      adult_1_child: 35_074,
      adult_2plus_children: 37_442,
      couple: 39_895,
      couple_1_child: 44_638,
      couple_2plus_children: 47_008,
    },
    contributory: { single: 40_043, adult_1_child: 48_980, adult_2plus_children: 52_288 },
  },
];

/** Ontario: gross annual family income by size of family; a certificate there is free. The page gives no day. */
const ONTARIO: readonly LegalAidTable[] = [
  {
    effective: '2025-01-01',
    source: { fr: 'Aide juridique Ontario', en: 'Legal Aid Ontario' },
    url: 'https://www.legalaid.on.ca/will-legal-aid-pay-for-my-lawyer/',
    free: {
      size_1: 18_795,
      size_2: 32_131,
      size_3: 39_352,
      size_4: 45_440,
      size_5: 50_803,
      criminal_1: 45_440,
      criminal_2: 45_440,
      criminal_3: 45_440,
      criminal_4: 45_440,
      criminal_5: 50_803,
    },
    contributory: {},
  },
];

/** The table in force on a day; the earliest one before any of them. */
export function legalAidTable(province: 'QC' | 'ON', day: string): LegalAidTable {
  const tables = province === 'QC' ? QUEBEC : ONTARIO;
  return tables.findLast((t) => t.effective <= day) ?? tables[0]!;
}

const LARGEST = 5;

/** The row of a table that a household falls under. */
function rowOf({ province, couple, children, criminal }: Household): string {
  if (province === 'ON') return `${criminal ? 'criminal' : 'size'}_${Math.min(LARGEST, (couple ? 2 : 1) + children)}`;
  if (children === 0) return couple ? 'couple' : 'single';
  return `${couple ? 'couple' : 'adult'}_${children === 1 ? '1_child' : '2plus_children'}`;
}

/** What the amounts in force on a day say of a household, with the amounts themselves. */
export function legalAid(
  who: Household,
  day: string,
): { verdict: LegalAidVerdict; free: number; contributory?: number; table: LegalAidTable } {
  const table = legalAidTable(who.province, day);
  const row = rowOf(who);
  const free = table.free[row]!;
  const contributory = table.contributory[row];
  const verdict =
    who.income <= free
      ? 'free'
      : contributory !== undefined
        ? who.income <= contributory
          ? 'contributory'
          : 'above'
        : who.province === 'QC'
          ? 'ask'
          : 'above';
  return { verdict, free, ...(contributory === undefined ? {} : { contributory }), table };
}
