import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const sessionId = z.string();
const userId = z.string();
const method = z.string();
const generation = { generation: z.number().int().positive(), jti: z.string(), issuedAt: z.string(), expiresAt: z.string() };

/** Why a session was ended by someone or something other than its own device. */
export const revokedBecause = z.enum(['own', 'staff', 'password', 'factor', 'account', 'too-many', 'signed-in-again']);
export type RevokedBecause = z.infer<typeof revokedBecause>;

/**
 * Every event of a session: one family of refresh secrets, of which the log holds only SHA-256. Each refresh is a generation;
 * `jti` names its access token. An impersonation has no secret and is never refreshed.
 */
export const sessionEvents = {
  SessionOpened: event(
    z.object({
      sessionId,
      userId,
      role: z.string(),
      kind: z.enum(['full', 'impersonation']),
      ...generation,
      secretHash: z.string().optional(),
      absoluteExpiresAt: z.string(),
      authAt: z.string(),
      methods: z.array(method),
      device: z.string().optional(),
      by: z.string().optional(),
      bySessionId: z.string().optional(),
    }),
    { personal: { device: 'userId' } },
  ),
  SessionRefreshed: event(z.object({ sessionId, userId, ...generation, secretHash: z.string() })),
  SessionEnded: event(z.object({ sessionId, userId })),
  SessionRevoked: event(z.object({ sessionId, userId, reason: revokedBecause })),
  SessionFamilyRevoked: event(z.object({ sessionId, userId, reason: z.literal('reuse') })),
};
export type SessionEvent = EventOf<typeof sessionEvents>;

/** One access token and the refresh secret that goes with it. */
export interface Generation {
  readonly generation: number;
  readonly jti: string;
  readonly secretHash?: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

export interface SessionState {
  readonly status: 'None' | 'Live' | 'Ended' | 'Revoked';
  readonly userId: string;
  readonly role: string;
  readonly kind: 'full' | 'impersonation';
  readonly openedAt: string;
  readonly absoluteExpiresAt: string;
  readonly authAt: string;
  readonly methods: readonly string[];
  readonly device?: string;
  /** Who looks through someone else's eyes, and the session they do it from. */
  readonly by?: string;
  readonly bySessionId?: string;
  readonly head: Generation;
  readonly parent?: Generation;
}

const NO_ONE: Generation = { generation: 0, jti: '', issuedAt: '', expiresAt: '' };
const initial: SessionState = {
  status: 'None',
  userId: '',
  role: '',
  kind: 'full',
  openedAt: '',
  absoluteExpiresAt: '',
  authAt: '',
  methods: [],
  head: NO_ONE,
};

export const session = decider<SessionState, typeof sessionEvents>({ category: 'session', events: sessionEvents, initial, evolve });

function evolve(s: SessionState, e: SessionEvent): SessionState {
  switch (e.type) {
    case 'SessionOpened': {
      const { sessionId: _, generation, jti, secretHash, issuedAt, expiresAt, ...opened } = e.data;
      return { ...s, ...opened, status: 'Live', openedAt: issuedAt, head: { generation, jti, secretHash, issuedAt, expiresAt } };
    }
    case 'SessionRefreshed': {
      const { generation, jti, secretHash, issuedAt, expiresAt } = e.data;
      return { ...s, parent: s.head, head: { generation, jti, secretHash, issuedAt, expiresAt } };
    }
    case 'SessionEnded':
      return { ...s, status: 'Ended' };
    case 'SessionRevoked':
    case 'SessionFamilyRevoked':
      return { ...s, status: 'Revoked' };
    default:
      return e satisfies never;
  }
}

/** Whether a session may still be used at an instant: not ended by anyone, and not older than its kind may become. */
export const sessionLives = (s: SessionState, now: string): boolean =>
  s.status === 'Live' && Date.parse(now) < Date.parse(s.absoluteExpiresAt);
