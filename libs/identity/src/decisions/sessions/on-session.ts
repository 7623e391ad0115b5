import { allOf, type AsOf, type Asking, type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { admissions, type AdmissionEvent } from '../../admissions.js';
import { session, type SessionEvent, type SessionState } from '../../session.js';
import { accessMs, whoActs } from '../../session-limits.js';

export const sessionId = ids.sessionId;
export const jti = z.uuid();
/** SHA-256 of a refresh secret, base64url; a secret itself can never get into an event by mistake. */
export const secretHash = z.string().regex(/^[\w-]{43}$/);

export const onSession = (i: { sessionId: string }) => ({ session: streamOf(session, i.sessionId) });
export const onAdmissions = (userId: string) => ({ admissions: streamOf(admissions, userId) });
/** One event of a session, typed by its name. */
export const sessionDid = <T extends SessionEvent['type']>(type: T, data: Extract<SessionEvent, { type: T }>['data']): SessionEvent =>
  ({ type, data }) as SessionEvent;
/** One event of an account's admissions, typed by its name. */
export const admissionDid = <T extends AdmissionEvent['type']>(
  type: T,
  data: Extract<AdmissionEvent, { type: T }>['data'],
): AdmissionEvent => ({ type, data }) as AdmissionEvent;

/** From when to when an access token made now is good: whole seconds at its end, as a token says it, never beyond its session. */
export function accessSpan({ now, config }: AsOf, absoluteExpiresAt: string): { issuedAt: string; expiresAt: string } {
  const end = Math.min(Date.parse(now) + accessMs(config), Date.parse(absoluteExpiresAt));
  return { issuedAt: now, expiresAt: new Date(Math.floor(end / 1_000) * 1_000).toISOString() };
}

/** The session is there, and the caller's or an administrator's to end; another person's is answered like none. */
export function own(s: SessionState, { actor }: Asking): Availability {
  const theirs = actor.kind === 'system' || s.userId === actor.id || s.by === actor.id;
  return allOf(
    unless(s.status !== 'None', 'NOT_FOUND', 'session'),
    unless(theirs || whoActs(actor.role ?? '') === 'admin', 'NOT_FOUND', 'session'),
  );
}
