import { distribution, duePlanned } from '@jurilien/search';
import { derivedId } from '@jurilien/persistence';
import { sendPlannedOffer } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Sends the planned offers whose hour came while a claim was in their way; each is looked at again by its own decision. */
export function sendPlanned(kernel: Kernel, bus: CommandBus): JobHandler<'send-planned'> {
  return async (item) => {
    const { leadId } = item.input;
    const search = await stateOf(kernel, distribution, leadId);
    for (const { offerId, professionalId } of duePlanned(search, item.now)) {
      await send(bus, { ...item, id: derivedId('offer', item.position, offerId) }, sendPlannedOffer, { leadId, offerId, professionalId });
    }
  };
}
