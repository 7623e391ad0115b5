import { automation, send } from '@jurilien/event-sourcing';
import { sendPrivacyCode } from '../decisions/requests/send-privacy-code.js';
import { privacyRequest } from '../privacy-request.js';

/** Who is not signed in, or is filed for by a colleague, gets the code of the first address at once; those of others are asked for. */
export const sendFirstCode = automation(privacyRequest)({
  name: 'send-first-privacy-code',
  on: {
    PrivacyRequestFiled: ({ data: { requestId, channel } }) =>
      channel === 'page' || channel === 'staff' ? [send(sendPrivacyCode, { requestId, identifier: 0 })] : [],
  },
});
