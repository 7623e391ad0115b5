import type { Recorded, View } from '@jurilien/event-sourcing';
import { checkpointName } from './checkpoints.js';
import type { Database, Sql } from './database.js';
import type { EventCodec } from './event-codec.js';
import { logReader, type LogReader, type OnFault } from './log-reader.js';
import { viewPayload, type ViewChange } from './signals.js';
import { foldRows, stepsOf } from './view-folding.js';
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
  const { step, seen } = logReader(db, codec, {
    readers,
    batch: BATCH,
    onFault,
    async handle(sql, { events, positions, reached }) {
      const changes: ViewChange['changes'][number][] = [];
      for (const view of views) {
        const seen = positions.get(checkpointName(view));
        if (seen === undefined) continue;
        const ids = await apply(
          sql,
          view,
          events.filter((e) => e.position > seen),
        );
        if (ids.length > 0) changes.push({ view: view.name, ids });
      }
      await sql.prepared('select pg_notify($1, $2)', ['views', viewPayload({ position: reached, changes })]);
    },
  });
  return {
    step,
    seen,
    async prepare() {
      for (const view of views) await createViewTable(db, view);
      await db.query('insert into checkpoints (reader) select unnest($1::text[]) on conflict do nothing', [readers]);
    },
  };
}

/** Folds a batch into a view's rows; answers the keys that changed. */
async function apply(sql: Sql, view: View, events: readonly Recorded[]): Promise<string[]> {
  const steps = stepsOf(view, events);
  if (steps.length === 0) return [];
  const rows = await loadRows(sql, view, [...new Set(steps.flatMap((s) => s.keys))]);
  const changed = foldRows(view, steps, rows);
  await saveRows(sql, view, changed);
  return [...changed.keys()];
}
