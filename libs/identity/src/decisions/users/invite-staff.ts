import { allOf, decision, Refused, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { addressDid, email, emailIndex, onAddress, username } from './on-address.js';
import { active, type OnUser, onUser, role, userDid, userId } from './on-user.js';

/** A role of the team; clients, recruits and professionals come in by their own doors. */
const staffRole = role.refine((name) => name.includes('admin'), 'invalid');

/**
 * Opens an account for a colleague and asks them, by a link to their address, to choose a password: no administrator ever
 * knows it (N06).
 */
export const inviteStaff = decision({
  name: 'InviteStaff',
  input: z.object({ userId, email, username, role: staffRole, lang: z.enum(['fr', 'en']) }),
  reasonRequired: true,
  streams: (i, hash) => ({ ...onUser(i), address: onAddress(i.email, hash) }),
  decide(input, { user: s, address: a }, ctx) {
    if (s.status !== 'None' || a.userId) throw new Refused('DUPLICATE', 'user-exists', [{ field: 'email', message: 'taken' }]);
    const emailHash = ctx.hash(emailIndex(input.email));
    return {
      user: [userDid('UserCreated', { ...input, emailHash }), userDid('UserInvited', { userId: input.userId, sequence: 1 })],
      address: [addressDid('AddressTaken', { addressHash: emailHash, userId: input.userId })],
    };
  },
});

const awaitsAnswer = ({ user: s }: OnUser) =>
  allOf(active(s), unless(s.invitations > 0 && !s.passwordHash, 'WRONG_STATE', 'not-waiting-for-an-answer'));

/** Sends the invitation again, with a link of its own; to someone who has not chosen a password yet. */
export const resendInvitation = decision({
  name: 'ResendInvitation',
  input: z.object({ userId }),
  streams: onUser,
  available: awaitsAnswer,
  decide(input, { user: s }) {
    refuseUnlessAvailable(awaitsAnswer({ user: s }));
    return { user: [userDid('UserInvited', { ...input, sequence: s.invitations + 1 })] };
  },
});
