import {
  type Act,
  ACTS,
  type Counts,
  type FigureValues,
  MESSAGE_COUNTS,
  type Span,
  SPAN_NAMES,
  SPANS,
  STEPS,
  WITHIN,
} from '@jurilien/reference';
import type { Counted, Report, ReportGroup, ReportOf } from './report.js';
import { heldBack } from './small-cells.js';
import { countsTold, enough, figuresTold, partsTold, type Told, told } from './told.js';
import type { Grouped } from './columns.js';
import type { Duration, SpanTimes } from './tally.js';

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

/** What people wrote themselves: of what few wrote not even the words are told. */
const FREE: ReadonlySet<string> = new Set<Grouped>(['origin', 'firstOrigin', 'campaign', 'term']);

/** Each number by itself. */
const alone = <N extends string>(names: readonly N[], numbers: Readonly<Record<N, number>>, least: number): Told<N> =>
  told(Object.fromEntries(names.map((name) => [name, numbers[name]])) as Record<N, number>, {}, least);

/** Offers by wave; of a wave of few nothing, and of another no number of few, by itself or by what it leaves. */
function wavesShown({ offerWaves }: Report, least: number) {
  const numbers = offerWaves.map(({ offers, claimed, accepted }) => ({ offers, claimed, accepted }));
  const shown = partsTold(numbers, 'offers', { claimed: 'offers', accepted: 'claimed' }, least);
  return offerWaves.map(({ wave }, i) => ({ wave, ...(shown[i] ?? { offers: null, claimed: null, accepted: null }) }));
}

/** How far the others came, where there are enough of them. */
function othersShown({ others }: Report, least: number) {
  if (!others || others.counts.submitted < least) return null;
  const counts = countsTold(others.counts, least);
  return { beside: others.beside, ...(Object.fromEntries(STEPS.map((step) => [step, counts[step]])) as Told<(typeof STEPS)[number]>) };
}

/** A reader of reports is told how much the team did, and by no one's name or number. */
function teamShown({ staff }: Report, least: number) {
  if (!staff) return null;
  const sum = (name: Act): number => staff.reduce((n, one) => n + one[name], 0);
  const total = Object.fromEntries(ACTS.map((name) => [name, sum(name)])) as Record<Act, number>;
  return { people: staff.length, by: least > 0 ? [] : staff, total: alone(ACTS, total, least) };
}

/** Messages by channel; what texts cost says how many there were. */
function messagesShown({ messages }: Report, least: number) {
  return (
    messages?.map((one) => {
      const counts = alone(MESSAGE_COUNTS, one, least);
      return { channel: one.channel, ...counts, costCents: counts.segments === null ? null : one.costCents };
    }) ?? null
  );
}

/** Why coins were asked back, and how often they were given. */
function refundsShown({ refunds }: Report, least: number) {
  const numbers = refunds.map(({ n, approved }) => ({ n, approved }));
  const shown = partsTold(numbers, 'n', { approved: 'n' }, least);
  return refunds.map(({ reason }, i) => ({ reason, ...(shown[i] ?? { n: null, approved: null }) }));
}

/** Times of requests: of few none, and how many they are only where the step they end with tells it too. */
function timesShown(counts: Counts, shown: Told<keyof Counts>, least: number) {
  const duration = (span: Span, { n, median, p90 }: Duration): ShownDuration => {
    if (!enough(counts.submitted, least) || !enough(n, least)) return { n: null, median: null, p90: null };
    const step = SPANS[span][1];
    return { n: shown[step] !== null && enough(counts[step] - n, least) ? n : null, median, p90 };
  };
  return {
    duration,
    all: (times: readonly SpanTimes[]) =>
      times.map(({ span, wall, business }) => ({ span, wall: duration(span, wall), business: duration(span, business) })),
  };
}

/** The parts of a whole with their figures; nothing of any where the whole is of few. */
function groupsShown(all: readonly ReportGroup[], few: boolean, least: number): ShownGroup[] {
  const counts = partsTold(
    all.map((one) => one.counts),
    'submitted',
    WITHIN,
    least,
  );
  return all.map(({ value, figures }, i) => {
    const shown = few ? null : (counts[i] ?? null);
    return { value, few: shown === null, figures: figuresTold(figures, shown) };
  });
}

/** The same of periods, with how long steps took in each. How many a time is of stands in the figures, where it may be told. */
function periodsShown({ periods }: Report, few: boolean, least: number) {
  const shown = groupsShown(periods, few, least);
  const nothing: ShownDuration = { n: null, median: null, p90: null };
  return periods.map(({ counts, times }, i) => {
    const group = shown[i]!;
    const of = timesShown(counts, countsTold(counts, least), least);
    const one = (span: Span): ShownDuration => {
      const { n, median, p90 } = of.duration(span, times[span]);
      return group.few ? nothing : { n: least > 0 ? null : n, median, p90 };
    };
    return { ...group, times: Object.fromEntries(SPAN_NAMES.map((span) => [span, one(span)])) as Record<Span, ShownDuration> };
  });
}

/** The figures of single days as a reader is shown them. @param least how many must stand behind each number; 0 for who may see every row */
export const figuresShown = ({ counts, figures }: Counted, least: number): FigureValues => figuresTold(figures, countsTold(counts, least));

/** A report as a reader is shown it. @param least how many must stand behind each number; 0 for who may see every row */
export function shownTo(report: Report, least: number) {
  const few = !enough(report.counts.submitted, least);
  const groups = (all: readonly ReportGroup[]): ShownGroup[] => groupsShown(all, few, least);
  const reasons = <R extends { readonly reason: string; readonly n: number }>(all: readonly R[]): ShownReason[] => {
    const held = heldBack(all, least);
    return all.map((one) => ({ reason: one.reason, n: few || held.has(one) ? null : one.n }));
  };
  const part = ({ from, to, counts, total, times }: ReportOf) => {
    const shown = countsTold(counts, least);
    const fewOf = shown.submitted === null;
    return { from, to, few: fewOf, total: figuresTold(total, shown), times: fewOf ? [] : timesShown(counts, shown, least).all(times) };
  };
  const hours = report.hours.map((n) => ({ n }));
  const heldHours = heldBack(hours, least);
  const waves = heldBack(report.waves, least);
  return {
    ...part(report),
    grain: report.grain,
    at: report.at,
    counted: report.counted,
    least,
    before: report.before ? part(report.before) : null,
    periods: periodsShown(report, few, least),
    by: Object.fromEntries(
      Object.entries(report.by).map(([name, all]) => [name, groups(all).filter((one) => !(one.few && FREE.has(name)))]),
    ) as Record<Grouped, ShownGroup[]>,
    hours: hours.map((hour) => (few || heldHours.has(hour) ? null : hour.n)),
    unserved: reasons(report.unserved),
    lost: reasons(report.lost),
    refunds: few ? report.refunds.map(({ reason }) => ({ reason, n: null, approved: null })) : refundsShown(report, least),
    // Who was served is told by who was not, where few were.
    gaps: few ? [] : report.gaps.filter(({ n, unserved }) => unserved >= least && enough(n - unserved, least)),
    messages: messagesShown(report, least),
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
