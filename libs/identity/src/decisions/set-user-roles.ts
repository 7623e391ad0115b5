import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, refuseUnlessActive, role, userDid, userId } from './on-user.js';

/** Gives an account another role; nobody changes their own (4.10.7). */
export const setUserRoles = decision({
  name: 'SetUserRoles',
  input: z.object({ userId, role }),
  reasonRequired: true,
  streams: onUser,
  decide(input, { user: s }, ctx) {
    refuseUnless(ctx.actor.id !== input.userId, 'FORBIDDEN', 'own-role');
    refuseUnlessActive(s);
    return { user: s.role === input.role ? [] : [userDid('UserRolesSet', input)] };
  },
});
