import { cancelFollowUp, followUpIdOf } from '@jurilien/follow-ups';
import type { WorkItem } from '@jurilien/persistence';
import { CLIENT_SPEAKS } from '@jurilien/processes';
import type { CommandBus } from '@nestjs/cqrs';
import { send } from '../work/sending.js';

/** A client wrote: no one has to call them again, or look for a way to them, for any of their requests (VA8). */
export async function clientSpoke(bus: CommandBus, item: WorkItem, leadIds: readonly string[]): Promise<void> {
  for (const followUpId of leadIds.flatMap((leadId) => CLIENT_SPEAKS.map((kind) => followUpIdOf(kind, leadId))))
    await send(bus, item, cancelFollowUp, { followUpId, cause: 'answered' }, `:${followUpId}`);
}
