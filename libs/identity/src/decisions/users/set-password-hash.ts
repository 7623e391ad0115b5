import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, passwordHash, refuseUnlessActive, userDid, userId } from './on-user.js';

/** The same password under stronger parameters, at a sign-in: nothing changes for the person, no session ends. */
export const setPasswordHash = decision({
  name: 'SetPasswordHash',
  input: z.object({ userId, passwordHash }),
  streams: onUser,
  decide(input, { user: s }) {
    refuseUnlessActive(s);
    return { user: [userDid('PasswordSet', { ...input, how: 'stronger-hash' })] };
  },
});
