import { automation, send } from '@jurilien/event-sourcing';
import { withdrawConsent } from '../decisions/keep-consent.js';
import { countSoftBounce, suppressAddress } from '../decisions/keep-contact.js';
import { message } from '../message.js';

/**
 * What a mailbox said of an e-mail counts for its address (4.8.6): refused for good, or called unwanted, and it is written to no more;
 * refused for now counts, and the third time in three days is for good.
 */
export const leaveAddressesAlone = automation(message)({
  name: 'leave-addresses-alone',
  on: {
    MessageBounced: ({ data: { contactId, kind, messageId, attempt } }) =>
      kind === 'hard'
        ? [send(suppressAddress, { contactId, cause: 'hardBounce' })]
        : [send(countSoftBounce, { contactId, messageId, attempt })],
    MessageComplained: ({ data: { contactId } }) => [
      send(suppressAddress, { contactId, cause: 'complaint' }),
      send(withdrawConsent, { contactId, class: 'marketing', source: 'complaint' }),
      send(withdrawConsent, { contactId, class: 'service', source: 'complaint' }),
    ],
  },
});
