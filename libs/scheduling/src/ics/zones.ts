import { DAY_MS, HOUR_MS, instantOfClock, isZone } from '@jurilien/reference';
import type { ReadTime } from './read-calendar.js';
import { WINDOWS_ZONES } from './windows-zones.js';

/** When a time may be: one instant, or as wide as the clocks of the world where its zone is not known. */
export interface Reach {
  readonly from: number;
  readonly until: number;
}

/** The clocks that are furthest ahead of Greenwich, and furthest behind. */
const [AHEAD_MS, BEHIND_MS] = [14 * HOUR_MS, 12 * HOUR_MS];
const GREENWICH: ReadonlySet<string> = new Set(['utc', 'gmt', 'z']);

/** The zone that a file means: by its name in the tables of IANA, at the end of a path, or as Windows calls it. */
function known(name: string): string | undefined {
  const plain = name.replace(/^"|"$/g, '').trim();
  if (GREENWICH.has(plain.toLowerCase())) return 'UTC';
  const windows = WINDOWS_ZONES.get(plain.toLowerCase());
  if (windows) return windows;
  if (isZone(plain)) return plain;
  // `/freeassociation.sourceforge.net/America/Toronto`, as some programs name the zones they bring themselves.
  const path = plain.split('/').filter(Boolean);
  return [3, 2].map((n) => path.slice(-n).join('/')).find((end) => end !== plain && isZone(end));
}

/** The instant of a time on a zone's clock; one that the clock leaves out is told by the clock of before (RFC 5545, 3.3.5). */
const instantIn = (wall: number, zone: string): number =>
  instantOfClock(wall, zone)?.at ?? (instantOfClock(wall - DAY_MS, zone)?.at ?? wall - DAY_MS) + DAY_MS;

/** Places times of one file; `unknown` names the zones that no one could say anything about. */
export function placer(ownerZone: string): { reachOf(time: ReadTime): Reach; readonly unknown: ReadonlySet<string> } {
  const names = new Map<string, string | undefined>();
  const unknown = new Set<string>();
  const zoneNamed = (name: string): string | undefined => {
    if (!names.has(name)) names.set(name, known(name));
    return names.get(name);
  };
  const reachOf = ({ wall, date, zone, byFile }: ReadTime): Reach => {
    // A day of the calendar is a day where its owner lives.
    const named = date || zone === undefined ? ownerZone : zoneNamed(zone);
    const at = named === undefined ? byFile : instantIn(wall, named);
    if (at !== undefined) return { from: at, until: at };
    unknown.add(zone!);
    return { from: wall - AHEAD_MS, until: wall + BEHIND_MS };
  };
  return { reachOf, unknown };
}
