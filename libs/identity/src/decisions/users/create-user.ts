import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { addressDid, email, emailIndex, onAddress, username } from './on-address.js';
import { onUser, passwordHash, role, userDid, userId } from './on-user.js';

/** Opens an account for staff, a client, a recruit or a professional; one address, one account. The same wish twice says nothing. */
export const createUser = decision({
  name: 'CreateUser',
  input: z.object({
    userId,
    email,
    username,
    role,
    passwordHash: passwordHash.optional(),
    professionalId: ids.professionalId.optional(),
    lang: z.enum(['fr', 'en']).optional(),
  }),
  streams: (i, hash) => ({ ...onUser(i), address: onAddress(i.email, hash) }),
  decide(input, { user: s, address: a }, ctx) {
    const emailHash = ctx.hash(emailIndex(input.email));
    if (s.status !== 'None') {
      refuseUnless(s.emailHash === emailHash && s.role === input.role, 'DUPLICATE', 'user-exists');
      return {};
    }
    refuseUnless(!a.userId, 'DUPLICATE', 'address-taken');
    return {
      user: [userDid('UserCreated', { ...input, emailHash })],
      address: [addressDid('AddressTaken', { addressHash: emailHash, userId: input.userId })],
    };
  },
});
