import { DAY_MS } from './durations.js';
import { IANAZone, type Zone } from 'luxon';

/** Far more days than a running product looks at; a stray date of another age does not pile up. */
const MOST_DAYS = 5_000;

const zones = new Map<string, Zone>();

/**
 * A time zone that asks the tables of the world once per day instead of once per question: a clock of business minutes asks
 * thousands of times. A day whose clocks move is asked exactly, each time.
 */
export function legalTime(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const iana = IANAZone.create(name);
  const steady = new Map<number, number | undefined>();
  const offset = (ts: number): number => {
    const day = Math.floor(ts / DAY_MS);
    if (!steady.has(day)) {
      if (steady.size >= MOST_DAYS) steady.clear();
      const [first, last] = [iana.offset(day * DAY_MS), iana.offset((day + 1) * DAY_MS)];
      steady.set(day, first === last ? first : undefined);
    }
    return steady.get(day) ?? iana.offset(ts);
  };
  const zone = Object.create(iana, { offset: { value: offset } }) as Zone;
  zones.set(name, zone);
  return zone;
}
