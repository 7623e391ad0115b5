import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { type Account, active, type OnUser, onUser, role, toAnother, userDid, userId } from './on-user.js';

const proposable = ({ user: s }: OnUser, who: Asking, named: Account) => allOf(toAnother(named, who, 'own-role'), active(s));
const approvable = ({ user: s }: OnUser, who: Asking, named: Account) =>
  allOf(
    proposable({ user: s }, who, named),
    unless(s.proposedRole && s.proposedRole.by !== who.actor.id, 'FOUR_EYES_REQUIRED', 'second-administrator'),
  );
const withdrawable = ({ user: s }: OnUser, who: Asking, named: Account) =>
  allOf(proposable({ user: s }, who, named), unlessDone(!s.proposedRole, 'no-role-proposed'));

/** Asks that an account get another role; no one changes their own, and a second administrator has to approve (4.10.7). */
export const proposeUserRole = decision({
  name: 'ProposeUserRole',
  input: z.object({ userId, role }),
  reasonRequired: true,
  streams: onUser,
  available: proposable,
  decide(input, { user: s }, ctx) {
    refuseUnlessAvailable(proposable({ user: s }, ctx, input));
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
  available: approvable,
  decide(input, { user: s }, ctx) {
    refuseUnlessAvailable(proposable({ user: s }, ctx, input));
    if (s.role === input.role && !s.proposedRole) return {};
    refuseUnlessAvailable(approvable({ user: s }, ctx, input));
    refuseUnless(s.proposedRole?.role === input.role, 'STALE_VERSION', 'another-role-was-proposed');
    return { user: [userDid('UserRolesSet', input)] };
  },
});

/** Takes a proposed role off the table: who proposed it changes their mind, or another administrator says no. */
export const withdrawUserRole = decision({
  name: 'WithdrawUserRole',
  input: z.object({ userId }),
  reasonRequired: true,
  streams: onUser,
  available: withdrawable,
  decide(input, { user: s }, ctx) {
    return { user: alreadyDone(withdrawable({ user: s }, ctx, input)) ? [] : [userDid('UserRoleWithdrawn', input)] };
  },
});
