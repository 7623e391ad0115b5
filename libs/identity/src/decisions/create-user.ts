import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, passwordHash, role, userDid, userId } from './on-user.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Blind index of an address: the same letters, whatever the case, find the same account. */
export const emailIndex = (email: string): string => `email:${email.trim().toLowerCase()}`;

/** Opens an account for staff, a client, a recruit or a professional. The same wish twice says nothing. */
export const createUser = decision({
  name: 'CreateUser',
  input: z.object({
    userId,
    email: z.string().trim().max(254).regex(EMAIL),
    username: z.string().trim().min(1).max(120),
    role,
    passwordHash: passwordHash.optional(),
    professionalId: z.uuid().optional(),
  }),
  reasonRequired: true,
  streams: onUser,
  decide(input, { user: s }, ctx) {
    const emailHash = ctx.hash(emailIndex(input.email));
    if (s.status !== 'None') {
      refuseUnless(s.emailHash === emailHash && s.role === input.role, 'DUPLICATE', 'user-exists');
      return {};
    }
    return { user: [userDid('UserCreated', { ...input, emailHash })] };
  },
});
