import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, refuseUnlessActive, userDid, userId } from './on-user.js';

/** A session began: the password was right. `jti` names the session, so that it can be ended. */
export const recordLogin = decision({
  name: 'RecordLogin',
  input: z.object({ userId, jti: z.uuid() }),
  streams: onUser,
  decide(input, { user: s }) {
    refuseUnlessActive(s);
    return { user: [userDid('SessionStarted', input)] };
  },
});

/** Somebody tried with a wrong password, or the account is disabled. */
export const recordFailedLogin = decision({
  name: 'RecordFailedLogin',
  input: z.object({ userId }),
  streams: onUser,
  decide(input, { user: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'user');
    return { user: [userDid('LoginFailed', input)] };
  },
});
