/** A part of a whole with how many it is of. */
interface Cell {
  readonly n: number;
}

/**
 * Which parts of a whole may not be told to a reader who may not see rows: those of so few that someone could be recognised. What is held
 * back could be taken from the whole together: while there is too little of it, the next smallest part is held back too.
 * @param few the parts that may not be told in any case
 * @returns the parts that are held back
 */
export function heldBack<C extends Cell>(
  parts: readonly C[],
  least: number,
  few: readonly C[] = parts.filter(({ n }) => n > 0 && n < least),
): ReadonlySet<C> {
  const held = new Set(few);
  const rest = parts.filter((part) => part.n > 0 && !held.has(part)).sort((a, b) => a.n - b.n);
  let hidden = few.reduce((sum, { n }) => sum + n, 0);
  for (const next of rest) {
    if (hidden === 0 || hidden >= least) break;
    held.add(next);
    hidden += next.n;
  }
  return held;
}
