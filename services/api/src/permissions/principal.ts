import type { Config } from '@jurilien/event-sourcing';
import type { SessionState } from '@jurilien/identity';
import { readerAs, type Reader } from '@jurilien/runtime';
import type { Claims } from '../sessions/claims.js';

/** Who is asking, as the guard found out. */
export interface Principal extends Reader {
  /** The session the request belongs to, and what it was opened with. */
  readonly sessionId: string;
  /** When the person last proved who they are, in milliseconds. */
  readonly authAt: number;
  readonly methods: readonly string[];
  /** End of the access token, in milliseconds. */
  readonly expiresAt: number;
  /** The administrator who looks through this person's eyes. */
  readonly impersonator?: string;
}

/** A request that has passed the guard. */
export interface GuardedRequest {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly ip: string;
  readonly method: string;
  principal: Principal;
}

/** The principal of a session and its claims; `undefined` for a role this product does not know. */
export function principalOf(claims: Claims, session: SessionState, product: string, config: Config): Principal | undefined {
  const reader = readerAs(claims, product, config);
  return (
    reader && {
      ...reader,
      sessionId: claims.sid,
      authAt: Date.parse(session.authAt),
      methods: session.methods,
      expiresAt: claims.exp * 1_000,
      ...(session.by ? { impersonator: session.by } : {}),
    }
  );
}
