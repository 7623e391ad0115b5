import { automation, send } from '@jurilien/event-sourcing';
import { contactPoint } from '@jurilien/messaging';
import { verifyChannel } from '@jurilien/professionals';

/** A professional who sent back the code holds the number: offers may come to it (E20). */
export const verifyNumbers = automation(contactPoint)({
  name: 'verify-numbers',
  on: {
    NumberVerified: ({ data: { professionalId } }) => (professionalId ? [send(verifyChannel, { professionalId, channel: 'sms' })] : []),
  },
});
