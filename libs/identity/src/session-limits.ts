import { scopeOf } from '@jurilien/contracts';
import type { Config } from '@jurilien/event-sourcing';
import {
  authSecondFactorProfessional,
  authSecondFactorStaff,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  sessionAccessMinutes,
  sessionImpersonationMinutes,
  sessionOthersDays,
  sessionProfessionalDays,
  sessionRefreshWindowMs,
  sessionStaffHours,
  sessionStaffIdleMinutes,
} from '@jurilien/reference';

/** How long an access token opens doors. */
export const accessMs = (config: Config): number => config.value(sessionAccessMinutes) * MINUTE_MS;
/** An administrator looks through someone else's eyes for this long. */
export const impersonationMs = (config: Config): number => config.value(sessionImpersonationMinutes) * MINUTE_MS;

const STAFF = ['admin', 'province-admin', 'validation', 'report', 'restricted'];
/** The part of a role after its product's prefix says who it acts as, whatever the product. */
export const whoActs = (role: string): string | undefined => scopeOf(role)?.who;

/** Whether a role is one of our own people's. */
export const isStaffRole = (role: string): boolean => STAFF.includes(whoActs(role) ?? '');

/**
 * How long after the end of its access token a session of this role may be refreshed (original specification, section 9); less for
 * staff, whose screens show other people's troubles.
 */
export const refreshWindowMs = (role: string, config: Config): number =>
  isStaffRole(role) ? config.value(sessionStaffIdleMinutes) * MINUTE_MS : config.value(sessionRefreshWindowMs);

/** How old a session of this role may become, however much it is used. */
export function absoluteLifetimeMs(role: string, config: Config): number {
  if (isStaffRole(role)) return config.value(sessionStaffHours) * HOUR_MS;
  return config.value(whoActs(role) === 'professional' ? sessionProfessionalDays : sessionOthersDays) * DAY_MS;
}

/** Roles without a second factor that see nothing but its enrolment. */
export const needsSecondFactor = (role: string, config: Config): boolean =>
  (isStaffRole(role) && config.value(authSecondFactorStaff) === 'required') ||
  (whoActs(role) === 'professional' && config.value(authSecondFactorProfessional) === 'required');
