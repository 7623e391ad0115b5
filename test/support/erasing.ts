import { purgeDestroyed } from '@jurilien/persistence';
import { holdingId, type HoldingRef } from '@jurilien/privacy';
import { eventually } from './eventually.js';
import { nothingPending, viewTable } from './invariants.js';
import type { System } from './system.js';

/** A thing that is held of a person. */
export type Held = Pick<HoldingRef, 'kind' | 'id'>;

/** Everything that is held under some addresses and numbers. */
export const heldUnder = (system: System, addresses: readonly string[]): Promise<Held[]> =>
  system.kernel.db.query<Held & { [column: string]: unknown }>(
    `select kind, "entityId" as id from ${viewTable(system, 'holdings')} where email = any($1) or phone = any($1)`,
    [addresses],
  );

/** Erases what is held, and waits until nothing of it is left, the last look at its rows included. */
export async function erase(system: System, held: readonly Held[]): Promise<void> {
  await erased(system, held);
  await nothingPending(system);
  await lastLook(system);
}

/** Erases what is held, and waits until that is done: also where reminders of others wait for their hour. */
export async function erased(system: System, held: readonly Held[]): Promise<void> {
  for (const of of held) await system.dispatch('StartErasure', { ...of, cause: 'staff' });
  await eventually(async () => {
    const done = await system.kernel.db.query(`select 1 from ${viewTable(system, 'erasures')} where state = 'Erased' and id = any($1)`, [
      held.map(holdingId),
    ]);
    return done.length === held.length;
  }, 'every erasure to be complete');
}

/** What the worker does a minute later: a reader that still had a key open may have written a row after the rows were erased. */
async function lastLook({ kernel: { db, registry } }: System): Promise<void> {
  await db.query(`update person_keys set destroyed_at = destroyed_at - interval '2 minutes' where purged_at is null`);
  while (await purgeDestroyed(db, [...registry.views.values()]));
}
