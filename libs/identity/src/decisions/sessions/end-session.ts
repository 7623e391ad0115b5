import { allOf, alreadyDone, type Asking, decision, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { AdmissionsState } from '../../admissions.js';
import { revokedBecause, type SessionState } from '../../session.js';
import { admissionDid, onAdmissions, onSession, own, sessionDid, sessionId } from './on-session.js';
import { userId } from '../users/on-user.js';

/** The person signs out on the device itself; a second time says nothing. */
export const logOut = decision({
  name: 'LogOut',
  input: z.object({ sessionId }),
  streams: onSession,
  decide({ sessionId }, { session: s }) {
    return { session: s.status === 'Live' ? [sessionDid('SessionEnded', { sessionId, userId: s.userId })] : [] };
  },
});

const revocable = ({ session: s }: { readonly session: SessionState }, who: Asking) =>
  allOf(own(s, who), unlessDone(s.status !== 'Live', 'session-ended'));

/** Ends a session from elsewhere: one's own on another device, or anyone's by an administrator. */
export const revokeSession = decision({
  name: 'RevokeSession',
  input: z.object({ sessionId }),
  streams: onSession,
  available: revocable,
  decide({ sessionId }, { session: s }, ctx) {
    if (alreadyDone(revocable({ session: s }, ctx))) return { session: [] };
    const reason = ctx.actor.kind === 'system' ? 'account' : s.userId === ctx.actor.id ? 'own' : 'staff';
    return { session: [sessionDid('SessionRevoked', { sessionId, userId: s.userId, reason })] };
  },
});

const anyOpen = ({ admissions: s }: { readonly admissions: AdmissionsState }) => unlessDone(s.admitted.length === 0, 'no-open-session');

/** Ends every session of an account, but the one named by `except`. */
export const revokeAllSessions = decision({
  name: 'RevokeAllSessions',
  input: z.object({ userId, except: sessionId.optional(), because: revokedBecause.optional() }),
  streams: (i: { userId: string }) => onAdmissions(i.userId),
  available: anyOpen,
  decide({ userId, except, because }, { admissions: s }, ctx) {
    if (alreadyDone(anyOpen({ admissions: s }))) return {};
    const sessionIds = s.admitted.filter((id) => id !== except);
    if (sessionIds.length === 0) return {};
    const reason = (ctx.actor.kind === 'system' && because) || (ctx.actor.id === userId ? 'own' : 'staff');
    return { admissions: [admissionDid('SessionsRevoked', { userId, sessionIds, reason })] };
  },
});
