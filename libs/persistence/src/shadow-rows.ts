import type { Recorded, Row, View } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';
import { foldRows, stepsOf } from './view-folding.js';
import { loadRows, saveRows } from './view-tables.js';

/** Rows of one statement. */
const WRITTEN_AT_ONCE = 2_000;

/** The rows of a table that only one rebuild writes: folded in memory, written together. */
export interface ShadowRows {
  fold(sql: Sql, events: readonly Recorded[]): Promise<void>;
  /** What was folded since the last time, to be written while the next events are folded. */
  unwritten(): ReadonlyMap<string, Row | null>;
  /** Once that is committed, and never in the middle of a fold: rows not touched lately make room. */
  makeRoom(): void;
}

/**
 * @param empty whether the table has no rows yet, so that nothing needs to be looked for in it
 * @param kept how many rows stay at hand once they are written
 */
export function shadowRows(view: View, table: string, empty: boolean, kept: number): ShadowRows {
  /** In the order they were last touched; `null` is known not to be there. */
  const rows = new Map<string, Row | null>();
  let touched = new Set<string>();
  let allAtHand = empty;
  return {
    async fold(sql, events) {
      const steps = stepsOf(view, events);
      if (!allAtHand) {
        const missing = new Set(steps.flatMap((s) => s.keys).filter((key) => !rows.has(key)));
        for (const [key, row] of await loadRows(sql, view, [...missing], table)) rows.set(key, row);
      }
      for (const [key, row] of foldRows(view, steps, { get: (key) => rows.get(key) ?? undefined })) {
        rows.delete(key);
        rows.set(key, row);
        touched.add(key);
      }
    },
    unwritten() {
      const some = new Map([...touched].map((key) => [key, rows.get(key)!]));
      touched = new Set();
      return some;
    },
    makeRoom() {
      for (const key of rows.keys()) {
        if (rows.size <= kept) break;
        if (touched.has(key)) continue;
        rows.delete(key);
        allAtHand = false;
      }
    },
  };
}

/** Writes rows a few thousand at a time. */
export async function writeRows(sql: Sql, view: View, table: string, rows: ReadonlyMap<string, Row | null>): Promise<void> {
  const all = [...rows];
  for (let n = 0; n < all.length; n += WRITTEN_AT_ONCE) await saveRows(sql, view, new Map(all.slice(n, n + WRITTEN_AT_ONCE)), table);
}
