import { automation } from '@jurilien/event-sourcing';
import { killSwitch } from '../kill-switch.js';
import { work } from '../work.js';

/** What a kill switch stopped is the worker's to send again, in pages: there may be thousands. */
export const resendHeld = automation(killSwitch)({
  name: 'resend-held-messages',
  on: {
    HeldMessagesResent: ({ version, data: { switchId } }) => [work('resend-held', `resend-held-${switchId}-${version}`, { switchId })],
  },
});
