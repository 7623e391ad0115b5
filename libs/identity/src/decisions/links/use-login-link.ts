import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from './on-link.js';
import { onUser, outlived, refuseUnlessActive, userId } from '../users/on-user.js';

/** Uses up a link that signs in; for an account that stands, and not after another password was chosen. */
export const useLoginLink = decision({
  name: 'UseLoginLink',
  input: z.object({ userId, linkId }),
  streams: (i) => ({ ...onLink(i), ...onUser(i) }),
  decide({ userId, linkId }, { link: l, user: s }, ctx) {
    refuseUnless(l.purpose === 'login' && l.subject.userId === userId, 'NOT_FOUND', 'link');
    refuseUnlessLive(l, ctx.now);
    refuseUnlessActive(s);
    refuseUnless(!outlived(s, l), 'TOKEN_USED', 'link-used');
    return { link: [linkDid('LinkUsed', { linkId })] };
  },
});
