import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { HOUR_MS } from '@jurilien/reference';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from '../links/on-link.js';
import { onUser, refuseUnlessActive, userDid, userId } from './on-user.js';

/** For how many days the link that proves an address opens its page. */
export const VERIFY_EMAIL_DAYS = 7;

/** The holder of the mailbox says that the account's address is theirs. */
export const verifyEmail = decision({
  name: 'VerifyEmail',
  input: z.object({ userId, linkId }),
  streams: (i) => ({ ...onUser(i), ...onLink(i) }),
  decide({ userId, linkId }, { user: s, link: l }, ctx) {
    refuseUnless(l.purpose === 'verify-email' && l.subject.userId === userId, 'NOT_FOUND', 'link');
    refuseUnlessLive(l, ctx.now);
    refuseUnlessActive(s);
    const { professionalId } = s;
    const verified = userDid('EmailVerified', { userId, ...(professionalId ? { professionalId } : {}) });
    return { user: s.emailVerified ? [] : [verified], link: [linkDid('LinkUsed', { linkId })] };
  },
});

const AN_HOUR = 4;

/** The link to prove the address went astray: one more, a few times an hour. */
export const requestEmailVerification = decision({
  name: 'RequestEmailVerification',
  input: z.object({ userId }),
  streams: onUser,
  decide(input, { user: s }, ctx) {
    refuseUnlessActive(s);
    if (s.emailVerified) return {};
    const asked = s.verificationsAskedAt ?? [];
    const lately = asked.filter((at) => Date.parse(ctx.now) - Date.parse(at) < HOUR_MS);
    refuseUnless(lately.length < AN_HOUR, 'RATE_LIMITED', 'links-per-hour');
    return { user: [userDid('EmailVerificationRequested', { ...input, sequence: asked.length + 2 })] };
  },
});
