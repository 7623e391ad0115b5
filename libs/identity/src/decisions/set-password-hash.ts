import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, passwordHash, refuseUnlessActive, userDid, userId } from './on-user.js';

/** Keeps the hash of a new password; the password itself never reaches a command. */
export const setPasswordHash = decision({
  name: 'SetPasswordHash',
  input: z.object({ userId, passwordHash }),
  streams: onUser,
  decide(input, { user: s }) {
    refuseUnlessActive(s);
    return { user: [userDid('PasswordSet', input)] };
  },
});
