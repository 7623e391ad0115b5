import { tableOf, type View } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';

/** A view's reader: one per version, so that a rebuild has its own beside the live one. */
export const checkpointName = (view: Pick<View, 'name' | 'version'>): string => `view:${tableOf(view)}`;

/**
 * Locks the readers this process can get and answers their positions; stopped ones are left out, and those that another process moved
 * in the last second: workers side by side would else take turns at the same few events, and each turn costs a transaction. A hold that
 * ends later than it can was written before the server's clock went back, and binds nobody. The clock is the one that moves: a hold may
 * be written while this statement runs.
 * @param by the process that asks
 */
export async function lockCheckpoints(sql: Sql, readers: readonly string[], by: string): Promise<Map<string, number>> {
  const rows = await sql.prepared<{ reader: string; position: string }>(
    `select reader, position from checkpoints
      where reader = any($1) and stopped_at is null
        and (held_by = $2 or (held_until between clock_timestamp() and clock_timestamp() + interval '1 second') is not true)
      order by reader for update skip locked`,
    [readers, by],
  );
  return new Map(rows.map((r) => [r.reader, Number(r.position)]));
}

/** Never moves a reader back. Whoever moves it keeps it for a second; nobody has to say goodbye, one that is killed is followed then. */
export async function moveCheckpoints(sql: Sql, readers: readonly string[], position: number, by: string): Promise<void> {
  await sql.prepared(
    `update checkpoints set position = greatest(position, $2), updated_at = now(), held_by = $3, held_until = clock_timestamp() + interval '1 second'
      where reader = any($1)`,
    [readers, position, by],
  );
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
