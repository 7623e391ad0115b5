import { whoOf, type Who } from '@jurilien/contracts';
import type { Actor, Config } from '@jurilien/event-sourcing';
import type { SessionState } from '@jurilien/identity';
import { PROVINCES, rolesProvinceScope } from '@jurilien/reference';
import type { Claims } from '../sessions/claims.js';

/** Who is asking, as the guard found out. */
export interface Principal {
  readonly actor: Actor;
  readonly who: Who;
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

const EVERYWHERE = PROVINCES.map(({ code }) => code);

/**
 * The principal of a session and its claims; `undefined` for a role this product does not know. Where provinces are not kept apart,
 * someone of one province acts in all of them, under the same role.
 */
export function principalOf(claims: Claims, session: SessionState, product: string, config: Config): Principal | undefined {
  const found = whoOf(claims.role, product);
  if (!found) return undefined;
  const provinces = found.provinces && !config.value(rolesProvinceScope) ? EVERYWHERE : found.provinces;
  return {
    sessionId: claims.sid,
    authAt: Date.parse(session.authAt),
    methods: session.methods,
    expiresAt: claims.exp * 1_000,
    ...(session.by ? { impersonator: session.by } : {}),
    who: found.who,
    actor: { kind: 'user', id: claims.id, role: claims.role, ...(provinces ? { provinces } : {}) },
  };
}
