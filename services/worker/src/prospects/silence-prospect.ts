import { ERASED } from '@jurilien/event-sourcing';
import { withdrawConsent } from '@jurilien/messaging';
import { prospect } from '@jurilien/prospects';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { addressId } from '../messages/address-id.js';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/** A prospect who asked the team to be left alone refuses news at each of their addresses, also where another record has one of them. */
export function silenceProspect(kernel: Kernel, bus: CommandBus): JobHandler<'silence-prospect'> {
  return async (item) => {
    const { email, phoneNumber } = await stateOf(kernel, prospect, item.input.prospectId);
    for (const [channel, to] of [['email', email] as const, ['sms', phoneNumber] as const]) {
      if (!to || to === ERASED) continue;
      await send(
        bus,
        item,
        withdrawConsent,
        { contactId: addressId(kernel, { channel, to }), class: 'marketing', source: 'staff' },
        channel,
      );
    }
  };
}
