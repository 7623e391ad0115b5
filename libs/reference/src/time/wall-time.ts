import { IANAZone } from 'luxon';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { legalTime } from './legal-time.js';

/** Names of IANA zones, not the offsets and abbreviations that some machines know too. */
const ZONE_NAME = /^(?:UTC|[A-Za-z_]{2,20}(?:\/[A-Za-z0-9_+-]{1,30}){1,2})$/;
/** Whether this is the name of a time zone that this machine knows. */
export const isZone = (name: string): boolean => ZONE_NAME.test(name) && IANAZone.isValidZone(name);

/** Zones shown first, from west to east; any other is found by search (4.5.3). */
export const OFFERED_ZONES = [
  'America/Winnipeg',
  'America/Atikokan',
  'America/Toronto',
  'America/Halifax',
  'America/Blanc-Sablon',
] as const;

/** Minutes that a zone is ahead of Greenwich at an instant. */
const offsetAt = (ms: number, zone: string): number => legalTime(zone).offset(ms);

/** What a zone's clock shows at an instant, counted as if the clock stood in Greenwich. */
export const clockAt = (ms: number, zone: string): number => ms + offsetAt(ms, zone) * MINUTE_MS;

/** The instant of a time on a zone's clock; two have that time when the clock is set back, none when it is set forward over it. */
export interface InstantOfClock {
  readonly at: number;
  readonly ambiguous: boolean;
}

/**
 * The instant at which a zone's clock shows a time; of two the first. Nothing for a time that the clock leaves out.
 * @param clock the time, counted as if the clock stood in Greenwich
 */
export function instantOfClock(clock: number, zone: string): InstantOfClock | undefined {
  const [before, after] = [offsetAt(clock - DAY_MS, zone), offsetAt(clock + DAY_MS, zone)];
  const shows = (offset: number): number | undefined => {
    const at = clock - offset * MINUTE_MS;
    return offsetAt(at, zone) === offset ? at : undefined;
  };
  const first = shows(before);
  if (before === after) return first === undefined ? undefined : { at: first, ambiguous: false };
  const second = shows(after);
  if (first === undefined || second === undefined) {
    const at = first ?? second;
    return at === undefined ? undefined : { at, ambiguous: false };
  }
  return { at: Math.min(first, second), ambiguous: true };
}

/** Whether a clock shows its time at this instant for the first time: when it is set back it shows an hour twice, and that names the first. */
export const isFirstShown = (ms: number, zone: string): boolean => instantOfClock(clockAt(ms, zone), zone)?.at === ms;

/**
 * The same for the times of one day of the calendar: on most days, when no clock is set, they all lie as far from Greenwich.
 * @param day its midnight, counted as if the clock stood in Greenwich
 */
export function instantsOfDay(day: number, zone: string): (clock: number) => InstantOfClock | undefined {
  const [before, after] = [offsetAt(day - DAY_MS, zone), offsetAt(day + 2 * DAY_MS, zone)];
  const steady = before === after && before === offsetAt(day - before * MINUTE_MS + DAY_MS / 2, zone);
  return steady ? (clock) => ({ at: clock - before * MINUTE_MS, ambiguous: false }) : (clock) => instantOfClock(clock, zone);
}

/** The same, and for a time that is left out the instant at which the clock jumps over it. */
export function instantFromClock(clock: number, zone: string): number {
  for (let later = clock; later < clock + DAY_MS; later += MINUTE_MS) {
    const instant = instantOfClock(later, zone);
    if (instant) return instant.at;
  }
  throw new RangeError(`No such time in ${zone}`);
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
/** Instants and times of the clock as texts, many of which are of the same days: a page of free times is thousands of them. */
export function minuteTexts(): (ms: number) => string {
  const dates = new Map<number, string>();
  return (ms) => {
    const day = Math.floor(ms / DAY_MS);
    let date = dates.get(day);
    if (date === undefined) dates.set(day, (date = new Date(day * DAY_MS).toISOString().slice(0, 11)));
    const minute = Math.floor((ms - day * DAY_MS) / MINUTE_MS);
    return `${date}${TWO_DIGITS[Math.floor(minute / 60)]}:${TWO_DIGITS[minute % 60]}`;
  };
}
/** A time of the clock as text: `2027-03-14T09:00`. */
export const wallText = (clock: number): string => new Date(clock).toISOString().slice(0, 16);
const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/** The same back; nothing for another text, or for a day that the calendar does not have. */
export function clockOfWall(wallTime: string): number | undefined {
  if (!WALL_TIME.test(wallTime)) return undefined;
  const clock = Date.parse(`${wallTime}Z`);
  return Number.isNaN(clock) || wallText(clock) !== wallTime ? undefined : clock;
}

/** What a zone's clock shows at an instant: `2027-03-14T09:00`. */
export const wallTimeOf = (instant: string, zone: string): string => wallText(clockAt(Date.parse(instant), zone));

/** The instant at which a zone's clock shows a wall time, of two the first; nothing where there is no such time. */
export function instantOf(wallTime: string, zone: string): { readonly at: string; readonly ambiguous: boolean } | undefined {
  const clock = clockOfWall(wallTime);
  const instant = clock === undefined ? undefined : instantOfClock(clock, zone);
  return instant && { at: new Date(instant.at).toISOString(), ambiguous: instant.ambiguous };
}
