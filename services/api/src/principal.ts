import { ROLES, whoOf, type Who } from '@jurilien/contracts';
import type { Actor } from '@jurilien/event-sourcing';

/** Roles an administrator may give to colleagues. */
export const PRODUCT_ROLE = ROLES.filter((name) => name.includes('admin'));

/** Who is asking, as the guard found out. */
export interface Principal {
  readonly actor: Actor;
  readonly who: Who;
}

/** A request that has passed the guard. */
export interface GuardedRequest {
  readonly headers: Record<string, string | string[] | undefined>;
  readonly ip: string;
  principal: Principal;
}

/** The principal of a session's claims; `undefined` for a role this product does not know. */
export function principalOf(claims: { id: string; role: string }, product: string): Principal | undefined {
  const found = whoOf(claims.role, product);
  if (!found) return undefined;
  return {
    who: found.who,
    actor: { kind: 'user', id: claims.id, role: claims.role, ...(found.provinces ? { provinces: found.provinces } : {}) },
  };
}

/** Staff who may see personal data of what they open; the others see it masked (section 3.0). */
export const seesPersonalData = (who: Who): boolean => who === 'admin' || who === 'province-admin' || who === 'validation';
