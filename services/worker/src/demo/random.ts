/** Chance with a seed: the same demo on every machine. */
export interface Random {
  /** Integer in [0, below). */
  below(n: number): number;
  /** Integer in [from, to], both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** `n` different elements. */
  some<T>(list: readonly T[], n: number): T[];
  /** True `percent` times of a hundred. */
  chance(percent: number): boolean;
  /** A version-4 shaped uuid. */
  uuid(): string;
}

/** xoshiro-like 32-bit generator (mulberry32): small, fast, good enough to look natural. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  const hex = (digits: number): string => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    pick: (list) => list[below(list.length)]!,
    some: (list, n) => {
      const rest = [...list];
      return Array.from({ length: Math.min(n, rest.length) }, () => rest.splice(below(rest.length), 1)[0]!);
    },
    chance: (percent) => below(100) < percent,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`,
  };
}
