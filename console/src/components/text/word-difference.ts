/** A run of words that stands in both texts, or in one of them alone. */
export interface Run {
  readonly in: 'both' | 'mine' | 'theirs';
  readonly text: string;
}

/** Longer texts are compared line by line: words of two books are no help. */
const MOST_WORDS = 1_500;
const pieces = (text: string, by: RegExp): string[] => text.match(by) ?? [];
const WORDS = /\s*\S+/g;
const LINES = /[^\n]*\n?/g;

/** How long the longest common part of what follows each pair of places is. */
function common(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      rows[i]![j] = a[i]!.trim() === b[j]!.trim() ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
  return rows;
}

/** Two texts as one, with what stands only in mine and what only in theirs. */
export function wordDifference(mine: string, theirs: string): Run[] {
  const long = pieces(mine, WORDS).length > MOST_WORDS || pieces(theirs, WORDS).length > MOST_WORDS;
  const split = (text: string) => pieces(text, long ? LINES : WORDS).filter(Boolean);
  const [a, b] = [split(mine), split(theirs)];
  const rows = common(a, b);
  const runs: { in: Run['in']; text: string }[] = [];
  const put = (where: Run['in'], text: string) => {
    const last = runs.at(-1);
    if (last?.in === where) last.text += text;
    else runs.push({ in: where, text });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i]!.trim() === b[j]!.trim()) {
      put('both', b[j]!);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && rows[i + 1]![j]! >= rows[i]![j + 1]!)) put('mine', a[i++]!);
    else put('theirs', b[j++]!);
  }
  return runs;
}
