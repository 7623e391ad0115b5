import type { Route } from '@jurilien/contracts';
import { type Config, Refused } from '@jurilien/event-sourcing';
import type { Principal } from './principal.js';
import { owesSecondFactor } from '../sessions/gates.js';

/** How long a sign-in counts as fresh (design/security.md, row 11). */
const FRESH_MS = 15 * 60_000;

/** Refuses a session that the row of a route does not admit: its role, its second factor, the age of its sign-in. */
export function permitRoute(route: Route, principal: Principal, method: string, config: Config): void {
  const { who, impersonator } = principal;
  if (typeof route.access !== 'string' && !route.access.includes(who)) throw new Refused('FORBIDDEN', 'role');
  if (impersonator) {
    if (method !== 'GET' && method !== 'HEAD' && !route.impersonated) throw new Refused('FORBIDDEN', 'impersonation-only-reads');
    return;
  }
  if (!route.enrolment && owesSecondFactor(principal, config)) throw new Refused('SECOND_FACTOR_REQUIRED', 'enrol-second-factor');
  if (route.fresh) refuseUnlessFresh(principal);
}

/** Refuses a sign-in that is too long ago for what is asked: a person who left the screen open may not be the person who sits there now. */
export function refuseUnlessFresh({ authAt }: Principal): void {
  if (Date.now() - authAt > FRESH_MS) throw new Refused('STEP_UP_REQUIRED', 'sign-in-again');
}
