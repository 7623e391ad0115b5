import { purgeMessageBody } from '@jurilien/messaging';
import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { commsBodyDays } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';

/** How often messages whose words have been kept long enough are looked for, and how many at once. */
export const PURGE_MS = 600_000;
const A_LOOK = 200;

/**
 * Erases the words of messages that were kept for the days in force (4.10.13), the oldest first: those of today's version with the key
 * of each, those of before for every reader. Found by the list of messages, so that what was sent before there was a rule goes too.
 * @returns whether there are more than one look takes
 */
export async function purgeBodies(kernel: Kernel): Promise<boolean> {
  const days = kernel.configuration.current().value(commsBodyDays);
  const rows = await kernel.db.query<{ id: string }>(
    statement`select id from ${placeOf(kernel.registry.views.get('messages')!)}
      where "bodyKept" and "queuedAt" <= statement_timestamp() - make_interval(days => ${days}::int)
        and state <> 'Scheduled' order by "queuedAt" limit ${A_LOOK}`,
  );
  for (const { id } of rows)
    await kernel.send(
      purgeMessageBody,
      { messageId: id },
      { commandId: derivedId('purge-body', 0, id), actor: { kind: 'system', id: 'purge' } },
    );
  return rows.length === A_LOOK;
}
