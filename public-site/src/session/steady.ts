import { useRef, useState, useEffect } from 'react';

/** A row of a list that refreshes itself; `gone` when it has left the list but someone is still on it. */
export type Steady<T> = T & { readonly gone?: boolean };

/**
 * Rows that do not vanish under a finger: one that has the focus stays, marked as gone, until the focus leaves it. Rows are found by
 * `data-row`.
 */
export function useSteady<T extends object>(rows: readonly T[], keyOf: (row: T) => string): readonly Steady<T>[] {
  const before = useRef<readonly Steady<T>[]>([]);
  const [, again] = useState(0);
  const focused = typeof document === 'undefined' ? undefined : document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const keys = new Set(rows.map(keyOf));
  const kept = before.current.flatMap((row, i) =>
    keyOf(row) === focused && !keys.has(keyOf(row)) ? [{ row: { ...row, gone: true }, i }] : [],
  );
  const steady: Steady<T>[] = [...rows];
  for (const { row, i } of kept) steady.splice(Math.min(i, steady.length), 0, row);
  before.current = steady;
  const waits = kept.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const left = (): void => void setTimeout(() => again((n) => n + 1));
    addEventListener('focusout', left);
    return () => removeEventListener('focusout', left);
  }, [waits]);
  return steady;
}
