import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, refuseUnlessActive, role, userDid, userId } from './on-user.js';

/** Asks that an account get another role; nobody changes their own, and a second administrator has to approve (4.10.7). */
export const proposeUserRole = decision({
  name: 'ProposeUserRole',
  input: z.object({ userId, role }),
  reasonRequired: true,
  streams: onUser,
  decide(input, { user: s }, ctx) {
    refuseUnless(ctx.actor.id !== input.userId, 'FORBIDDEN', 'own-role');
    refuseUnlessActive(s);
    const nothingNew = s.proposedRole ? s.proposedRole.role === input.role : s.role === input.role;
    return { user: nothingNew ? [] : [userDid('UserRoleProposed', input)] };
  },
});

/** Approves the role another administrator proposed; until then the old one holds. */
export const setUserRoles = decision({
  name: 'SetUserRoles',
  input: z.object({ userId, role }),
  reasonRequired: true,
  streams: onUser,
  decide(input, { user: s }, ctx) {
    refuseUnless(ctx.actor.id !== input.userId, 'FORBIDDEN', 'own-role');
    refuseUnlessActive(s);
    if (s.role === input.role && !s.proposedRole) return {};
    refuseUnless(s.proposedRole && s.proposedRole.by !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'second-administrator');
    refuseUnless(s.proposedRole.role === input.role, 'STALE_VERSION', 'another-role-was-proposed');
    return { user: [userDid('UserRolesSet', input)] };
  },
});

/** Takes a proposed role off the table: who proposed it changes their mind, or another administrator says no. */
export const withdrawUserRole = decision({
  name: 'WithdrawUserRole',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onUser,
  decide(input, { user: s }, ctx) {
    refuseUnless(ctx.actor.id !== input.userId, 'FORBIDDEN', 'own-role');
    refuseUnlessActive(s);
    return { user: s.proposedRole ? [userDid('UserRoleWithdrawn', input)] : [] };
  },
});
