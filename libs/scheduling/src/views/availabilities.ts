import { json, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { availability, exception, FEED_DETAILS, OWNER_KINDS, READINGS, weeklyBlock } from '../lives/availability.js';

/** When each professional, and each person of the team, can be met; with their feed, and how another calendar of theirs was read. */
export const availabilities = view(availability)({
  name: 'availabilities',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    /** None of a plan until one was set: a feed may come first. */
    ownerKind: oneOf(OWNER_KINDS),
    province: oneOf(['QC', 'ON']),
    zone: 'text',
    weekly: json(z.array(weeklyBlock)),
    exceptions: json(z.array(exception)),
    bufferMinutes: 'integer',
    minNoticeHours: 'integer',
    slotMinutes: 'integer',
    autoConfirm: 'boolean',
    offersBooking: 'boolean',
    address: { type: 'text', personal: 'text' },
    videoLink: { type: 'text', personal: 'text' },
    setAt: 'timestamptz',
    feed: 'integer not null',
    detail: oneOf(FEED_DETAILS),
    external: 'boolean not null',
    reading: oneOf(READINGS),
    readAt: 'timestamptz',
    unknownZones: 'text[]',
    version: 'integer not null',
  },
  sealedBy: 'id',
  indexes: [['ownerKind', 'province']],
  read: {
    province: 'province',
    detailOnly: ['weekly', 'exceptions', 'address', 'videoLink', 'unknownZones'],
    defaultSort: ['setAt', 'desc'],
  },
  on: {
    AvailabilitySet: (row, { data: { ownerId: _, ...plan }, occurredAt, version }) => ({
      ...NOTHING,
      ...row,
      ...plan,
      address: plan.address ?? null,
      videoLink: plan.videoLink ?? null,
      setAt: occurredAt,
      version,
    }),
    CalendarFeedSet: (row, { data: { feed, detail }, version }) => ({ ...NOTHING, ...row, feed, detail, version }),
    ExternalCalendarSet: (row, { version }) => ({ ...NOTHING, ...row, external: true, ...UNREAD, version }),
    ExternalCalendarRemoved: (row, { version }) => ({ ...NOTHING, ...row, external: false, ...UNREAD, version }),
    ExternalCalendarRead: (row, { data: { reading, unknownZones }, occurredAt, version }) => ({
      ...NOTHING,
      ...row,
      reading,
      unknownZones,
      readAt: occurredAt,
      version,
    }),
  },
});
export type AvailabilityRow = RowOf<typeof availabilities>;

const NOTHING = { feed: 0, external: false } as const;
const UNREAD = { reading: null, readAt: null, unknownZones: null } as const;
