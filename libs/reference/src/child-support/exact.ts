/**
 * Amounts without loss: every line of a form is an exact fraction of a cent, and rounding happens once, where an amount is shown.
 * A share of 31,135 / 82,270 has no last decimal; rounded on the way, two honest people get two results.
 */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const make = (n: bigint, d: bigint): Exact => {
  const by = gcd(n, d) || 1n;
  return { n: n / by, d: d / by };
};

export const exact = (n: number | bigint, d: number | bigint = 1): Exact => make(BigInt(n), BigInt(d));
export const ZERO = exact(0);
export const plus = (...all: readonly Exact[]): Exact => all.reduce((x, y) => make(x.n * y.d + y.n * x.d, x.d * y.d), ZERO);
export const minus = (x: Exact, y: Exact): Exact => make(x.n * y.d - y.n * x.d, x.d * y.d);
export const times = (x: Exact, y: Exact): Exact => make(x.n * y.n, x.d * y.d);
/** Nothing divided among no one is nothing. */
export const over = (x: Exact, y: Exact): Exact =>
  y.n === 0n ? ZERO : y.n < 0n ? make(-x.n * y.d, x.d * -y.n) : make(x.n * y.d, x.d * y.n);
export const isMore = (x: Exact, y: Exact): boolean => x.n * y.d > y.n * x.d;
export const least = (x: Exact, y: Exact): Exact => (isMore(x, y) ? y : x);
/** What is left, or nothing. */
export const notBelowZero = (x: Exact): Exact => (x.n < 0n ? ZERO : x);
/** The nearest whole number; a half goes up. Never called with less than nothing. */
export const rounded = (x: Exact): number => Number((x.n * 2n + x.d) / (x.d * 2n));
