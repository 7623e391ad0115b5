import { tableOf, type View } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';

/** A view's reader: one per version, so that a rebuild has its own beside the live one. */
export const checkpointName = (view: Pick<View, 'name' | 'version'>): string => `view:${tableOf(view)}`;

/** Locks the readers this process can get (another worker may hold some) and answers their positions; stopped ones are left out. */
export async function lockCheckpoints(sql: Sql, readers: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql.query<{ reader: string; position: string }>(
    `select reader, position from checkpoints where reader = any($1) and stopped_at is null order by reader for update skip locked`, [readers]);
  return new Map(rows.map((r) => [r.reader, Number(r.position)]));
}

/** Never moves a reader back. */
export async function moveCheckpoints(sql: Sql, readers: readonly string[], position: number): Promise<void> {
  await sql.query('update checkpoints set position = greatest(position, $2), updated_at = now() where reader = any($1)', [readers, position]);
}

/** Stops one reader at a poison event; `npm run events -- skip` starts it again behind the event, leaving a trace. */
export async function stopReader(sql: Sql, reader: string, position: number, error: unknown): Promise<void> {
  await sql.query('update checkpoints set stopped_at = $2, stopped_because = $3, updated_at = now() where reader = $1',
    [reader, position, String(error instanceof Error ? error.message : error).slice(0, 500)]);
}

/** Lowest position among the given readers; infinity when none is known. */
export async function lowestPosition(sql: Sql, readers: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ low: string | null }>('select min(position) as low from checkpoints where reader = any($1)', [readers]);
  return row?.low === null || row === undefined ? Infinity : Number(row.low);
}
