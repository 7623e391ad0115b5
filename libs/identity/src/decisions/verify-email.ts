import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from './on-link.js';
import { onUser, refuseUnlessActive, userDid, userId } from './on-user.js';

/** The holder of the mailbox says that the account's address is theirs. */
export const verifyEmail = decision({
  name: 'VerifyEmail',
  input: z.object({ userId, linkId }),
  streams: (i) => ({ ...onUser(i), ...onLink(i) }),
  decide({ userId, linkId }, { user: s, link: l }, ctx) {
    refuseUnless(l.purpose === 'verify-email' && l.subject.userId === userId, 'NOT_FOUND', 'link');
    refuseUnlessLive(l, ctx.now);
    refuseUnlessActive(s);
    return { user: s.emailVerified ? [] : [userDid('EmailVerified', { userId })], link: [linkDid('LinkUsed', { linkId })] };
  },
});
