/**
 * What the thread that reads a stranger's calendar file says of it (`services/worker/src/calendars/ics-thread.ts`): plain values, every
 * recurrence laid out, and nothing decided about time zones.
 */

/** A time as the file writes it. */
export interface ReadTime {
  /** What the clock shows, as milliseconds since 1970 of a clock in Greenwich that shows the same. */
  readonly wall: number;
  /** A whole day of the calendar. */
  readonly date?: true;
  /** Name of its zone; absent for a time on the reader's own clock. */
  readonly zone?: string;
  /** The instant by the rules of the zone that the file itself brings. */
  readonly byFile?: number | undefined;
}

export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  /** When it was written, to tell the younger of two. */
  readonly stamp: number;
  /** Takes no one's time: cancelled, or shown as free. */
  readonly free: boolean;
  readonly start: ReadTime;
  readonly end?: ReadTime;
  /** How long it is, where the file says that instead of its end. */
  readonly durationMs?: number;
  /** Which one of a series it replaces. */
  readonly replaces?: ReadTime;
  /** It replaces those that follow too. */
  readonly andFollowing?: true;
  /** Starts of a series on its own clock, within what was asked for and a few days around. */
  readonly starts?: readonly ReadTime[];
  /** Last instant, or last day of the clock, at which one of the series may start. */
  readonly until?: ReadTime;
  readonly added: readonly { readonly start: ReadTime; readonly end?: ReadTime; readonly durationMs?: number }[];
  readonly left: readonly ReadTime[];
}

export interface ReadCalendar {
  readonly events: readonly ReadEvent[];
  /** Busy times without an event (VFREEBUSY), as instants. */
  readonly busy: readonly { readonly from: number; readonly until: number }[];
}

/** `tooLarge`: more times than any calendar has. */
export type Read = { readonly calendar: ReadCalendar } | { readonly fault: 'notACalendar' | 'tooLarge' };
