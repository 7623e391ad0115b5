import { tableOf, type View } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';

/** A view's reader: one per version, so that a rebuild has its own beside the live one. */
export const checkpointName = (view: Pick<View, 'name' | 'version'>): string => `view:${tableOf(view)}`;

/** Locks the readers this process can get (another worker may hold some) and answers their positions; stopped ones are left out. */
export async function lockCheckpoints(sql: Sql, readers: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql.prepared<{ reader: string; position: string }>(
    `select reader, position from checkpoints where reader = any($1) and stopped_at is null order by reader for update skip locked`,
    [readers],
  );
  return new Map(rows.map((r) => [r.reader, Number(r.position)]));
}

/** Never moves a reader back. */
export async function moveCheckpoints(sql: Sql, readers: readonly string[], position: number): Promise<void> {
  await sql.prepared('update checkpoints set position = greatest(position, $2), updated_at = now() where reader = any($1)', [
    readers,
    position,
  ]);
}

/**
 * Stops one reader at a poison event, everything before it done. `npm run events -- resume` starts it again at the event,
 * `skip` behind it; both leave a trace.
 */
export async function stopReader(sql: Sql, reader: string, position: number, error: unknown): Promise<void> {
  await sql.query('update checkpoints set stopped_at = $2, stopped_because = $3, updated_at = now() where reader = $1', [
    reader,
    position,
    String(error instanceof Error ? error.message : error).slice(0, 500),
  ]);
}

/** Lowest position among the given readers; infinity when none is known. */
export async function lowestPosition(sql: Sql, readers: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ low: string | null }>('select min(position) as low from checkpoints where reader = any($1)', [readers]);
  return row?.low === null || row === undefined ? Infinity : Number(row.low);
}

/** Starts a stopped reader again, at its poison event or behind it; answers the event's position, `undefined` when it was not stopped. */
export async function startReader(sql: Sql, reader: string, where: 'at' | 'behind'): Promise<number | undefined> {
  const [row] = await sql.query<{ stopped_at: string }>(
    `update checkpoints c set position = case when $2 then c.stopped_at else c.position end, stopped_at = null, stopped_because = null, updated_at = now()
       from checkpoints old where c.reader = $1 and old.reader = c.reader and c.stopped_at is not null returning old.stopped_at`,
    [reader, where === 'behind'],
  );
  return row && Number(row.stopped_at);
}
