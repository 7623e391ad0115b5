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

/**
 * Which cells of a table may not be told, where sums over any of its columns may be known from elsewhere: besides those of few so many
 * that no sum gives one away. What one sum holds back no other sum tells, as all that is added is large enough by itself.
 * @param by what each column says of a cell
 */
export function heldOfTable<C extends Cell>(cells: readonly C[], by: readonly ((cell: C) => unknown)[], least: number): ReadonlySet<C> {
  let held: ReadonlySet<C> = new Set(cells.filter(({ n }) => n > 0 && n < least));
  // Sums over few columns first: what they add is nearest to what it protects.
  const sums = Array.from({ length: 2 ** by.length - 1 }, (_, bits) => by.filter((_column, i) => bits & (1 << i))).sort(
    (a, b) => b.length - a.length,
  );
  for (const kept of held.size > 0 ? sums : []) {
    const before = held;
    const parts = Map.groupBy(cells, (cell) => JSON.stringify(kept.map((of) => of(cell))));
    const more = [...parts.values()].flatMap((part) => [
      ...heldBack(
        part,
        least,
        part.filter((cell) => before.has(cell)),
      ),
    ]);
    held = new Set([...held, ...more]);
  }
  return held;
}
