/** A part of a whole with how many it is of. */
interface Cell {
  readonly n: number;
}

/**
 * Which parts of a whole may be told to a reader who may not see rows: those of none, or of so many at least that no one is recognised. A
 * single part that is held back could be taken from the whole; then the next smallest is held back too.
 * @returns the parts that are held back
 */
export function heldBack<C extends Cell>(parts: readonly C[], least: number): ReadonlySet<C> {
  const few = parts.filter(({ n }) => n > 0 && n < least);
  const held = new Set(few);
  if (few.length === 1) {
    const [next] = parts.filter(({ n }) => n >= least).sort((a, b) => a.n - b.n);
    if (next) held.add(next);
  }
  return held;
}
