import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Why time of someone is not free. */
const ENTRY_KINDS = ['held', 'proposed', 'pending', 'confirmed', 'meeting'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const ownerId = z.string();

/**
 * The busy time of one person: a professional, a client or a member of the team (4.5.2). Whatever takes someone's time is decided on this
 * stream and appended at its expected version, so that of two who take the same time one is decided again and finds it taken.
 */
export const calendarEvents = {
  /** The same entry again replaces what it was before: a hold becomes an appointment, an appointment moves. */
  TimeTaken: event(
    z.object({
      ownerId,
      entryId: z.string(),
      kind: z.enum(ENTRY_KINDS),
      /** The reservation, appointment or meeting that takes it. */
      refId: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      /** With the owner's buffers. */
      busyFrom: z.string(),
      busyUntil: z.string(),
      /** Until when it counts, for a hold or a proposal. */
      until: z.string().optional(),
    }),
  ),
  TimeFreed: event(z.object({ ownerId, entryId: z.string() })),
};
export type CalendarEvent = EventOf<typeof calendarEvents>;
export type Entry = Omit<Extract<CalendarEvent, { type: 'TimeTaken' }>['data'], 'ownerId'>;

export interface CalendarState {
  /** By entry; what was over when the next one came is forgotten. */
  readonly entries: Readonly<Record<string, Entry>>;
}

const stillAhead = (entries: CalendarState['entries'], now: string): CalendarState['entries'] =>
  Object.fromEntries(Object.entries(entries).filter(([, { busyUntil }]) => busyUntil > now));

export const calendar = decider<CalendarState, typeof calendarEvents>({
  category: 'calendar',
  events: calendarEvents,
  initial: { entries: {} },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      case 'TimeTaken': {
        const { ownerId: _, ...entry } = e.data;
        return { entries: { ...stillAhead(s.entries, occurredAt), [entry.entryId]: entry } };
      }
      case 'TimeFreed': {
        const { [e.data.entryId]: _, ...entries } = s.entries;
        return { entries };
      }
      default:
        return e satisfies never;
    }
  },
});
