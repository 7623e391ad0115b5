/** Time of a calendar that is taken; an entry of a calendar is one. */
export interface Busy {
  readonly busyFrom: string;
  readonly busyUntil: string;
  /** Until when it counts, for a hold or a proposal; equality with the end is over. */
  readonly until?: string;
}
/** Time in which someone is away; a pause of everything is one (M19). One of a field or a region alone takes no time. */
export interface Away {
  readonly scope: string;
  /** Already begun when absent. */
  readonly from?: string;
  /** Without an end when absent. */
  readonly until?: string;
}
/** From and until, in milliseconds since 1970; the end does not belong to it. */
export type Span = readonly [from: number, until: number];

/** Whether a hold or a proposal still counts; everything else does. */
export const counts = ({ until }: Pick<Busy, 'until'>, now: string): boolean => until === undefined || Date.parse(until) > Date.parse(now);

/** What is busy of those that still count. */
export const spansOf = (busy: readonly Busy[], now: string): Span[] =>
  busy.filter((one) => counts(one, now)).map(({ busyFrom, busyUntil }) => [Date.parse(busyFrom), Date.parse(busyUntil)]);

/** What someone is away. */
export const spansAway = (away: readonly Away[]): Span[] =>
  away
    .filter(({ scope }) => scope === 'all')
    .map(({ from, until }) => [
      from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
      until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until),
    ]);

/** Spans in their order, those that touch joined: a question about one of them then reads few. */
function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(([from, until]) => from < until).sort((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [from, until] of sorted) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else out.push([from, until]);
  }
  return out;
}

/** Answers whether a span meets none of these, however many they are. */
export function gapsBetween(spans: readonly Span[]): (from: number, until: number) => boolean {
  const taken = joined(spans);
  return (from, until) => {
    let [low, high] = [0, taken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (taken[middle]![1] > from) high = middle;
      else low = middle + 1;
    }
    const next = taken[low];
    return next === undefined || next[0] >= until;
  };
}
