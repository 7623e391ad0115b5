/** How offers are shared among those who received any. */
export interface Shares {
  readonly offers: number;
  readonly professionals: number;
  /** 0 when everyone received as many, close to 1 when one received all. */
  readonly gini: number;
  /** What part of the offers the ten with most of them received. */
  readonly topTen: number;
  /** What part each tenth of the professionals received, from the tenth with the fewest offers. */
  readonly tenths: readonly number[];
}

const TOP = 10;
const TENTHS = 10;
const thousandths = (share: number): number => Math.round(share * 1_000) / 1_000;

/** The shares of offers; nothing where there was none. @param counts how many offers each professional received, of those who received any */
export function sharesOf(counts: readonly number[]): Shares | null {
  const sorted = [...counts].sort((a, b) => a - b);
  const offers = sorted.reduce((sum, n) => sum + n, 0);
  if (offers === 0) return null;
  const n = sorted.length;
  const weighted = sorted.reduce((sum, count, i) => sum + (i + 1) * count, 0);
  const before = [0];
  for (const count of sorted) before.push(before.at(-1)! + count);
  // A tenth that ends within a professional has that part of their offers.
  const upTo = (place: number): number => {
    const whole = Math.floor(place);
    return before[whole]! + (sorted[whole] ?? 0) * (place - whole);
  };
  return {
    offers,
    professionals: n,
    gini: thousandths((2 * weighted) / (n * offers) - (n + 1) / n),
    topTen: thousandths(sorted.slice(-TOP).reduce((sum, count) => sum + count, 0) / offers),
    tenths: Array.from({ length: TENTHS }, (_, i) => thousandths((upTo(((i + 1) * n) / TENTHS) - upTo((i * n) / TENTHS)) / offers)),
  };
}
