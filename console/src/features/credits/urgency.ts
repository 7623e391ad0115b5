import type { CreditRequestRow } from '@jurilien/rows/acceptance';

/** Those no one answered in time first, then by when an answer is due. */
export const byUrgency = <T extends Pick<CreditRequestRow, 'escalated' | 'decideBy'>>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (a, b) => Number(Boolean(b.escalated)) - Number(Boolean(a.escalated)) || String(a.decideBy).localeCompare(String(b.decideBy)),
  );
