/** Limits of one year; a day of ISO dates, whole dollars. */
export interface LegalAidTable {
  /** In force from; for Ontario the day we read the page, which gives none. */
  readonly effective: string;
  /** From this day other limits apply. */
  readonly until: string;
  /** Not read at the source: worked out by the rule of the regulation from the last table that was. */
  readonly computed: boolean;
  /** The minimum wage that a computed table was indexed from and to, in cents an hour. */
  readonly wageCents?: { readonly from: number; readonly to: number };
  readonly source: { readonly fr: string; readonly en: string };
  readonly url: string;
  readonly free: Readonly<Record<string, number>>;
  /** Up to here with a contribution. */
  readonly contributory: Readonly<Record<string, number>>;
}

/** General minimum wage of Quebec on 1 May, in cents an hour (Regulation respecting labour standards, s. 3). */
const WAGES: Readonly<Record<number, number>> = {
  2018: 1_200,
  2019: 1_250,
  2020: 1_310,
  2021: 1_350,
  2022: 1_425,
  2023: 1_525,
  2024: 1_575,
  2025: 1_610,
  2026: 1_660,
};

const KINDS = ['single', 'adult_1_child', 'adult_2plus_children', 'couple', 'couple_1_child', 'couple_2plus_children'] as const;
type Limits = Readonly<Record<(typeof KINDS)[number], number>>;
const limits = (...amounts: readonly number[]): Limits => Object.fromEntries(KINDS.map((kind, i) => [kind, amounts[i]!])) as Limits;

/**
 * Gross annual income of the family for free legal aid, as published each 31 May: Centre communautaire juridique de
 * l'Abitibi-Témiscamingue, Eligibility (its pages of 2018, 2019, 2020, 2022, 2023 and 2025), Commission des services juridiques
 * (2023, 2024). The table of 2026 could not be read.
 */
export const PUBLISHED_FREE: Readonly<Record<number, Limits>> = {
  2018: limits(21_840, 26_720, 28_525, 30_394, 34_007, 35_813),
  2019: limits(22_750, 27_834, 29_714, 31_661, 35_424, 37_306),
  2020: limits(23_842, 29_171, 31_141, 33_181, 37_125, 39_097),
  2022: limits(25_935, 31_733, 33_875, 36_095, 40_385, 42_530),
  2023: limits(27_755, 33_960, 36_253, 38_628, 43_220, 45_515),
  2024: limits(28_665, 35_074, 37_442, 39_895, 44_638, 47_008),
  2025: limits(29_302, 35_854, 38_275, 40_782, 45_630, 48_053),
};

/**
 * The end of the contribution. 2022 as published (La Presse canadienne, 31 May 2022, and Association des grands-parents du Québec);
 * of couples without children the published figure is that of 2019, of an adult with two children that of 2024.
 */
const PUBLISHED_CEILINGS = {
  single: [2022, 36_228],
  adult_1_child: [2022, 44_315],
  adult_2plus_children: [2024, 52_288],
  couple: [2019, 44_224],
  couple_1_child: [2022, 56_406],
  couple_2plus_children: [2022, 59_403],
} as const satisfies Record<(typeof KINDS)[number], readonly [year: number, dollars: number]>;

/**
 * A limit carried to a later year: each 31 May it follows the minimum wage of 1 May, to the next whole dollar (Regulation respecting
 * legal aid, CQLR c. A-14, r. 2, ss. 18, 20 and 21). The rule gives every published table from its predecessor, to the dollar.
 */
export function indexedLimit(dollars: number, from: number, to: number): number {
  let limit = dollars;
  for (let year = from + 1; year <= to; year += 1) limit = Math.ceil((limit * WAGES[year]!) / WAGES[year - 1]!);
  return limit;
}

const LAST_PUBLISHED = 2025;
const YEARS = [2023, 2024, 2025, 2026] as const;
const ceiling = (kind: (typeof KINDS)[number], year: number): number | undefined => {
  const [from, dollars] = PUBLISHED_CEILINGS[kind];
  return year < from ? undefined : indexedLimit(dollars, from, year);
};

/** Quebec, oldest first. */
export const QUEBEC_LEGAL_AID: readonly LegalAidTable[] = YEARS.map((year) => {
  const published = PUBLISHED_FREE[year];
  return {
    effective: `${year}-05-31`,
    until: `${year + 1}-05-31`,
    computed: !published,
    ...(published ? {} : { wageCents: { from: WAGES[LAST_PUBLISHED]!, to: WAGES[year]! } }),
    source: {
      fr: 'Centre communautaire juridique de l’Abitibi-Témiscamingue',
      en: 'Centre communautaire juridique de l’Abitibi-Témiscamingue',
    },
    url: 'https://www.ccjat.qc.ca/admissibilite',
    free: Object.fromEntries(
      KINDS.map((k) => [k, published?.[k] ?? indexedLimit(PUBLISHED_FREE[LAST_PUBLISHED]![k], LAST_PUBLISHED, year)]),
    ),
    contributory: Object.fromEntries(KINDS.flatMap((k) => (ceiling(k, year) === undefined ? [] : [[k, ceiling(k, year)!]]))),
  };
});

/**
 * Ontario: gross annual family income by size of family for a certificate. Criminal limits are raised until March 3, 2028 (CLEO).
 * A certificate asks for a contribution agreement because of savings above `assets`, or of property; the page names no income.
 */
export const ONTARIO = {
  assets: [1_504, 2_255, 3_007],
  tables: [
    {
      effective: '2026-11-20',
      until: '2028-03-03',
      computed: false,
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
  ] as readonly LegalAidTable[],
} as const;

/** The table in force on a day; the earliest one before any of them. */
export function tableOf(province: 'QC' | 'ON', day: string): LegalAidTable {
  const tables = province === 'QC' ? QUEBEC_LEGAL_AID : ONTARIO.tables;
  return tables.findLast((t) => t.effective <= day) ?? tables[0]!;
}
