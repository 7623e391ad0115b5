import { MINUTE_MS, plus } from '@jurilien/reference';
import type { CalendarEvent, CalendarState, Entry, EntryKind } from '../lives/calendar.js';
import type { Slot } from '../slot.js';
import { counts } from '../time/busy.js';
import type { Calendars, Owners } from './owners.js';

/** What is appended to the two calendars of an act. */
export interface CalendarEvents {
  readonly professionals: CalendarEvent[];
  readonly clients: CalendarEvent[];
}
/** What takes time, and until when it counts. */
export interface Taking {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly refId: string;
  readonly until?: string | undefined;
}

/** A hold's entry is named by its acceptance, so that one client holds one time with one professional, by construction. */
export const holdEntry = (acceptanceId: string): string => `hold:${acceptanceId}`;
/** A proposal's entry: the appointment's own is named by the appointment alone. */
export const proposalEntry = (appointmentId: string, n: number): string => `${appointmentId}:${n}`;

/** Entries that take time at an instant, without those of one's own things. */
export const busyOf = ({ entries }: CalendarState, now: string, own: readonly string[] = []): Entry[] =>
  Object.values(entries).filter((e) => counts(e, now) && !own.includes(e.refId));

const overlaps = (e: Entry, from: string, until: string): boolean => e.busyFrom < until && from < e.busyUntil;

/** Whether a time is no one's: the professional's with the minutes between, the client's as it is. */
export function isUntaken(
  { professionals, clients }: Calendars,
  { startsAt, endsAt }: Slot,
  { now, buffer, own }: { readonly now: string; readonly buffer: number; readonly own: readonly string[] },
): boolean {
  const [from, until] = [plus(startsAt, -buffer * MINUTE_MS), plus(endsAt, buffer * MINUTE_MS)];
  return (
    !busyOf(professionals, now, own).some((e) => overlaps(e, from, until)) &&
    !busyOf(clients, now, own).some((e) => overlaps(e, startsAt, endsAt))
  );
}

const taken = (ownerId: string, { startsAt, endsAt }: Slot, { until, ...what }: Taking, buffer: number): CalendarEvent => ({
  type: 'TimeTaken',
  data: {
    ...{ ownerId, ...what, startsAt, endsAt },
    busyFrom: plus(startsAt, -buffer * MINUTE_MS),
    busyUntil: plus(endsAt, buffer * MINUTE_MS),
    ...(until === undefined ? {} : { until }),
  },
});

/** Takes a time of both; the same entry again moves it. */
export const takeTime = (of: Required<Owners>, slot: Slot, what: Taking, buffer: number): CalendarEvents => ({
  professionals: [taken(of.professionalId, slot, what, buffer)],
  clients: [taken(of.clientId, slot, what, 0)],
});

/** Gives back what these entries of a thing took; one that was replaced by another thing's, or is gone, stays as it is. */
export function freeTime(
  of: Required<Owners>,
  { professionals, clients }: Calendars,
  entryIds: readonly string[],
  refId: string,
): CalendarEvents {
  const freed = (ownerId: string, { entries }: CalendarState): CalendarEvent[] =>
    entryIds.filter((entryId) => entries[entryId]?.refId === refId).map((entryId) => ({ type: 'TimeFreed', data: { ownerId, entryId } }));
  return { professionals: freed(of.professionalId, professionals), clients: freed(of.clientId, clients) };
}

/** Lets an entry count for longer, where it is still there. */
export function prolong(of: Required<Owners>, { professionals, clients }: Calendars, entryId: string, until: string): CalendarEvents {
  const longer = (ownerId: string, { entries }: CalendarState): CalendarEvent[] => {
    const entry = entries[entryId];
    return entry ? [{ type: 'TimeTaken', data: { ownerId, ...entry, until } }] : [];
  };
  return { professionals: longer(of.professionalId, professionals), clients: longer(of.clientId, clients) };
}

/** What comes of an entry whose thing moved by itself, as long as before and with the same time between. */
interface Moved {
  readonly events: CalendarEvent[];
  /** Whether it now meets another time that was agreed on, which no one chose. */
  readonly overlaps: boolean;
}

/** What may become an agreement is refused when it would, once its time is another's. */
const isAgreed = ({ kind }: Entry): boolean => kind !== 'held' && kind !== 'proposed';

/** Moves the entry that something takes time by in one calendar; nothing where it takes none. */
export function moveEntry(ownerId: string, state: CalendarState, entryId: string, from: Slot, to: Slot, now: string): Moved {
  const entry = state.entries[entryId];
  if (!entry) return { events: [], overlaps: false };
  const by = Date.parse(to.startsAt) - Date.parse(from.startsAt);
  const { startsAt, endsAt } = to;
  const span = { startsAt, endsAt, busyFrom: plus(entry.busyFrom, by), busyUntil: plus(entry.busyUntil, by) };
  return {
    events: [{ type: 'TimeTaken', data: { ownerId, ...entry, ...span } }],
    overlaps: busyOf(state, now, [entry.refId]).some((e) => isAgreed(e) && overlaps(e, span.busyFrom, span.busyUntil)),
  };
}

/** Several acts on the two calendars, one after the other. */
export const together = (...all: readonly CalendarEvents[]): CalendarEvents => ({
  professionals: all.flatMap((each) => each.professionals),
  clients: all.flatMap((each) => each.clients),
});
