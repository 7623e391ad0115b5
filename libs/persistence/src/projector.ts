import type { View } from '@jurilien/event-sourcing';
import { checkpointName } from './checkpoints.js';
import type { Database, Sql } from './database.js';
import type { EventCodec } from './event-codec.js';
import { logReader, type LogReader, type OnFault } from './log-reader.js';
import { viewPayload, type ViewChange } from './signals.js';
import { foldRows, stepping, type Step } from './view-folding.js';
import { createViewTable, loadRows, saveRows } from './view-tables.js';

const BATCH = 1_000;

/** Brings all live views up to the horizon: one batch, one transaction, rows and checkpoints together. */
export interface Projector extends LogReader {
  /** Makes the tables and checkpoints of views that have none yet. */
  prepare(): Promise<void>;
}

/** @param onFault hears of a view that was stopped because it cannot fold an event; the others go on */
export function projector(db: Database, codec: EventCodec, views: readonly View[], onFault: OnFault): Projector {
  const readers = views.map(checkpointName);
  const stepsOf = stepping(views);
  const reader = logReader(db, codec, {
    readers,
    batch: BATCH,
    onFault,
    // Rows and checkpoints go together: a batch that is lost is folded again.
    repeatable: true,
    async handle(sql, { events, positions, reached }) {
      const changes: ViewChange['changes'][number][] = [];
      for (const [view, steps] of stepsOf(events, (view) => positions.get(checkpointName(view)) ?? Infinity)) {
        const ids = await apply(sql, view, steps);
        if (ids.length > 0) changes.push({ view: view.name, ids });
      }
      await sql.prepared('select pg_notify($1, $2)', ['views', viewPayload({ position: reached, changes })]);
    },
  });
  return {
    ...reader,
    async prepare() {
      for (const view of views) await createViewTable(db, view);
      await db.query('insert into checkpoints (reader) select unnest($1::text[]) on conflict do nothing', [readers]);
    },
  };
}

/** Folds a batch into a view's rows; answers the keys that changed. */
async function apply(sql: Sql, view: View, steps: readonly Step[]): Promise<string[]> {
  if (steps.length === 0) return [];
  const rows = await loadRows(sql, view, [...new Set(steps.flatMap((s) => s.keys))]);
  const changed = foldRows(view, steps, rows);
  await saveRows(sql, view, changed);
  return [...changed.keys()];
}
