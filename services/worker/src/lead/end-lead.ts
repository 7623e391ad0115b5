import { closeLead, endSearchByChoice } from '@jurilien/processes';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** Ends a request, or its search. */
export function endLead(bus: CommandBus): JobHandler<'end-lead'> {
  return async (item) => {
    const { input } = item;
    if (input.command === 'CloseLead') await send(bus, item, closeLead, { leadId: input.leadId, closeReason: input.closeReason });
    else {
      const { leadId, acceptanceId, professionalId } = input;
      await send(bus, item, endSearchByChoice, { leadId, acceptanceId, professionalId });
    }
  };
}
