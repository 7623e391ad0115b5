/** How often each whole number of minutes was counted, up to sixty days; what took longer counts as sixty days. */
export interface Spread {
  readonly add: (minutes: number) => void;
  readonly n: () => number;
  /** The smallest duration that this share of them did not exceed; nothing of none. */
  readonly percentile: (share: number) => number | null;
  /** Calls back with every duration that was counted. */
  readonly each: (found: (minutes: number, times: number) => void) => void;
  /** Everything of another one, which is empty afterwards. */
  readonly take: (other: Spread) => void;
  readonly clear: () => void;
}

/** Sixty days. */
export const LONGEST_MINUTES = 60 * 24 * 60;

function made(): Spread {
  const counts = new Uint32Array(LONGEST_MINUTES + 1);
  let n = 0;
  let longest = 0;
  const plus = (at: number, times: number): void => {
    counts[at]! += times;
    n += times;
    if (at > longest) longest = at;
  };
  return {
    n: () => n,
    add: (minutes) => plus(minutes >= LONGEST_MINUTES ? LONGEST_MINUTES : minutes < 0 ? 0 : Math.floor(minutes), 1),
    percentile: (share) => {
      if (n === 0) return null;
      let left = Math.ceil(share * n);
      for (let at = 0; at <= longest; at++) if ((left -= counts[at]!) <= 0) return at;
      return longest;
    },
    each: (found) => {
      for (let at = 0; at <= longest; at++) if (counts[at] !== 0) found(at, counts[at]!);
    },
    take: (other) => {
      other.each(plus);
      other.clear();
    },
    clear: () => {
      counts.fill(0, 0, longest + 1);
      n = 0;
      longest = 0;
    },
  };
}

/** Spreads that no report uses: each is a third of a megabyte. */
const idle: Spread[] = [];
/** An empty spread. */
export const spread = (): Spread => idle.pop() ?? made();
/** Takes back a spread that is not used any more. */
export function giveBack(used: Spread): void {
  used.clear();
  idle.push(used);
}
