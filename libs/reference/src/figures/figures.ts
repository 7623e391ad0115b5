import { ratio } from './ratio.js';
import type { Count, Counts } from './steps.js';

/** In what a figure is counted, by which it is written. */
type FigureUnit = 'requests' | 'offers' | 'waves' | 'credits' | 'share' | 'grade' | 'cents';
/** A figure of the reports: its unit, which of two values is better, and how it comes from what was counted. */
interface Figure {
  readonly unit: FigureUnit;
  /** A lower value is the better one; `neither` where none is. */
  readonly better: 'higher' | 'lower' | 'neither';
  readonly of: (counts: Counts) => number | null;
  /** The counts that could be learned from it: it is told to no one who may not know one of them. */
  readonly restsOn: readonly Count[];
}

const count = (name: Count, unit: FigureUnit = 'requests', better: Figure['better'] = 'higher'): Figure => ({
  unit,
  better,
  of: (counts) => counts[name],
  restsOn: [name],
});
const part = (name: Count, whole: Count, unit: FigureUnit = 'share', better: Figure['better'] = 'higher'): Figure => ({
  unit,
  better,
  of: (counts) => ratio(counts[name], counts[whole]),
  restsOn: [name, whole],
});
/** How much there is of something per one of another: only of the latter it matters how many they are. */
const mean = (sum: Count, of: Count, unit: FigureUnit, better: Figure['better'] = 'higher'): Figure => ({
  ...part(sum, of, unit, better),
  restsOn: [of],
});

/**
 * Every figure over requests, defined here and nowhere else: a tile, a table, a chart, a file and a letter ask for it by its name. What
 * it is called, and what it means, stands in `words.ts`.
 */
export const FIGURES = {
  submitted: count('submitted'),
  confirmed: count('confirmed'),
  validated: count('validated'),
  offered: count('offered'),
  claimed: count('claimed'),
  accepted: count('accepted'),
  contacted: count('contacted'),
  retained: count('retained'),
  acceptedShare: part('accepted', 'submitted'),
  retainedShare: part('retained', 'accepted'),
  unserved: count('unserved', 'requests', 'lower'),
  unservedShare: part('unserved', 'validated', 'share', 'lower'),
  unreachable: count('unreachable', 'requests', 'lower'),
  unreachableShare: part('unreachable', 'submitted', 'share', 'lower'),
  validationKeptShare: part('validationKept', 'validationKnown'),
  contactKeptShare: {
    unit: 'share',
    better: 'higher',
    of: (counts) => ratio(counts.contactKnown - counts.contactLate, counts.contactKnown),
    restsOn: ['contactLate', 'contactKnown'],
  },
  renewalInvited: count('renewalInvited', 'requests', 'neither'),
  renewed: count('renewed', 'requests', 'neither'),
  renewedShare: part('renewed', 'renewalInvited'),
  offersPerRequest: mean('offers', 'offered', 'offers', 'neither'),
  wavesPerRequest: mean('waves', 'offered', 'waves', 'lower'),
  refundsAsked: count('refundsAsked', 'credits', 'lower'),
  refundsApproved: count('refundsApproved', 'credits', 'lower'),
  refundShare: part('refundsApproved', 'accepted', 'share', 'lower'),
  clientGrade: mean('clientGradeSum', 'clientGrades', 'grade'),
  professionalGrade: mean('professionalGradeSum', 'professionalGrades', 'grade'),
  adCost: { unit: 'cents', better: 'neither', of: ({ adCents }) => (adCents > 0 ? Math.round(adCents) : null), restsOn: [] },
  costPerAccepted: {
    unit: 'cents',
    better: 'lower',
    of: ({ adCents, accepted }) => (adCents > 0 && accepted > 0 ? Math.round(adCents / accepted) : null),
    restsOn: ['accepted'],
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
/** Values of figures by their names; nothing where there is none, or too few were counted to tell it. */
export type FigureValues = Readonly<Record<FigureName, number | null>>;

/** Every figure of what was counted. */
export const figuresFrom = (counts: Counts): FigureValues =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, FIGURES[name].of(counts)])) as Record<FigureName, number | null>;
