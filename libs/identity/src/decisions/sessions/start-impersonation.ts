import { allOf, decision, refuseUnlessAvailable, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { impersonationMs, whoActs } from '../../session-limits.js';
import { user } from '../../user.js';
import { accessSpan, jti, onSession, sessionDid, sessionId } from './on-session.js';
import { active, type OnUser, userId } from '../users/on-user.js';

/** The three roles that count as admin (original specification, section 6). */
const isAdmin = (role = ''): boolean => ['admin', 'province-admin'].includes(whoActs(role) ?? '');

const available = ({ user: target }: OnUser) =>
  allOf(active(target), unless(target.role && !isAdmin(target.role), 'FORBIDDEN', 'administrator'));

/** An administrator looks through the eyes of someone who is none: to read, for a reason, for a few minutes. */
export const startImpersonation = decision({
  name: 'StartImpersonation',
  input: z.object({ sessionId, userId, jti, bySessionId: sessionId, methods: z.array(z.string().max(20)).min(1) }),
  reasonRequired: true,
  streams: (i: { sessionId: string; userId: string }) => ({ ...onSession(i), user: streamOf(user, i.userId) }),
  available,
  decide(input, { session: s, user: target }, ctx) {
    if (s.status !== 'None') return {};
    refuseUnlessAvailable(available({ user: target }));
    const absoluteExpiresAt = new Date(Date.parse(ctx.now) + impersonationMs(ctx.config)).toISOString();
    return {
      session: [
        sessionDid('SessionOpened', {
          ...input,
          ...accessSpan(ctx, absoluteExpiresAt),
          role: target.role!,
          kind: 'impersonation',
          generation: 1,
          absoluteExpiresAt,
          authAt: ctx.now,
          by: ctx.actor.id,
        }),
      ],
    };
  },
});
