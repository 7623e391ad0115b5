import { lead } from '@jurilien/lead';
import { closeLead, endSearchByChoice } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Ends a request, or its search. */
export function endLead(kernel: Kernel, bus: CommandBus): JobHandler<'end-lead'> {
  return async (item) => {
    const { input } = item;
    if (input.command === 'CloseLead') {
      const { leadId, closeReason } = input;
      // A client who goes on with someone else is not stopped by the one before who got no mandate.
      const { renewal, status } = await stateOf(kernel, lead, leadId);
      if (closeReason === 'notRetained' && renewal.renewedAt && status !== 'Accepted' && status !== 'InService') return;
      await send(bus, item, closeLead, { leadId, closeReason });
    } else {
      const { leadId, acceptanceId, professionalId } = input;
      await send(bus, item, endSearchByChoice, { leadId, acceptanceId, professionalId });
    }
  };
}
