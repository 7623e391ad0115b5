import { exact, isMore, minus, notBelowZero, over, plus, times, ZERO, type Exact } from './exact.js';
import { bothOf, otherOf, PARENTS, type Both, type Parent } from './places.js';
import type { FormLine } from './quebec.js';

/** Days of the year a child spends with parent A, in hundredths of a day: 182.5 days are 18,250. */
export type DaysWithA = number;
/** Section of Part 5 of the form. */
export type Section = '1' | '1.1' | '2' | '3' | '4';

export const YEAR = 36_500;
/** At most a fifth of the time is the ordinary access of sole custody; from two fifths on custody is shared. */
export const ORDINARY_DAYS = YEAR * 0.2;
export const SHARED_DAYS = YEAR * 0.4;
const ORDINARY_SHARE = exact(1, 5);

/** Where the children live: how many in sole custody of a parent, with or without prolonged access of the other, and how many shared. */
export interface Custody {
  readonly section: Section;
  readonly children: number;
  readonly sole: Both<number>;
  /** By the parent who has custody; the other has more than 20 % and less than 40 % of the time. */
  readonly prolonged: Both<number>;
  /** Share of the time of the parent with prolonged access, on average over those children. */
  readonly access: Both<Exact>;
  readonly shared: number;
  /** Share of the time of each parent with the shared children, on average. */
  readonly time: Both<Exact>;
}

/** Sorts the children by custody and says which section of Part 5 is theirs. */
export function custodyOf(days: readonly DaysWithA[]): Custody {
  const with_ = (parent: Parent) => days.map((a) => (parent === 'a' ? a : YEAR - a));
  // By the parent who has custody: the days of the other one say of what kind it is.
  const others = bothOf((custodian) => with_(otherOf(custodian)));
  const sole = bothOf((p) => others[p].filter((d) => d <= ORDINARY_DAYS).length);
  const prolongedDays = bothOf((p) => others[p].filter((d) => d > ORDINARY_DAYS && d < SHARED_DAYS));
  const isShared = (d: number): boolean => d >= SHARED_DAYS && d <= YEAR - SHARED_DAYS;
  const sharedDays = bothOf((p) => with_(p).filter(isShared));
  const prolonged = bothOf((p) => prolongedDays[p].length);
  const shared = sharedDays.a.length;
  const average = (list: readonly number[]): Exact => over(exact(list.reduce((n, d) => n + d, 0)), exact(list.length));
  const onePercentage = new Set(days).size === 1;
  const kinds = [sole.a, sole.b, prolonged.a, prolonged.b, shared].filter((n) => n > 0).length;
  const section = ((): Section => {
    if (kinds === 1) {
      if (shared > 0) return '3';
      if (sole.a + sole.b > 0) return '1';
      return onePercentage ? '1.1' : '4';
    }
    return kinds === 2 && sole.a > 0 && sole.b > 0 ? '2' : '4';
  })();
  return {
    section,
    children: days.length,
    sole,
    prolonged,
    // Line 548 is the percentage of the parent who has access, so it is kept under that parent.
    access: bothOf((p) => over(average(prolongedDays[otherOf(p)]), exact(YEAR))),
    shared,
    time: bothOf((p) => over(average(sharedDays[p]), exact(YEAR))),
  };
}

/** Lines of Parts 3 and 4 that Part 5 reads. */
export interface Facts {
  readonly custody: Custody;
  readonly l307: Both<Exact>;
  readonly l401: Exact;
  readonly l402: Both<Exact>;
  readonly l406: Exact;
  readonly l407: Both<Exact>;
}
interface Part5 {
  readonly lines: readonly FormLine[];
  readonly owed: Both<Exact>;
}

const pair = (no: string, unit: FormLine['unit'], values: Both<Exact>): FormLine => ({ no, unit, ...values });
const one = (no: string, unit: FormLine['unit'], all: Exact): FormLine => ({ no, unit, all });
const onlyFor = (parent: Parent, value: Exact): Both<Exact> => bothOf((p) => (p === parent ? value : ZERO));
const counts = (values: Both<number>): Both<Exact> => bothOf((p) => exact(values[p]));
/** Expenses are shared by the parent who pays support; where no one does, the form shares none. */
const withExpenses = (due: Both<Exact>, l407: Both<Exact>): Both<Exact> =>
  bothOf((p) => (isMore(due[p], ZERO) ? plus(due[p], l407[p]) : ZERO));

/** Section 1: one parent has all the children, the other at most 20 % of the time. */
function sole({ custody, l307, l401, l406 }: Facts): Part5 {
  const payer = custody.sole.a > 0 ? 'b' : 'a';
  const l511 = plus(l401, l406);
  const l512 = times(l511, l307[payer]);
  return { lines: [one('511', 'money', l511), { no: '512', unit: 'money', [payer]: l512 }], owed: onlyFor(payer, l512) };
}

/** Section 1.1: the other parent has more than 20 % and less than 40 % of the time. */
function prolonged({ custody, l307, l401, l406 }: Facts): Part5 {
  const payer = custody.prolonged.a > 0 ? 'b' : 'a';
  const l514 = plus(l401, l406);
  const l516 = times(minus(custody.access[payer], ORDINARY_SHARE), l401);
  const l517 = minus(l514, l516);
  const l518 = times(l517, l307[payer]);
  return {
    lines: [
      one('514', 'money', l514),
      { no: '515', unit: 'percent', [payer]: custody.access[payer] },
      one('516', 'money', l516),
      one('517', 'money', l517),
      { no: '518', unit: 'money', [payer]: l518 },
    ],
    owed: onlyFor(payer, l518),
  };
}

/** Section 2: each parent has some of the children. */
function each({ custody, l401, l402, l407 }: Facts): Part5 {
  const l523 = over(l401, exact(custody.children));
  const l524 = bothOf((p) => times(l523, exact(custody.sole[p])));
  const l525 = bothOf((p) => notBelowZero(minus(l402[p], l524[p])));
  const l526 = withExpenses(l525, l407);
  return {
    lines: [
      { no: '520', unit: 'count', a: exact(custody.sole.a) },
      { no: '521', unit: 'count', b: exact(custody.sole.b) },
      pair('522', 'money', l402),
      one('523', 'money', l523),
      pair('524', 'money', l524),
      pair('525', 'money', l525),
      pair('526', 'money', l526),
    ],
    owed: l526,
  };
}

/** Section 3: each parent has at least 40 % of the time with all the children. */
function shared({ custody, l401, l402, l407 }: Facts): Part5 {
  const l532 = bothOf((p) => times(l401, custody.time[p]));
  const l533 = bothOf((p) => notBelowZero(minus(l402[p], l532[p])));
  const l534 = withExpenses(l533, l407);
  return {
    lines: [
      pair('530', 'percent', custody.time),
      pair('531', 'money', l402),
      pair('532', 'money', l532),
      pair('533', 'money', l533),
      pair('534', 'money', l534),
    ],
    owed: l534,
  };
}

/** Lines of one kind of custody within section 4; none where no child is in it. */
interface Block {
  readonly lines: readonly FormLine[];
  readonly due: Both<Exact>;
}
const block = (there: boolean, lines: readonly FormLine[], due: Both<Exact>): Block => ({ lines: there ? lines : [], due });
const some = (kind: Both<number>): boolean => PARENTS.some((p) => kind[p] > 0);

function soleBlock({ custody, l307 }: Facts, l540: Exact): Block {
  const l542 = bothOf((p) => times(l540, exact(custody.sole[p])));
  const l543 = bothOf((p) => times(l542[p], l307[p]));
  const l544 = bothOf((p) => minus(l542[p], l543[p]));
  const l545 = bothOf((p) => notBelowZero(minus(l544[otherOf(p)], l544[p])));
  const lines = [
    pair('541', 'count', counts(custody.sole)),
    pair('542', 'money', l542),
    pair('543', 'money', l543),
    pair('544', 'money', l544),
    pair('545', 'money', l545),
  ];
  return block(some(custody.sole), lines, l545);
}

function prolongedBlock({ custody, l307 }: Facts, l540: Exact): Block {
  const l547 = bothOf((p) => times(l540, exact(custody.prolonged[p])));
  const l549 = bothOf((p) => times(notBelowZero(minus(custody.access[p], ORDINARY_SHARE)), l547[otherOf(p)]));
  const l550 = bothOf((p) => minus(l547[p], l549[otherOf(p)]));
  const l551 = bothOf((p) => times(l550[p], l307[p]));
  const l552 = bothOf((p) => minus(l550[p], l551[p]));
  const l553 = bothOf((p) => notBelowZero(minus(l552[otherOf(p)], l552[p])));
  const lines = [
    pair('546', 'count', counts(custody.prolonged)),
    pair('547', 'money', l547),
    pair('548', 'percent', custody.access),
    pair('549', 'money', l549),
    pair('550', 'money', l550),
    pair('551', 'money', l551),
    pair('552', 'money', l552),
    pair('553', 'money', l553),
  ];
  return block(some(custody.prolonged), lines, l553);
}

function sharedBlock({ custody, l307 }: Facts, l540: Exact): Block {
  const l555 = times(l540, exact(custody.shared));
  const l557 = bothOf((p) => times(l555, l307[p]));
  const l558 = bothOf((p) => times(l555, custody.time[p]));
  const l559 = bothOf((p) => notBelowZero(minus(l557[p], l558[p])));
  const lines = [
    one('554', 'count', exact(custody.shared)),
    one('555', 'money', l555),
    pair('556', 'percent', custody.time),
    pair('557', 'money', l557),
    pair('558', 'money', l558),
    pair('559', 'money', l559),
  ];
  return block(custody.shared > 0, lines, l559);
}

/** Section 4: children in different kinds of custody at once. */
function combination(facts: Facts): Part5 {
  const l540 = over(facts.l401, exact(facts.custody.children));
  const ofSole = soleBlock(facts, l540);
  const ofProlonged = prolongedBlock(facts, l540);
  const ofShared = sharedBlock(facts, l540);
  const sum = bothOf((p) => plus(ofSole.due[p], ofProlonged.due[p], ofShared.due[p]));
  const l563 = bothOf((p) => notBelowZero(minus(sum[p], sum[otherOf(p)])));
  const l564 = withExpenses(l563, facts.l407);
  return {
    lines: [
      one('540', 'money', l540),
      ...ofSole.lines,
      ...ofProlonged.lines,
      ...ofShared.lines,
      pair('560', 'money', ofSole.due),
      pair('561', 'money', ofProlonged.due),
      pair('562', 'money', ofShared.due),
      pair('563', 'money', l563),
      pair('564', 'money', l564),
    ],
    owed: l564,
  };
}

/** Part 5 of the form, by its section. */
export const custodySections: Readonly<Record<Section, (facts: Facts) => Part5>> = {
  '1': sole,
  '1.1': prolonged,
  '2': each,
  '3': shared,
  '4': combination,
};
