import { noteShippedValues } from '@jurilien/configuration';
import { statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';

const by = (id: string) => ({ actor: { kind: 'system', id } }) as const;

/**
 * A deployment states what it ships, once, before its processes start. Processes do not: one of the older release that starts again
 * beside the newer one would take its values back. An empty log stays empty, for a demo or a backup to be filled in.
 */
export async function noteShipped({ db, send }: Pick<Kernel, 'db' | 'send'>): Promise<void> {
  const [inUse] = await db.prepared(statement`select 1 from events limit 1`);
  if (inUse) await send(noteShippedValues, {}, by('deployment'));
}

/** What a new installation begins with: noted by its worker, where no deployment has noted anything yet. */
export const noteFirstShipped = async ({ send }: Pick<Kernel, 'send'>): Promise<void> => {
  await send(noteShippedValues, { first: true }, by('worker'));
};
