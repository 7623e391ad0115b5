import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, userDid, userId } from './on-user.js';

/** Closes the door to an account; nobody closes their own. */
export const disableUser = decision({
  name: 'DisableUser',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onUser,
  decide(input, { user: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'user');
    refuseUnless(ctx.actor.id !== input.userId, 'FORBIDDEN', 'own-account');
    return { user: s.status === 'Disabled' ? [] : [userDid('UserDisabled', input)] };
  },
});
