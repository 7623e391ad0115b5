import { whoOf } from '@jurilien/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jurilien/reference';

/** How long an access token opens doors. */
export const ACCESS_MS = 15 * MINUTE_MS;
/** How long after its end a token may still be refreshed (original specification, section 9). */
export const REFRESH_WINDOW_MS = 169_200_000;
/** The same for staff, whose screens show other people's troubles. */
export const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** An administrator looks through someone else's eyes for this long. */
export const IMPERSONATION_MS = 15 * MINUTE_MS;
/** Sessions one account may have open at once. */
export const OPEN_SESSIONS = 5;

const STAFF = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
/** The part of a role after its product's prefix says who it acts as, whatever the product. */
export const whoActs = (role: string): string | undefined => whoOf(role, role.slice(0, role.indexOf('_')))?.who;

/** Whether a role is one of our own people's. */
export const isStaffRole = (role: string): boolean => STAFF.includes(whoActs(role) ?? '');

/** How long after the end of its access token a session of this role may be refreshed. */
export const refreshWindowMs = (role: string): number => (isStaffRole(role) ? STAFF_IDLE_MS : REFRESH_WINDOW_MS);

/** How old a session of this role may become, however much it is used. */
export function absoluteLifetimeMs(role: string): number {
  if (isStaffRole(role)) return 12 * HOUR_MS;
  return whoActs(role) === 'professional' ? 14 * DAY_MS : 30 * DAY_MS;
}

/** Roles without a second factor that see nothing but its enrolment. */
export const needsSecondFactor = (role: string): boolean => isStaffRole(role) || whoActs(role) === 'professional';
