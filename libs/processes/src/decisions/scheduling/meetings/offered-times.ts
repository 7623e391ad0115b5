import type { Ctx } from '@jurilien/event-sourcing';
import {
  type AvailabilityState,
  type CalendarState,
  type ExternalTime,
  freeSlotAt,
  freeSlots,
  type MeetingState,
  type Slot,
} from '@jurilien/scheduling';
import { freeFor } from './schedule-meeting.js';

/** Someone of the team who may hold a meeting, with the hours they set and what takes their time, here and in another calendar. */
export interface Host {
  readonly staffId: string;
  readonly hours: AvailabilityState;
  readonly professionals: CalendarState;
  readonly external: readonly ExternalTime[];
}
/** A meeting, and the calendar of who is invited. */
export interface Wanted {
  readonly meetingId: string;
  readonly meeting: MeetingState;
  readonly clients: CalendarState;
}
type When = Pick<Ctx, 'now' | 'config'>;

/** How much of a colleague's time meetings take already: the one with the least meets next, and of two the same one each time. */
const load = ({ professionals: { entries } }: Host, now: string): number =>
  Object.values(entries).filter(({ kind, endsAt }) => kind === 'meeting' && endsAt > now).length;
export const leastLoaded = (hosts: readonly Host[], now: string): Host[] =>
  [...hosts].sort((a, b) => load(a, now) - load(b, now) || (a.staffId < b.staffId ? -1 : 1));

/** Who of the team can meet at an instant, the one with the least to do first. */
export const hostsAt = (hosts: readonly Host[], { meetingId, ...wanted }: Wanted, startsAt: string, when: When): Host[] =>
  leastLoaded(hosts, when.now).filter((host) => freeSlotAt(freeFor({ ...host, ...wanted }, meetingId, when), startsAt) !== undefined);

/** The times at which any of them can meet, each once, the next first. */
export function offeredTimes(
  hosts: readonly Host[],
  { meetingId, ...wanted }: Wanted,
  when: When,
  asked: { readonly from?: string; readonly limit: number },
): Slot[] {
  const found = new Map<string, Slot>();
  for (const host of hosts)
    for (const slot of freeSlots(freeFor({ ...host, ...wanted }, meetingId, when), asked)) found.set(slot.startsAt, slot);
  return [...found.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)).slice(0, asked.limit);
}
