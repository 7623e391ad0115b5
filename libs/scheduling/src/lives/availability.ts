import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

export const OWNER_KINDS = ['professional', 'staff'] as const;
/** What a reader of one's feed learns: that one is busy and the code, or the names too, when the owner asks for it. */
export const FEED_DETAILS = ['code', 'names'] as const;
/** How reading another calendar ended. */
export const READINGS = ['read', 'unreachable', 'refused', 'tooLarge', 'notACalendar'] as const;

const ownerId = z.string();
/** A span of a day on the owner's clock, in minutes since midnight. */
export const block = z.object({ from: z.number().int().min(0).max(1_439), until: z.number().int().min(1).max(1_440) });
export type Block = z.output<typeof block>;
/** Monday is 1. */
export const weeklyBlock = block.extend({ weekday: z.number().int().min(1).max(7) });
/** Days of the calendar, both included, on which other hours hold; no block means that no one can book. */
export const exception = z.object({ from: z.string(), until: z.string(), blocks: z.array(block) });
export type Exception = z.output<typeof exception>;

/** When someone can be met: one plan of a week in force, with its exceptions (4.5.1). */
export const availabilityEvents = {
  AvailabilitySet: event(
    z.object({
      ownerId,
      ownerKind: z.enum(OWNER_KINDS),
      province: z.enum(['QC', 'ON']),
      zone: z.string(),
      weekly: z.array(weeklyBlock),
      exceptions: z.array(exception),
      /** Kept free before and after each appointment. */
      bufferMinutes: z.number().int().nonnegative(),
      minNoticeHours: z.number().int().nonnegative(),
      slotMinutes: z.number().int().positive(),
      /** Whether a booking counts without the owner's word. */
      autoConfirm: z.boolean(),
      /** Whether clients get a link to book at all. */
      offersBooking: z.boolean(),
      /** Where one is met, for meetings in person and by video. */
      address: z.string().optional(),
      videoLink: z.string().optional(),
    }),
    { personal: { address: 'ownerId', videoLink: 'ownerId' } },
  ),
  /** The private address of the owner's calendar: the number of its version, or none any more. */
  CalendarFeedSet: event(z.object({ ownerId, feed: z.number().int().nonnegative(), detail: z.enum(FEED_DETAILS) })),
  /** Another calendar of the owner, whose busy times count here. */
  ExternalCalendarSet: event(z.object({ ownerId, url: z.string() }), { personal: { url: 'ownerId' } }),
  ExternalCalendarRemoved: event(z.object({ ownerId })),
  /** How the last reading ended, when it ended in another way than the one before. */
  ExternalCalendarRead: event(
    z.object({
      ownerId,
      reading: z.enum(READINGS),
      busy: z.number().int().nonnegative(),
      /** Names of zones that we do not know: what they say counts as busy, and the owner is told. */
      unknownZones: z.array(z.string()),
    }),
  ),
};
type AvailabilityEvent = EventOf<typeof availabilityEvents>;
export type Plan = Omit<Extract<AvailabilityEvent, { type: 'AvailabilitySet' }>['data'], 'ownerId' | 'address' | 'videoLink'>;

export interface AvailabilityState {
  /** Absent until one was set. */
  readonly plan?: Plan;
  /** Whether there is a place for each mode. */
  readonly places: { readonly address: boolean; readonly videoLink: boolean };
  /** 0: no feed. */
  readonly feed: number;
  /** How many there were: the number of one that was taken back is never used again. */
  readonly feeds: number;
  readonly detail: (typeof FEED_DETAILS)[number];
  readonly external: boolean;
  /** Where it is; sealed, so that it goes with the owner. */
  readonly externalUrl?: string;
  readonly reading?: (typeof READINGS)[number];
  readonly readAt?: string;
  readonly unknownZones: readonly string[];
}

export const availability = decider<AvailabilityState, typeof availabilityEvents>({
  category: 'availability',
  events: availabilityEvents,
  initial: { places: { address: false, videoLink: false }, feed: 0, feeds: 0, detail: 'code', external: false, unknownZones: [] },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      case 'AvailabilitySet': {
        const { ownerId: _, address, videoLink, ...plan } = e.data;
        return { ...s, plan, places: { address: !!address, videoLink: !!videoLink } };
      }
      case 'CalendarFeedSet':
        return { ...s, feed: e.data.feed, feeds: Math.max(s.feeds, e.data.feed), detail: e.data.detail };
      case 'ExternalCalendarSet':
        return { ...s, external: true, externalUrl: e.data.url, reading: undefined, readAt: undefined, unknownZones: [] };
      case 'ExternalCalendarRemoved':
        return { ...s, external: false, externalUrl: undefined, reading: undefined, readAt: undefined, unknownZones: [] };
      case 'ExternalCalendarRead':
        return { ...s, reading: e.data.reading, readAt: occurredAt, unknownZones: e.data.unknownZones };
      default:
        return e satisfies never;
    }
  },
});
