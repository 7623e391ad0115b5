import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { refreshAnswer } from '../../refresh-rule.js';
import { user } from '../../user.js';
import { accessSpan, jti, onAdmissions, onSession, secretHash, sessionDid, sessionId } from './on-session.js';
import { userId } from '../users/on-user.js';

/** The next generation of a session, or its end when a secret turns up that was replaced long ago. */
export const refreshSession = decision({
  name: 'RefreshSession',
  input: z.object({
    sessionId,
    userId,
    presented: z.object({ secretHash, jti, tokenExpiresAt: z.iso.datetime(), confirmed: z.boolean() }),
    next: z.object({ secretHash, jti }),
  }),
  streams: (i) => ({ ...onSession(i), ...onAdmissions(i.userId), user: streamOf(user, i.userId) }),
  decide({ sessionId, userId, presented, next }, { session: s, admissions, user: account }, ctx) {
    const stands = s.userId === userId && admissions.admitted.includes(sessionId) && account.status === 'Active' && account.role === s.role;
    const answer = stands ? refreshAnswer(s, presented, ctx) : 'over';
    refuseUnless(answer !== 'over', 'TOKEN_EXPIRED', 'session-over');
    if (answer === 'head') return {};
    if (answer === 'reuse') return { session: [sessionDid('SessionFamilyRevoked', { sessionId, userId, reason: 'reuse' })] };
    const generation = s.head.generation + 1;
    return {
      session: [sessionDid('SessionRefreshed', { sessionId, userId, generation, ...next, ...accessSpan(ctx, s.absoluteExpiresAt) })],
    };
  },
});
