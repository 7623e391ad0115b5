import type { AsOf } from '@jurilien/event-sourcing';
import { laterInvitation, type LeadState, placeOf, type RenewalCause, zoneOfClient } from '@jurilien/lead';
import { quietHours } from '@jurilien/messaging';
import {
  DAY_MS,
  HOUR_MS,
  later,
  MINUTE_MS,
  plus,
  renewalDelayNotRetainedDays,
  renewalDelayReplacedHours,
  renewalDelaySlaSilentDays,
  renewalDelayUnservedHours,
} from '@jurilien/reference';

/** Why an invitation is planned; what the client put off is due on the day they chose. */
export type PlannedCause = Exclude<RenewalCause, 'snoozed'>;

const DELAYS = {
  unserved: [renewalDelayUnservedHours, HOUR_MS],
  notRetained: [renewalDelayNotRetainedDays, DAY_MS],
  replaced: [renewalDelayReplacedHours, HOUR_MS],
  slaSilent: [renewalDelaySlaSilentDays, DAY_MS],
} as const;

/** Over so many minutes invitations spread that would be due at one instant: a day without lawyers ends thousands of searches. */
const SPREAD_MINUTES = 120;
const spreadMs = (leadId: string): number => (Number.parseInt(leadId.slice(-6), 16) % SPREAD_MINUTES) * MINUTE_MS;

/**
 * When the client is invited: so long after what came to nothing, not before the last invitation is over, and in the hours in which it may
 * go out where they live, so that its days begin with it.
 */
export function renewalDueAt(s: LeadState, cause: PlannedCause, since: string, asOf: AsOf): string {
  const [key, unit] = DELAYS[cause];
  // What came to nothing long ago is due from now on.
  const due = later(laterInvitation(s, plus(since, asOf.config.value(key, placeOf(s.facts)) * unit), asOf), asOf.now);
  const where = { province: s.facts.province ?? 'QC', zone: zoneOfClient(s) };
  const open = (at: string): string => quietHours('email-service', 'client', { now: at, config: asOf.config }, where);
  const spread = plus(open(due), spreadMs(s.leadId));
  const next = open(spread);
  // Those of the evening that find the hours over are spread over the next morning, where they would all wait for its first minute.
  return next === spread ? spread : plus(next, spreadMs(s.leadId));
}
