import { type Counts, SPAN_NAMES, SPANS, type Span } from '@jurilien/reference';
import { CHOSEN, decidedBy, type Decider, deciders, isKept, isKnown } from './decided.js';
import { type Dictionary, FILTERED, type Filtered, type Grouped, GROUPED, type RequestDay } from './columns.js';
import {
  businessMinutes,
  counter,
  type Counter,
  countsOf,
  isAccepted,
  isUnserved,
  isValidated,
  NONE,
  type Opening,
  SUM,
  waysAt,
} from './reached.js';
import { giveBack, spread, type Spread } from './spread.js';

/** Which requests are counted, and as of when. */
export interface Selected {
  /** Codes of which one must be the request's; what is absent admits every request. */
  readonly filter: Readonly<Partial<Record<Filtered, readonly number[]>>>;
  /** In seconds of the epoch: what happened later is not known yet. */
  readonly until: number;
  /** The filter beside which the others are counted: the requests that would be chosen without it, and are not. */
  readonly beside?: Filtered;
}

/** One duration of many requests, by the wall clock or in opening hours. */
export interface Duration {
  readonly n: number;
  readonly median: number | null;
  readonly p90: number | null;
}
export interface SpanTimes {
  readonly span: Span;
  readonly wall: Duration;
  readonly business: Duration;
}
interface Group {
  readonly value: string | null;
  readonly counts: Counts;
}
interface Reason {
  readonly reason: string;
  readonly n: number;
}
/** Requests of a field of law in a region: how many were validated, and how many of them found no one, then or since. */
export interface Niche {
  readonly field: string;
  readonly region: string;
  readonly n: number;
  readonly unserved: number;
}
/** What was counted of the requests of some days. */
export interface Tallied {
  readonly total: Counts;
  /** The requests that one filter alone leaves out. */
  readonly others: Counts;
  readonly by: Readonly<Record<Grouped, readonly Group[]>>;
  readonly periods: readonly { readonly from: string; readonly counts: Counts; readonly times: Readonly<Record<Span, Duration>> }[];
  readonly times: readonly SpanTimes[];
  /** Submissions by the hour of the week. */
  readonly hours: readonly number[];
  readonly unserved: readonly Reason[];
  /** Fields and regions in which requests were left without a taker, the most of them first. */
  readonly niches: readonly Niche[];
  /** Requests that ended without an acceptance, by how and why. */
  readonly lost: readonly Reason[];
  readonly refunds: readonly (Reason & { readonly approved: number })[];
  /** Acceptances by the latest wave that had begun. */
  readonly waves: readonly { readonly wave: number; readonly n: number }[];
  readonly deciders: readonly Decider[];
}

const HOURS_OF_WEEK = 168;
const MINUTE_S = 60;
/** A request that a single filter leaves out. */
const OTHER = 2;
const [HALF, NINE_TENTHS] = [0.5, 0.9];

const durationOf = (of: Spread): Duration => ({ n: of.n(), median: of.percentile(HALF), p90: of.percentile(NINE_TENTHS) });
const bySize = (a: Reason, b: Reason): number => b.n - a.n || a.reason.localeCompare(b.reason);

/** The rows of a day that are asked for, or left out by one filter alone: sent by then, and no part of another request. */
function chosenOf({ codes, at, n }: RequestDay, { filter, until, beside }: Selected): Uint8Array {
  const chosen = new Uint8Array(n);
  const tests = FILTERED.flatMap((name) =>
    filter[name] ? [{ column: codes[name], admitted: filter[name], left: name === beside ? OTHER : 0 }] : [],
  );
  const { submitted, merged, unmerged } = at;
  for (let row = 0; row < n; row++) {
    const isPart = merged[row] !== 0 && merged[row]! <= until && !(unmerged[row] !== 0 && unmerged[row]! <= until);
    if (submitted[row]! > until || isPart) continue;
    let admitted = CHOSEN;
    for (const test of tests) {
      if (test.admitted.includes(test.column[row]!)) continue;
      admitted = test.left;
      if (admitted === 0) break;
    }
    chosen[row] = admitted;
  }
  return chosen;
}

/** The times of the spans, of one period and of all of them. */
function spans(until: number, opening: Opening) {
  const fresh = (): Spread[] => SPAN_NAMES.map(() => spread());
  const [period, wall, business] = [fresh(), fresh(), fresh()];
  return {
    add: (day: RequestDay, chosen: Uint8Array): void => {
      const inOpenHours = businessMinutes(day, opening);
      for (const [i, name] of SPAN_NAMES.entries()) {
        const [from, to, minutes] = [day.at[SPANS[name][0]], day.at[SPANS[name][1]], inOpenHours[i]!];
        const [elapsed, open] = [period[i]!, business[i]!];
        for (let row = 0; row < day.n; row++) {
          if (chosen[row] !== CHOSEN || minutes[row] === NONE || to[row]! > until) continue;
          elapsed.add((to[row]! - from[row]!) / MINUTE_S);
          open.add(minutes[row]!);
        }
      }
    },
    /** Ends a period: its times, which go into those of all. */
    over: (): Record<Span, Duration> =>
      Object.fromEntries(
        SPAN_NAMES.map((name, i) => {
          const times = durationOf(period[i]!);
          wall[i]!.take(period[i]!);
          return [name, times];
        }),
      ) as Record<Span, Duration>,
    done: (): SpanTimes[] => {
      const times = SPAN_NAMES.map((span, i) => ({ span, wall: durationOf(wall[i]!), business: durationOf(business[i]!) }));
      [...period, ...wall, ...business].forEach(giveBack);
      return times;
    },
  };
}

const [OFFERS, WAVES, KNOWN, KEPT] = [SUM.offers, SUM.waves, SUM.validationKnown, SUM.validationKept];
/** Adds a request to a counter: how it stands, its offers and waves, and whether it was decided in time. */
function count(counted: Counter, way: number, offers: number, waves: number, decided: number): void {
  counted[way]!++;
  counted[OFFERS]! += offers;
  counted[WAVES]! += waves;
  counted[KNOWN]! += isKnown(decided);
  counted[KEPT]! += isKept(decided);
}

/** Counts per code of each dimension that is broken down; what has none is what the others leave of the whole. */
function groups() {
  const all = GROUPED.map((name) => ({ name, counters: [] as Counter[] }));
  const less = (whole: Counter, some: readonly Counter[]): Counter =>
    whole.map((n, i) => some.reduce((left, counted) => left - counted[i]!, n));
  const groupsOf = (whole: Counter, counters: readonly Counter[], texts: Dictionary): Group[] => {
    const some = counters.flatMap((counted, code): Group[] => [{ value: texts.textOf(code), counts: countsOf(counted) }]);
    const rest = countsOf(less(whole, Object.values(counters)));
    return [...some, ...(rest.submitted > 0 ? [{ value: null, counts: rest }] : [])].sort(
      (a, b) => b.counts.submitted - a.counts.submitted || String(a.value).localeCompare(String(b.value)),
    );
  };
  return {
    add: ({ codes, n, offers, waves }: RequestDay, chosen: Uint8Array, ways: Uint8Array, decided: Uint8Array): void => {
      for (const { name, counters } of all) {
        const column = codes[name];
        for (let row = 0; row < n; row++) {
          const code = column[row]!;
          if (code === 0 || chosen[row] !== CHOSEN) continue;
          const counted = (counters[code] ??= counter());
          count(counted, ways[row]!, offers[row]!, waves[row]!, decided[row]!);
        }
      }
    },
    /** Adds to one of the sums of every part that a row is of. */
    plus: ({ codes }: RequestDay, row: number, sum: number, n: number): void => {
      for (const { name, counters } of all) {
        const counted = counters[codes[name][row]!];
        if (counted) counted[sum]! += n;
      }
    },
    done: (texts: Dictionary, whole: Counter): Record<Grouped, Group[]> =>
      Object.fromEntries(all.map(({ name, counters }) => [name, groupsOf(whole, counters, texts)])) as Record<Grouped, Group[]>,
  };
}

/** Why requests found no one, ended, or were credited; where, and in which wave the others were accepted. */
function reasons(texts: Dictionary, until: number) {
  const [unserved, lost, waves]: [number[], number[], number[]] = [[], [], []];
  const fields: { n: number; unserved: number }[][] = [];
  const refunds = new Map<string, { n: number; approved: number }>();
  const plus = (counts: number[], code: number): void => {
    counts[code] = (counts[code] ?? 0) + 1;
  };
  const named = (counts: readonly number[]): Reason[] =>
    counts.flatMap((n, code) => [{ reason: texts.textOf(code) ?? 'other', n }]).sort(bySize);
  return {
    add: ({ codes, at, acceptedWave, n }: RequestDay, chosen: Uint8Array, ways: Uint8Array): void => {
      for (let row = 0; row < n; row++) {
        if (chosen[row] !== CHOSEN) continue;
        const way = ways[row]!;
        const found = !isUnserved(way);
        if (!found) plus(unserved, codes.unservedReason[row]!);
        if (isAccepted(way)) plus(waves, acceptedWave[row]!);
        else if (at.ended[row] !== 0 && at.ended[row]! <= until) plus(lost, codes.ending[row]!);
        const [field, region] = [codes.field[row]!, codes.region[row]!];
        if (field === 0 || region === 0 || !isValidated(way)) continue;
        const niche = ((fields[field] ??= [])[region] ??= { n: 0, unserved: 0 });
        niche.n++;
        if (!found && !isAccepted(way)) niche.unserved++;
      }
    },
    refund: (reason: string, approved: boolean): void => {
      const { n, approved: before } = refunds.get(reason) ?? { n: 0, approved: 0 };
      refunds.set(reason, { n: n + 1, approved: before + (approved ? 1 : 0) });
    },
    done: () => ({
      unserved: named(unserved),
      lost: named(lost),
      refunds: Array.from(refunds, ([reason, of]) => ({ reason, ...of })).sort(bySize),
      waves: waves.flatMap((n, wave) => (wave > 0 ? [{ wave, n }] : [])),
      niches: fields
        .flatMap((regions, field) =>
          regions.flatMap((of, region): Niche[] => [{ field: texts.textOf(field)!, region: texts.textOf(region)!, ...of }]),
        )
        .filter((niche) => niche.unserved > 0)
        .sort((a, b) => b.unserved - a.unserved || b.n - a.n),
    }),
  };
}

/** The counts of the whole and of each period, in the order of its days. */
function periodsOf(periodOf: (day: string) => string, times: ReturnType<typeof spans>) {
  const [total, others] = [counter(), counter()];
  const periods: { from: string; counted: Counter; times?: Record<Span, Duration> }[] = [];
  const end = (): void => {
    const last = periods.at(-1);
    if (last) last.times = times.over();
  };
  return {
    total,
    others,
    /** The counters that a day adds to. */
    of: (day: string): readonly [Counter, Counter] => {
      const from = periodOf(day);
      if (periods.at(-1)?.from !== from) {
        end();
        periods.push({ from, counted: counter() });
      }
      return [total, periods.at(-1)!.counted];
    },
    done: (): Tallied['periods'] => {
      end();
      return periods.map(({ from, counted, times: of }) => ({ from, counts: countsOf(counted), times: of! }));
    },
  };
}

/**
 * Adds up days of requests, in their order. Each pass over a day is one loop over few columns, which is what makes a million of them a
 * matter of a few hundred milliseconds.
 * @param periodOf the first day of the period that a day belongs to
 */
export function tally(
  texts: Dictionary,
  selected: Selected,
  periodOf: (day: string) => string,
  opening: Opening,
): { readonly add: (day: RequestDay) => void; readonly done: () => Tallied } {
  const { until } = selected;
  const hours = new Float64Array(HOURS_OF_WEEK);
  const [grouped, why, times, people] = [groups(), reasons(texts, until), spans(until, opening), deciders(texts, until)];
  const periods = periodsOf(periodOf, times);
  /** Coins asked back and grades. */
  const addAsked = (day: RequestDay, chosen: Uint8Array, wholes: readonly Counter[]): void => {
    const plus = (row: number, name: keyof typeof SUM, n: number): void => {
      for (const counted of wholes) counted[SUM[name]]! += n;
      grouped.plus(day, row, SUM[name], n);
    };
    for (const { row, reason, at, approvedAt } of day.refunds) {
      if (at > until || chosen[row] !== CHOSEN) continue;
      const approved = approvedAt !== 0 && approvedAt <= until;
      why.refund(reason, approved);
      plus(row, 'refundsAsked', 1);
      if (approved) plus(row, 'refundsApproved', 1);
    }
    for (const { row, side, at, grade } of day.grades) {
      if (at > until || chosen[row] !== CHOSEN) continue;
      plus(row, `${side}Grades`, 1);
      plus(row, `${side}GradeSum`, grade);
    }
  };
  const add = (day: RequestDay): void => {
    const wholes = periods.of(day.day);
    const [chosen, ways, decided] = [chosenOf(day, selected), waysAt(day, until), decidedBy(day, until)];
    for (let row = 0; row < day.n; row++) {
      if (chosen[row] === OTHER) periods.others[ways[row]!]!++;
      if (chosen[row] !== CHOSEN) continue;
      for (const counted of wholes) count(counted, ways[row]!, day.offers[row]!, day.waves[row]!, decided[row]!);
      hours[day.hour[row]!]!++;
    }
    grouped.add(day, chosen, ways, decided);
    people.add(day, chosen, decided);
    why.add(day, chosen, ways);
    times.add(day, chosen);
    addAsked(day, chosen, wholes);
  };
  return {
    add,
    done: () => ({
      total: countsOf(periods.total),
      others: countsOf(periods.others),
      by: grouped.done(texts, periods.total),
      periods: periods.done(),
      times: times.done(),
      hours: [...hours],
      deciders: people.done(),
      ...why.done(),
    }),
  };
}
