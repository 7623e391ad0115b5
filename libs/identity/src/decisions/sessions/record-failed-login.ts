import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, userDid, userId } from '../users/on-user.js';

/** Someone tried with a wrong password, or the account is disabled. */
export const recordFailedLogin = decision({
  name: 'RecordFailedLogin',
  input: z.object({ userId }),
  streams: onUser,
  decide(input, { user: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'user');
    return { user: [userDid('LoginFailed', input)] };
  },
});
