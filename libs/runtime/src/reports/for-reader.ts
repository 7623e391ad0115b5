import { type Act, ACTS, FIGURE_NAMES, type FigureValues, type Span, type Step, STEPS } from '@jurilien/reference';
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

/** What people wrote themselves: of what few wrote not even the words are told. */
const FREE: ReadonlySet<string> = new Set<Grouped>(['origin', 'firstOrigin', 'campaign', 'term']);

const told = (n: number, least: number): Shown<number> => (n > 0 && n < least ? null : n);

/** Offers by wave; of a wave of few nothing, and of another no number of few. */
function wavesShown({ offerWaves }: Report, least: number) {
  const held = heldBack(
    offerWaves.map((of) => ({ n: of.offers, of })),
    least,
  );
  const few = new Set([...held].map(({ of }) => of));
  return offerWaves.map((one) => {
    const shown = (n: number): Shown<number> => (few.has(one) ? null : told(n, least));
    return { wave: one.wave, offers: shown(one.offers), claimed: shown(one.claimed), accepted: shown(one.accepted) };
  });
}

/** How far the others came, where there are enough of them. */
function othersShown({ others }: Report, least: number) {
  if (!others || others.counts.submitted < least) return null;
  const steps = STEPS.map((step) => [step, told(others.counts[step], least)] as const);
  return { beside: others.beside, ...(Object.fromEntries(steps) as Record<Step, Shown<number>>) };
}

/** A reader of reports is told how much the team did, and by no one's name or number. */
function teamShown({ staff }: Report, least: number) {
  if (!staff) return null;
  const sum = (name: Act): number => staff.reduce((n, one) => n + one[name], 0);
  const total = Object.fromEntries(ACTS.map((name) => [name, sum(name)])) as Record<Act, number>;
  return { people: staff.length, by: least > 0 ? [] : staff, total };
}

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
  const hours = report.hours.map((n) => ({ n }));
  const heldHours = heldBack(hours, least);
  const waves = heldBack(report.waves, least);
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
    staff: teamShown(report, least),
    waves: report.waves.map((one) => ({ wave: one.wave, n: few || waves.has(one) ? null : one.n })),
    offerWaves: few ? [] : wavesShown(report, least),
    others: few ? null : othersShown(report, least),
    // Who decided is told to who may know whose work it is.
    deciders: least > 0 ? [] : report.deciders,
    // Of fewer professionals a share would be someone's own.
    shares: few || (report.shares && report.shares.professionals < least) ? null : report.shares,
  };
}
