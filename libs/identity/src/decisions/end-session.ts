import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { revokedBecause } from '../session.js';
import { admissionDid, onAdmissions, onSession, refuseUnlessOwn, sessionDid, sessionId } from './on-session.js';
import { userId } from './on-user.js';

/** The person signs out on the device itself; a second time says nothing. */
export const logOut = decision({
  name: 'LogOut',
  input: z.object({ sessionId }),
  streams: onSession,
  decide({ sessionId }, { session: s }) {
    return { session: s.status === 'Live' ? [sessionDid('SessionEnded', { sessionId, userId: s.userId })] : [] };
  },
});

/** Ends a session from elsewhere: one's own on another device, or anybody's by an administrator. */
export const revokeSession = decision({
  name: 'RevokeSession',
  input: z.object({ sessionId }),
  streams: onSession,
  decide({ sessionId }, { session: s }, ctx) {
    refuseUnlessOwn(s, ctx);
    const reason = ctx.actor.kind === 'system' ? 'account' : s.userId === ctx.actor.id ? 'own' : 'staff';
    return { session: s.status === 'Live' ? [sessionDid('SessionRevoked', { sessionId, userId: s.userId, reason })] : [] };
  },
});

/** Ends every session of an account, but the one named by `except`. */
export const revokeAllSessions = decision({
  name: 'RevokeAllSessions',
  input: z.object({ userId, except: sessionId.optional(), because: revokedBecause.optional() }),
  streams: (i) => onAdmissions(i.userId),
  decide({ userId, except, because }, { admissions: s }, ctx) {
    const sessionIds = s.admitted.filter((id) => id !== except);
    if (sessionIds.length === 0) return {};
    const reason = (ctx.actor.kind === 'system' && because) || (ctx.actor.id === userId ? 'own' : 'staff');
    return { admissions: [admissionDid('SessionsRevoked', { userId, sessionIds, reason })] };
  },
});
