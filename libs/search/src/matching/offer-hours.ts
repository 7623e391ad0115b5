import type { AsOf } from '@jurilien/event-sourcing';
import { isOpen, nextOpen, offerHours, zoneOfPlace, type Where, type Window } from '@jurilien/reference';
import type { MatchProfile } from './match-types.js';

type Reached = Pick<MatchProfile, 'hours' | 'province' | 'postalCode' | 'city' | 'urgentOptIn'>;

/**
 * When an offer may reach someone: now (`undefined`), or at the next opening of their own hours (E21). An urgent request runs
 * on the wall clock: a person who opted in to that is asked at any time, the others within the offer window at most. Many keep the
 * same hours, so each window is looked at once.
 */
export function openings(urgent: boolean, { now, config }: AsOf): (p: Reached) => string | undefined {
  const known = new Map<string, string | undefined>();
  const opening = (where: Where, window: Window): string | undefined =>
    isOpen(now, where, window) ? undefined : nextOpen(now, where, window);
  return (p) => {
    if (urgent && p.urgentOptIn) return undefined;
    if (!p.hours && !urgent) return undefined;
    const zone = zoneOfPlace(p);
    const key = `${zone}|${p.province}|${p.hours ? `${p.hours.days.join()}|${p.hours.fromMinute}|${p.hours.toMinute}|${p.hours.holidays?.join()}` : ''}`;
    if (!known.has(key)) {
      const own = p.hours && {
        days: p.hours.days,
        from: p.hours.fromMinute,
        to: p.hours.toMinute,
        holidaysClosed: false as const,
        closedOn: p.hours.holidays,
      };
      known.set(key, opening({ province: p.province, zone }, own ?? offerHours(config, p.province)));
    }
    return known.get(key);
  };
}
