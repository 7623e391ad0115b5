import type { Recorded, View } from '@jurilien/event-sourcing';
import { checkpointName, lockCheckpoints, moveCheckpoints, stopReader } from './checkpoints.js';
import type { Database, Sql } from './database.js';
import type { EventCodec } from './event-codec.js';
import { horizon, readEvents } from './event-feed.js';
import { viewPayload, type ViewChange } from './signals.js';
import { foldRows, stepsOf } from './view-folding.js';
import { createViewTable, loadRows, saveRows } from './view-tables.js';

const BATCH = 1_000;

/** Told about faults that stop one reader, so that it is loud. */
export type OnFault = (reader: string, position: number, error: unknown) => void;

/**
 * Brings all live views up to the horizon: one batch, one transaction, rows and checkpoints together. A view whose fold
 * throws is stopped alone, with the event named; the others go on.
 */
export interface Projector {
  prepare(): Promise<void>;
  /** One batch; answers whether there may be more. */
  step(): Promise<boolean>;
}

export function projector(db: Database, codec: EventCodec, views: readonly View[], onFault: OnFault): Projector {
  const names = views.map(checkpointName);
  return {
    async prepare() {
      for (const view of views) await createViewTable(db, view);
      await db.query(`insert into checkpoints (reader) select unnest($1::text[]) on conflict do nothing`, [names]);
    },
    async step() {
      const upTo = await horizon(db);
      return db.transaction(async (sql) => {
        const positions = await lockCheckpoints(sql, names);
        const live = views.filter((v) => positions.has(checkpointName(v)));
        const from = Math.min(...live.map((v) => positions.get(checkpointName(v))!));
        if (live.length === 0 || from >= upTo) return false;
        const events = await readEvents(sql, codec, from, upTo, BATCH);
        const reached = events.length < BATCH ? upTo : events.at(-1)!.position;
        const changes: ViewChange['changes'][number][] = [];
        for (const view of live) {
          const ids = await apply(sql, view, events.filter((e) => e.position > positions.get(checkpointName(view))!), onFault);
          if (ids === 'stopped') positions.delete(checkpointName(view));
          else if (ids.length > 0) changes.push({ view: view.name, ids });
        }
        await moveCheckpoints(sql, live.map(checkpointName).filter((n) => positions.has(n)), reached);
        await sql.query('select pg_notify($1, $2)', ['views', viewPayload({ position: reached, changes })]);
        return reached < upTo || events.length === BATCH;
      });
    },
  };
}

async function apply(sql: Sql, view: View, events: readonly Recorded[], onFault: OnFault): Promise<string[] | 'stopped'> {
  const steps = stepsOf(view, events);
  if (steps.length === 0) return [];
  const rows = await loadRows(sql, view, [...new Set(steps.flatMap((s) => s.keys))]);
  let changed;
  try {
    changed = foldRows(view, steps, rows);
  } catch (error) {
    const culprit = poison(view, steps, rows);
    await stopReader(sql, checkpointName(view), culprit, error);
    onFault(checkpointName(view), culprit, error);
    return 'stopped';
  }
  await saveRows(sql, view, changed);
  return [...changed.keys()];
}

/** Position of the first event whose fold throws, found by folding one step at a time. */
function poison(view: View, steps: ReturnType<typeof stepsOf>, rows: Parameters<typeof foldRows>[2]): number {
  for (let n = 1; n <= steps.length; n++) {
    try { foldRows(view, steps.slice(0, n), rows); } catch { return steps[n - 1]!.event.position; }
  }
  return steps.at(-1)!.event.position;
}
