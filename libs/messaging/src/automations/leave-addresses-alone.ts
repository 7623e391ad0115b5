import { automation } from '@jurilien/event-sourcing';
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
        ? [{ do: 'dispatch', command: 'SuppressAddress', input: { contactId, cause: 'hardBounce' } }]
        : [{ do: 'dispatch', command: 'CountSoftBounce', input: { contactId, messageId, attempt } }],
    MessageComplained: ({ data: { contactId } }) => [
      { do: 'dispatch', command: 'SuppressAddress', input: { contactId, cause: 'complaint' } },
      { do: 'dispatch', command: 'WithdrawConsent', input: { contactId, class: 'marketing', source: 'complaint' } },
      { do: 'dispatch', command: 'WithdrawConsent', input: { contactId, class: 'service', source: 'complaint' } },
    ],
  },
});
