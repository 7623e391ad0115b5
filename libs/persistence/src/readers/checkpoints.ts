import { tableOf, type View } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { Checkpoint } from '../entities/checkpoint.js';

/** A view's reader: one per version, so that a rebuild has its own beside the live one. */
export const checkpointName = (view: Pick<View, 'name' | 'version'>): string => `view:${tableOf(view)}`;

/** Readers that a transaction may move. */
export interface Locked {
  readonly positions: ReadonlyMap<string, number>;
  /** Those that have set something aside. */
  readonly aside: ReadonlySet<string>;
}

/**
 * Locks the readers this process can get and answers their positions; those that another process moved in the last second are left
 * out: workers side by side would else take turns at the same few events, and each turn costs a transaction. A hold that
 * ends later than it can was written before the server's clock went back, and binds no one. The clock is the one that moves: a hold may
 * be written while this statement runs.
 * @param by the process that asks
 */
export async function lockCheckpoints(sql: Sql, readers: readonly string[], by: string): Promise<Locked> {
  const rows = await sql.prepared<{ reader: string; position: string; aside: readonly string[] }>(
    `select reader, position, (select coalesce(array_agg(distinct a.reader), '{}') from set_aside a) as aside from checkpoints
      where reader = any($1)
        and (held_by = $2 or (held_until between clock_timestamp() and clock_timestamp() + interval '1 second') is not true)
      order by reader for update skip locked`,
    [readers, by],
  );
  return { positions: new Map(rows.map((r) => [r.reader, Number(r.position)])), aside: new Set(rows[0]?.aside) };
}

/** Never moves a reader back. The process that moves it holds a lease of a second; none has to end it, and one that is killed is followed then. */
export async function moveCheckpoints(sql: Sql, readers: readonly string[], position: number, by: string): Promise<void> {
  await sql.prepared(
    `update checkpoints set position = greatest(position, $2), updated_at = now(), held_by = $3, held_until = clock_timestamp() + interval '1 second'
      where reader = any($1)`,
    [readers, position, by],
  );
}

/** Every reader that has started, by name, with the position it has reached. */
export async function readerPositions(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.repository(Checkpoint).findAll({ fields: ['reader', 'position'], orderBy: { reader: 'asc' } });
  return new Map(rows.map(({ reader, position }) => [reader, position]));
}

/** Lowest position among the given readers; infinity when none is known. */
export async function lowestPosition(sql: Sql, readers: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ low: string | null }>('select min(position) as low from checkpoints where reader = any($1)', [readers]);
  return row?.low === null || row === undefined ? Infinity : Number(row.low);
}
