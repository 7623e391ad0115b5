import { ACTS, FIGURE_NAMES, type FigureValues, type Span, type Step, STEPS } from '@jurilien/reference';
import type { Report, ReportGroup, ReportOf } from './report.js';
import { heldBack } from './small-cells.js';
import type { Duration, Grouped, SpanTimes } from './tally.js';

/** What a reader is shown of a value: nothing where too few stand behind it. */
type Shown<N> = N | null;
interface ShownGroup {
  readonly value: string | null;
  /** Too few to be told. */
  readonly few: boolean;
  readonly figures: FigureValues;
}
interface ShownDuration {
  readonly n: Shown<number>;
  readonly median: Shown<number>;
  readonly p90: Shown<number>;
}
interface ShownReason {
  readonly reason: string;
  readonly n: Shown<number>;
}

const NOTHING = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Record<keyof FigureValues, null>;

const NO_ACT = Object.fromEntries(ACTS.map((name) => [name, 0])) as Record<(typeof ACTS)[number], number>;

/** What people wrote themselves: of what few wrote not even the words are told. */
const FREE: ReadonlySet<string> = new Set<Grouped>(['origin', 'firstOrigin', 'campaign', 'term']);

/** A report as a reader is shown it. @param least how many must stand behind each number; 0 for who may see every row */
export function shownTo(report: Report, least: number) {
  const counted = report.total.submitted ?? 0;
  const few = counted > 0 && counted < least;
  const duration = ({ n, median, p90 }: Duration): ShownDuration =>
    few || (n > 0 && n < least) ? { n: null, median: null, p90: null } : { n, median, p90 };
  const times = (all: readonly SpanTimes[]) =>
    all.map(({ span, wall, business }) => ({ span, wall: duration(wall), business: duration(business) }));
  const groups = (all: readonly ReportGroup[]): ShownGroup[] => {
    const held = heldBack(all, least);
    return all.map((one) =>
      few || held.has(one) ? { value: one.value, few: true, figures: NOTHING } : { value: one.value, few: false, figures: one.figures },
    );
  };
  const reasons = <R extends { readonly reason: string; readonly n: number }>(all: readonly R[]): ShownReason[] => {
    const held = heldBack(all, least);
    return all.map((one) => ({ reason: one.reason, n: few || held.has(one) ? null : one.n }));
  };
  const part = (of: ReportOf) => {
    const n = of.total.submitted ?? 0;
    const fewOf = n > 0 && n < least;
    return { from: of.from, to: of.to, few: fewOf, total: fewOf ? NOTHING : of.total, times: fewOf ? [] : times(of.times) };
  };
  const told = (n: number): Shown<number> => (few || (n > 0 && n < least) ? null : n);
  const hours = report.hours.map((n) => ({ n }));
  const heldHours = heldBack(hours, least);
  const waves = heldBack(report.waves, least);
  const offered = report.offerWaves.map((of) => ({ n: of.offers, of }));
  const heldOffers = new Set([...heldBack(offered, least)].map(({ of }) => of));
  const { others } = report;
  const shown = groups(report.periods);
  return {
    ...part(report),
    grain: report.grain,
    at: report.at,
    counted: report.counted,
    least,
    before: report.before ? part(report.before) : null,
    periods: report.periods.map((period, i) => ({
      ...shown[i]!,
      times: Object.fromEntries(
        Object.entries(period.times).map(([span, of]) => [span, duration(shown[i]!.few ? { n: 0, median: null, p90: null } : of)]),
      ) as Record<Span, ShownDuration>,
    })),
    by: Object.fromEntries(
      Object.entries(report.by).map(([name, all]) => [name, groups(all).filter((one) => !(one.few && FREE.has(name)))]),
    ) as Record<Grouped, ShownGroup[]>,
    hours: hours.map((hour) => (few || heldHours.has(hour) ? null : hour.n)),
    unserved: reasons(report.unserved),
    lost: reasons(report.lost),
    refunds: reasons(report.refunds).map((one, i) => ({ ...one, approved: one.n === null ? null : report.refunds[i]!.approved })),
    gaps: few ? [] : report.gaps.filter(({ unserved }) => unserved >= least),
    messages: report.messages,
    // A reader of reports is told how much was done, and by no one's name or number.
    staff: report.staff && {
      people: report.staff.length,
      by: least > 0 ? [] : report.staff,
      total: report.staff.reduce(
        (sum, one) => Object.fromEntries(ACTS.map((name) => [name, sum[name] + one[name]])) as Record<(typeof ACTS)[number], number>,
        NO_ACT,
      ),
    },
    waves: report.waves.map((one) => ({ wave: one.wave, n: few || waves.has(one) ? null : one.n })),
    offerWaves: report.offerWaves.map((one) => {
      const shownOf = (n: number): Shown<number> => (heldOffers.has(one) ? null : told(n));
      return { wave: one.wave, offers: shownOf(one.offers), claimed: shownOf(one.claimed), accepted: shownOf(one.accepted) };
    }),
    others:
      others && others.counts.submitted >= least
        ? {
            beside: others.beside,
            ...(Object.fromEntries(STEPS.map((step) => [step, told(others.counts[step])])) as Record<Step, Shown<number>>),
          }
        : null,
    // Who decided is told to who may know whose work it is.
    deciders: least > 0 ? [] : report.deciders,
    // Of fewer professionals a share would be someone's own.
    shares: few || (report.shares && report.shares.professionals < least) ? null : report.shares,
  };
}
