import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { sessionOpenPerAccount } from '@jurilien/reference';
import { z } from 'zod';
import { absoluteLifetimeMs } from '../../session-limits.js';
import { user } from '../../user.js';
import { accessSpan, admissionDid, jti, onAdmissions, onSession, secretHash, sessionDid, sessionId } from './on-session.js';
import { refuseUnlessActive, userDid, userId } from '../users/on-user.js';

/**
 * Someone proved who they are: a family of refresh secrets begins. An account has only so many; the oldest makes room.
 * `over` names sessions of the account that were found ended or run out, which need no room any more.
 */
export const openSession = decision({
  name: 'OpenSession',
  input: z.object({
    sessionId,
    userId,
    jti,
    secretHash,
    methods: z.array(z.string().max(20)).min(1).max(4),
    device: z.string().max(80).optional(),
    over: z.array(ids.sessionId).default([]),
  }),
  streams: (i) => ({ ...onSession(i), ...onAdmissions(i.userId), user: streamOf(user, i.userId) }),
  decide({ over, ...input }, states, ctx) {
    if (states.session.status !== 'None') return {};
    const account = states.user;
    refuseUnlessActive(account);
    refuseUnless(account.role, 'WRONG_STATE', 'account-without-role');
    const absoluteExpiresAt = new Date(Date.parse(ctx.now) + absoluteLifetimeMs(account.role, ctx.config)).toISOString();
    const open = states.admissions.admitted.filter((id) => !over.includes(id));
    const tooMany = open.slice(0, Math.max(0, open.length + 1 - ctx.config.value(sessionOpenPerAccount)));
    const { sessionId, userId } = input;
    return {
      session: [
        sessionDid('SessionOpened', {
          ...input,
          ...accessSpan(ctx, absoluteExpiresAt),
          role: account.role,
          kind: 'full',
          generation: 1,
          absoluteExpiresAt,
          authAt: ctx.now,
        }),
      ],
      admissions: [
        ...(tooMany.length > 0 ? [admissionDid('SessionsRevoked', { userId, sessionIds: tooMany, reason: 'too-many' })] : []),
        admissionDid('SessionAdmitted', { userId, sessionId, admitted: [...open.slice(tooMany.length), sessionId] }),
      ],
      user: [userDid('SessionStarted', { userId, jti: input.jti })],
    };
  },
});
