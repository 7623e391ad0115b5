import { agreedText, decision, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { agreedTextAt } from '@jurilien/reference';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from '../links/on-link.js';
import { onUser, outlived, passwordHash, refuseUnlessActive, userDid, userId } from './on-user.js';

/**
 * Chooses a password by the link of an invitation or of a forgotten one; the link is used up in the same breath. It never
 * signs in, and sessions that were open end (A04).
 */
export const setNewPassword = decision({
  name: 'SetNewPassword',
  input: z.object({
    userId,
    linkId,
    passwordHash,
    termsAccepted: z.boolean().default(false),
    /** The terms of use that the page led to, by their name. */
    shown: z.string().max(60).optional(),
    lang: z.enum(['fr', 'en']).default('fr'),
  }),
  streams: (i) => ({ ...onUser(i), ...onLink(i) }),
  decide({ userId, linkId, passwordHash, termsAccepted, shown, lang }, { user: s, link: l }, ctx) {
    const how = l.purpose === 'invitation' ? 'invitation' : l.purpose === 'reset-password' ? 'reset' : undefined;
    refuseUnless(how && l.subject.userId === userId, 'NOT_FOUND', 'link');
    refuseUnlessLive(l, ctx.now);
    refuseUnlessActive(s);
    refuseUnless(!outlived(s, l), 'TOKEN_USED', 'link-used');
    const agrees = how === 'invitation' && !s.termsVersion;
    if (agrees && !termsAccepted) throw new Refused('VALIDATION', 'terms', [{ field: 'termsAccepted', message: 'required' }]);
    const acceptedTerms = () => agreedText('termsAccepted', agreedTextAt({ document: 'terms', shown, lang }, ctx));
    return {
      user: [
        userDid('PasswordSet', { userId, passwordHash, how, endSessions: true }),
        ...(agrees ? [userDid('TermsAccepted', { userId, version: acceptedTerms() })] : []),
        ...(s.emailVerified ? [] : [userDid('EmailVerified', { userId })]),
      ],
      link: [linkDid('LinkUsed', { linkId })],
    };
  },
});
