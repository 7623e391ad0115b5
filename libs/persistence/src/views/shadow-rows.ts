import type { Row, View } from '@jurilien/event-sourcing';
import { bundled, copyLines, lineWriter } from './copied-rows.js';
import type { Sql, Transaction } from '../database/sql.js';
import { keyFits } from './row-fits.js';
import type { Parking } from '../readers/set-aside.js';
import { foldInto, type Step } from './view-folding.js';
import { loadRows, saveRows } from './view-tables.js';

/** Rows of one statement. */
const WRITTEN_AT_ONCE = 2_000;

/** The rows of a table that only one rebuild writes: folded in memory, written together. */
export interface ShadowRows {
  /** What a row cannot take is parked. */
  fold(sql: Sql, steps: readonly Step[], parking: Parking): Promise<void>;
  /** Takes what was folded since the last time, to be written while the next events are folded. */
  unwritten(): Unwritten;
  /** Once that is committed, and never in the middle of a fold: rows not touched lately make room. */
  makeRoom(): void;
}

/** What a table has not yet: lines of rows it never had, and rows it has otherwise (`null` = deleted). */
export interface Unwritten {
  readonly added: readonly Buffer[];
  readonly changed: ReadonlyMap<string, Row | null>;
}

/** A row in memory; `null` is known not to be there. */
interface CachedRow {
  row: Row | null;
  /** Whether the table has it. */
  stored: boolean;
  touched: boolean;
}

/**
 * @param empty whether the table has no rows yet, so that only what made room needs to be looked for in it
 * @param kept how many rows stay in memory once they are written
 */
export function shadowRows(view: View, table: string, empty: boolean, kept: number): ShadowRows {
  return view.journal ? journalRows(view) : keptRows(view, table, empty, kept);
}

/** Rows of a journal come once and for all, so none of them needs to stay. */
function journalRows(view: View): ShadowRows {
  const lineOf = lineWriter(view);
  const lines = bundled();
  return {
    fold(_sql, steps, parking) {
      foldInto(view, steps, { get: () => undefined, set: (_key, row) => row && lines.add(lineOf(row)) }, parking);
      return Promise.resolve();
    },
    unwritten: () => ({ added: lines.take(), changed: new Map() }),
    makeRoom: () => undefined,
  };
}

function keptRows(view: View, table: string, empty: boolean, kept: number): ShadowRows {
  const lineOf = lineWriter(view);
  const lines = bundled();
  const rows = new Map<string, CachedRow>();
  let touched: [key: string, CachedRow][] = [];
  /** Keys the table may have although they are not in memory; of a table that another process began, any. */
  const away = new Set<string>();
  const cached = {
    get: (key: string) => rows.get(key)?.row,
    set(key: string, row: Row | null) {
      let one = rows.get(key);
      if (!one) rows.set(key, (one = { row, stored: false, touched: false }));
      one.row = row;
      if (one.touched) return;
      one.touched = true;
      touched.push([key, one]);
    },
  };
  return {
    async fold(sql, steps, parking) {
      const missing = new Set<string>();
      if (!empty || away.size > 0)
        for (const { keys } of steps)
          for (const key of keys) if (!rows.has(key) && (!empty || away.has(key)) && keyFits(view, key)) missing.add(key);
      for (const [key, row] of await loadRows(sql, view, [...missing], table)) rows.set(key, { row, stored: true, touched: false });
      foldInto(view, steps, cached, parking);
    },
    unwritten() {
      const changed = new Map<string, Row | null>();
      for (const [key, one] of touched) {
        if (one.stored) changed.set(key, one.row);
        else if (one.row) lines.add(lineOf(one.row));
        one.stored = one.row !== null;
        one.touched = false;
      }
      touched = [];
      return { added: lines.take(), changed };
    },
    makeRoom() {
      for (const [key, one] of rows) {
        if (rows.size <= kept) break;
        if (one.touched) continue;
        rows.delete(key);
        if (one.stored && empty) away.add(key);
      }
    },
  };
}

/** Writes what a table has not yet. */
export async function writeRows(sql: Transaction, view: View, table: string, { added, changed }: Unwritten): Promise<void> {
  if (added.length > 0) await copyLines(sql, view, table, added);
  const all = [...changed];
  for (let n = 0; n < all.length; n += WRITTEN_AT_ONCE) await saveRows(sql, view, new Map(all.slice(n, n + WRITTEN_AT_ONCE)), table);
}
