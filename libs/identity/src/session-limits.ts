import { whoOf } from '@jurilien/contracts';
import { DAY_MS, defaults, HOUR_MS, MINUTE_MS } from '@jurilien/reference';

/** How long an access token opens doors. */
export const ACCESS_MS = defaults['session.accessMinutes'] * MINUTE_MS;
/** How long after its end a token may still be refreshed (original specification, section 9). */
export const REFRESH_WINDOW_MS = defaults['session.refreshWindowMs'];
/** The same for staff, whose screens show other people's troubles. */
export const STAFF_IDLE_MS = defaults['session.staffIdleMinutes'] * MINUTE_MS;
/** An administrator looks through someone else's eyes for this long. */
export const IMPERSONATION_MS = defaults['session.impersonationMinutes'] * MINUTE_MS;
/** Sessions one account may have open at once. */
export const OPEN_SESSIONS = defaults['session.openPerAccount'];

const STAFF = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
/** The part of a role after its product's prefix says who it acts as, whatever the product. */
export const whoActs = (role: string): string | undefined => whoOf(role, role.slice(0, role.indexOf('_')))?.who;

/** Whether a role is one of our own people's. */
export const isStaffRole = (role: string): boolean => STAFF.includes(whoActs(role) ?? '');

/** How long after the end of its access token a session of this role may be refreshed. */
export const refreshWindowMs = (role: string): number => (isStaffRole(role) ? STAFF_IDLE_MS : REFRESH_WINDOW_MS);

/** How old a session of this role may become, however much it is used. */
export function absoluteLifetimeMs(role: string): number {
  if (isStaffRole(role)) return defaults['session.staffHours'] * HOUR_MS;
  return defaults[whoActs(role) === 'professional' ? 'session.professionalDays' : 'session.othersDays'] * DAY_MS;
}

/** Roles without a second factor that see nothing but its enrolment. */
export const needsSecondFactor = (role: string): boolean =>
  (isStaffRole(role) && defaults['auth.secondFactor.staff'] === 'required') ||
  (whoActs(role) === 'professional' && defaults['auth.secondFactor.professional'] === 'required');
