import type { View } from '@jurilien/event-sourcing';
import { checkpointName } from '../readers/checkpoints.js';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import type { EventCodec } from '../log/event-codec.js';
import { readEventsAt } from '../log/event-feed.js';
import { logReader, type LogReader, type OnFault } from '../readers/log-reader.js';
import { keyFits } from './row-fits.js';
import { keysSetAside, NO_ROW, parkingOf, setAside, type Parking } from '../readers/set-aside.js';
import { retried, type Retried } from '../readers/retried.js';
import { viewPayload, type ViewChange } from '../database/signals.js';
import { foldRows, stepping, stepsOf, type Step } from './view-folding.js';
import { createViewTable, loadRows, saveRows } from './view-tables.js';

const BATCH = 1_000;

/** Brings all live views up to the horizon: one batch, one transaction, rows and checkpoints together. */
export interface Projector extends LogReader {
  /** Makes the tables and checkpoints of views that have none yet. */
  prepare(): Promise<void>;
  /** Folds what a reader of these views has set aside once more, row by row. */
  retry(reader: string): Promise<Retried>;
}

/** @param onFault hears of an event that a view cannot fold and has set aside */
export function projector(db: Database, codec: EventCodec, views: readonly View[], onFault: OnFault): Projector {
  const readers = views.map(checkpointName);
  const stepsOfBatch = stepping(views);
  const reader = logReader(db, codec, {
    readers,
    batch: BATCH,
    onFault,
    // Rows and checkpoints go together: a batch that is lost is folded again.
    repeatable: true,
    async handle(sql, { events, positions, aside, reached }) {
      const changes: ViewChange['changes'][number][] = [];
      for (const [view, steps] of stepsOfBatch(events, (view) => positions.get(checkpointName(view)) ?? Infinity)) {
        const reader = checkpointName(view);
        const parking = parkingOf(steps.length > 0 && aside.has(reader) ? await keysSetAside(sql, reader) : []);
        const ids = await apply(sql, view, steps, parking);
        const parked = parking.take();
        await setAside(sql, reader, parked);
        for (const { position, because } of parked) onFault(reader, position, new Error(because));
        if (ids.length > 0) changes.push({ view: view.name, ids });
      }
      await sql.prepared('select pg_notify($1, $2)', ['views', viewPayload({ position: reached, changes })]);
    },
    async setAside(sql, reader, event, cause) {
      const view = views.find((v) => checkpointName(v) === reader)!;
      const keys = stepsOf(view, [event]).flatMap((step) => step.keys);
      const because = String(cause instanceof Error ? cause.message : cause).slice(0, 500);
      await setAside(
        sql,
        reader,
        keys.map((key) => ({ key, position: event.position, because })),
      );
    },
  });
  return {
    ...reader,
    async prepare() {
      for (const view of views) await createViewTable(db, view);
      await db.query('insert into checkpoints (reader) select unnest($1::text[]) on conflict do nothing', [readers]);
    },
    retry: (reader) => {
      const view = views.find((v) => checkpointName(v) === reader)!;
      return retried(db, reader, async (sql, key, positions) => {
        const events = await readEventsAt(sql, codec, positions);
        const parking = parkingOf(key === NO_ROW ? (await keysSetAside(sql, reader)).filter((other) => other !== key) : []);
        const steps = stepsOf(view, events).map((step) => (key === NO_ROW ? step : { ...step, keys: step.keys.filter((k) => k === key) }));
        const ids = await apply(sql, view, steps, parking);
        const position = Math.max(...positions);
        if (ids.length > 0)
          await sql.prepared('select pg_notify($1, $2)', ['views', viewPayload({ position, changes: [{ view: view.name, ids }] })]);
        return parking.take();
      });
    },
  };
}

/** Folds a batch into a view's rows; answers the keys that changed. */
async function apply(sql: Sql, view: View, steps: readonly Step[], parking: Parking): Promise<string[]> {
  if (steps.length === 0) return [];
  const keys = new Set(steps.flatMap((s) => s.keys).filter((key) => keyFits(view, key)));
  const rows = await loadRows(sql, view, [...keys]);
  const changed = foldRows(view, steps, rows, parking);
  await saveRows(sql, view, changed);
  return [...changed.keys()];
}
