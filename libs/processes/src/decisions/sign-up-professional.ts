import { decision, ids, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { addressDid, email, emailIndex, onAddress, passwordHash, userDid, username, user } from '@jurilien/identity';
import { professional, registerProfessional } from '@jurilien/professionals';
import { streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/**
 * A professional registers: the membership and the account that opens it are written together, or neither is (4.10.5). One address,
 * one account: who has one already is told so in their own mailbox, never on the page.
 */
export const signUpProfessional = decision({
  name: 'SignUpProfessional',
  input: registerProfessional.input.extend({
    userId: ids.userId,
    email,
    name: username,
    passwordHash,
    role: z.string().regex(/^[a-z]+_professional$/),
  }),
  streams: (i, hash) => ({
    professional: streamOf(professional, i.professionalId),
    user: streamOf(user, i.userId),
    address: onAddress(i.email, hash),
  }),
  province: (_, i) => i.province,
  decide({ userId, passwordHash: hashed, role, ...who }, { professional, user: u, address }, ctx) {
    if (u.status !== 'None') {
      refuseUnless(u.professionalId === who.professionalId, 'DUPLICATE', 'user-exists');
      return {};
    }
    if (address.userId) throw new Refused('DUPLICATE', 'address-taken');
    const registered = registerProfessional.decide(who, { professional }, ctx);
    const emailHash = ctx.hash(emailIndex(who.email));
    return {
      ...registered,
      user: [
        userDid('UserCreated', {
          userId,
          email: who.email,
          username: who.name,
          passwordHash: hashed,
          emailHash,
          role,
          professionalId: who.professionalId,
          lang: who.lang,
        }),
      ],
      address: [addressDid('AddressTaken', { addressHash: emailHash, userId })],
    };
  },
});
