import { distribution, duePlanned } from '@jurilien/leads';
import { derivedId } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';
import { send } from './match-wave.js';

/** Sends the planned offers whose hour came while a claim was in their way; each is looked at again by its own decision. */
export function sendPlanned(kernel: Kernel): JobHandler<'send-planned'> {
  return async (item) => {
    const { leadId } = item.input;
    const search = await stateOf(kernel, distribution, leadId);
    for (const { offerId, professionalId } of duePlanned(search, item.now)) {
      await send(kernel, { ...item, id: derivedId('offer', item.position, offerId) }, 'SendPlannedOffer', {
        leadId,
        offerId,
        professionalId,
      });
    }
  };
}
