import { decision, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from '../links/on-link.js';
import { onUser, outlived, passwordHash, refuseUnlessActive, userDid, userId } from './on-user.js';

/** The terms of use an invited person accepts; a new text gets a new date. */
export const TERMS_VERSION = '2026-11';

/**
 * Chooses a password by the link of an invitation or of a forgotten one; the link is used up in the same breath. It never
 * signs in, and sessions that were open end (A04).
 */
export const setNewPassword = decision({
  name: 'SetNewPassword',
  input: z.object({ userId, linkId, passwordHash, termsAccepted: z.boolean().default(false) }),
  streams: (i) => ({ ...onUser(i), ...onLink(i) }),
  decide({ userId, linkId, passwordHash, termsAccepted }, { user: s, link: l }, ctx) {
    const how = l.purpose === 'invitation' ? 'invitation' : l.purpose === 'reset-password' ? 'reset' : undefined;
    refuseUnless(how && l.subject.userId === userId, 'NOT_FOUND', 'link');
    refuseUnlessLive(l, ctx.now);
    refuseUnlessActive(s);
    refuseUnless(!outlived(s, l), 'TOKEN_USED', 'link-used');
    if (how === 'invitation' && !s.termsVersion && !termsAccepted)
      throw new Refused('VALIDATION', 'terms', [{ field: 'termsAccepted', message: 'required' }]);
    return {
      user: [
        userDid('PasswordSet', { userId, passwordHash, how, endSessions: true }),
        ...(how === 'invitation' && !s.termsVersion ? [userDid('TermsAccepted', { userId, version: TERMS_VERSION })] : []),
        ...(s.emailVerified ? [] : [userDid('EmailVerified', { userId })]),
      ],
      link: [linkDid('LinkUsed', { linkId })],
    };
  },
});
