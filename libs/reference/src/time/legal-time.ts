import { DAY_MS } from './durations.js';
import { IANAZone, type Zone } from 'luxon';

/** Far more days than a running product looks at; a stray date of another age does not pile up. */
const MOST_DAYS = 5_000;

const zones = new Map<string, Zone>();

/** A day whose clock moves: from an instant on it is ahead by other minutes. */
interface Moving {
  readonly from: number;
  readonly before: number;
  readonly after: number;
}

/** The instant at which the clock of a day moves, to the millisecond. */
function movingOf(zone: IANAZone, begin: number, before: number, after: number): Moving {
  let [low, high] = [begin, begin + DAY_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offset(middle) === before) low = middle;
    else high = middle;
  }
  return { from: high, before, after };
}

/**
 * A time zone that asks the tables of the world once per day instead of once per question: a clock of business minutes, and a page of
 * free times, ask thousands of times. Of a day whose clock moves it finds out when.
 */
export function legalTime(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const iana = IANAZone.create(name);
  const days = new Map<number, number | Moving>();
  const dayOf = (day: number): number | Moving => {
    const found = days.get(day);
    if (found !== undefined) return found;
    if (days.size >= MOST_DAYS) days.clear();
    const [first, last] = [iana.offset(day * DAY_MS), iana.offset((day + 1) * DAY_MS)];
    const fresh = first === last ? first : movingOf(iana, day * DAY_MS, first, last);
    days.set(day, fresh);
    return fresh;
  };
  const offset = (ts: number): number => {
    const day = dayOf(Math.floor(ts / DAY_MS));
    if (typeof day === 'number') return day;
    return ts < day.from ? day.before : day.after;
  };
  const zone = Object.create(iana, { offset: { value: offset } }) as Zone;
  zones.set(name, zone);
  return zone;
}
