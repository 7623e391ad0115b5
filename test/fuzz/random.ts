/** Choices that the same seed makes again. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  below(n: number): number;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
}

/** Mulberry32: 32 bits of state are plenty for choices that only have to be many and the same again. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return { next, below, pick: (from) => from[below(from.length)]!, chance: (share) => next() < share };
}
