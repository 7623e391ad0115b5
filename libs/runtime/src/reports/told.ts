import { type Counts, FIGURE_NAMES, FIGURES, type FigureName, type FigureValues, WITHIN } from '@jurilien/reference';
import { heldBack } from './small-cells.js';

type Numbers<N extends string> = Readonly<Record<N, number>>;
/** Numbers as a reader is told them: nothing where too few stand behind one. */
export type Told<N extends string> = Readonly<Record<N, number | null>>;

/** Of which number another one is a part. */
type Within = Readonly<Partial<Record<string, string>>>;

/** Whether so many are no one, or enough that no one is recognised. */
export const enough = (n: number, least: number): boolean => n <= 0 || n >= least;

const namesOf = <N extends string>(of: Readonly<Record<N, unknown>>): N[] => Object.keys(of) as N[];

/**
 * Numbers of which none tells of few: neither itself nor by what it leaves of the number that it is a part of.
 * @param within wholes of parts; a whole stands before its parts in `numbers`, where it is one of them
 */
export function told<N extends string>(numbers: Numbers<N>, within: Within, least: number): Told<N> {
  const found: Record<string, number | null> = {};
  for (const name of namesOf(numbers)) {
    let whole = within[name];
    // What is told alone stands beside what is told of those further up.
    while (whole && (found[whole] ?? null) === null) whole = within[whole];
    const left = whole ? (found[whole] ?? 0) - numbers[name] : 0;
    found[name] = enough(numbers[name], least) && enough(left, least) ? numbers[name] : null;
  }
  return found as Told<N>;
}

/**
 * The same of the parts of a whole, whose numbers are told too: of a part of few nothing is told, and of each number so much is held back
 * over all parts that what the others leave of the whole tells of no few.
 * @param by the number that says how large a part is
 */
export function partsTold<N extends string>(
  parts: readonly Numbers<N>[],
  by: NoInfer<N>,
  within: Within,
  least: number,
): (Told<N> | null)[] {
  const sized = parts.map((numbers) => ({ n: numbers[by], numbers }));
  const small = heldBack(sized, least);
  const each = sized.map((part) => (small.has(part) ? null : told(part.numbers, within, least)));
  if (each.length === 0) return [];
  const held = namesOf(parts[0]!).map((name) => {
    const cells = parts.map((numbers, i) => ({ n: numbers[name], i }));
    const few = cells.filter(({ n, i }) => n > 0 && (each[i]?.[name] ?? null) === null);
    return [name, new Set([...heldBack(cells, least, few)].map(({ i }) => i))] as const;
  });
  return each.map(
    (one, i) =>
      one && (Object.fromEntries(held.map(([name, indices]) => [name, indices.has(i) ? null : one[name]])) as Record<N, number | null>),
  );
}

/** The counts of requests that may be told. */
export const countsTold = (counts: Counts, least: number): Told<keyof Counts> => told(counts, WITHIN, least);

/** The figures of which everything that they rest on may be told. */
export const figuresTold = (figures: FigureValues, counts: Told<keyof Counts> | null): FigureValues =>
  Object.fromEntries(
    FIGURE_NAMES.map((name) => [name, counts && FIGURES[name].restsOn.every((one) => counts[one] !== null) ? figures[name] : null]),
  ) as Record<FigureName, number | null>;
