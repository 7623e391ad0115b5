import { isDeepStrictEqual } from 'node:util';
import { columnOf, type Recorded, type Row, type View } from '@jurilien/event-sourcing';
import type { Database } from '@jurilien/persistence';
import { foldRows, stepsOf } from '../../../../libs/persistence/src/views/view-folding.js';
import { statement } from '../../../../libs/persistence/src/database/statement.js';
import { normalise, placeOf } from '../../../../libs/persistence/src/views/view-tables.js';

/** Rows of one view by key. */
export type Rows = ReadonlyMap<string, Row>;

/** Folds every view in memory, from the first event, beside the product. */
export interface ViewFolder {
  take(events: readonly Recorded[]): void;
  /** What the tables hold that the log does not say, and the other way round. */
  differences(db: Database): Promise<string[]>;
}

/** A row as a table gives it back: what is absent is absent, instants have one form, numbers are numbers, nothing but JSON. */
function stored(view: View, row: Row): Row {
  const plain = normalise(view, JSON.parse(JSON.stringify(row)) as Row);
  for (const [name, column] of Object.entries(view.columns))
    if (typeof plain[name] === 'string' && ['bigint', 'integer'].includes(columnOf(column).type)) plain[name] = Number(plain[name]);
  return plain;
}

export function viewFolder(views: readonly View[]): ViewFolder {
  const folded = new Map(views.map((view) => [view, new Map<string, Row>()]));
  return {
    take(events) {
      for (const [view, rows] of folded)
        for (const [key, row] of foldRows(view, stepsOf(view, events), rows)) {
          if (row === null) rows.delete(key);
          else rows.set(key, stored(view, row));
        }
    },
    async differences(db) {
      const found: string[] = [];
      for (const [view, rows] of folded) {
        const table = await db.query<{ row: Row }>(statement`select to_jsonb(t) as row from ${placeOf(view)} t`);
        const held = new Map(table.map(({ row }) => [String(row[view.key]), normalise(view, row)]));
        found.push(...unlike(view.name, rows, held));
      }
      return found;
    },
  };
}

/** Where the rows of a table are not those that the log makes. */
export function unlike(view: string, folded: Rows, held: Rows): string[] {
  const found: string[] = [];
  for (const [key, row] of folded) {
    const there = held.get(key);
    if (!there) found.push(`${view} lacks the row ${key}`);
    else if (!isDeepStrictEqual(row, there)) {
      const columns = [...new Set([...Object.keys(row), ...Object.keys(there)])].filter((c) => !isDeepStrictEqual(row[c], there[c]));
      found.push(
        `${view} ${key}: ${columns.map((c) => `${c} is ${JSON.stringify(there[c])}, the log says ${JSON.stringify(row[c])}`).join('; ')}`,
      );
    }
  }
  for (const key of held.keys()) if (!folded.has(key)) found.push(`${view} has the row ${key} of which the log knows nothing`);
  return found;
}
