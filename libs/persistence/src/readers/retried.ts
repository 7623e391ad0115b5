import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { keysSetAside, positionsSetAside, setAside, takeBack, type Parked } from './set-aside.js';

/** What became of a new try: events that were taken, and those that wait on. */
export interface Retried {
  readonly taken: number;
  readonly left: number;
}

/**
 * Tries what a reader has set aside once more: row by row, each in a transaction that the reader waits for, so that one which still
 * cannot be taken keeps none of the others.
 * @param again takes the events of one row, in order; answers those that must wait on
 */
export async function retried(
  db: Database,
  reader: string,
  again: (sql: Sql, key: string, positions: readonly number[]) => Promise<readonly Parked[]>,
): Promise<Retried> {
  let taken = 0;
  let left = 0;
  for (const key of await keysSetAside(db, reader)) {
    let waiting = 0;
    try {
      taken += await db.transaction(async (sql) => {
        await sql.query('select 1 from checkpoints where reader = $1 for update', [reader]);
        const positions = await positionsSetAside(sql, reader, key);
        waiting = positions.length;
        const parked = await again(sql, key, positions);
        await takeBack(sql, reader, { key });
        await setAside(sql, reader, parked);
        left += parked.length;
        return waiting - parked.length;
      });
    } catch {
      // The table says why it was set aside, and nothing of this try was written.
      left += waiting;
    }
  }
  return { taken, left };
}
