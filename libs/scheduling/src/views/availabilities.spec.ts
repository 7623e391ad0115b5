import { rowsOf, story, unexercised, uuidFor } from '@jurilien/event-sourcing/testing';
import { availability } from '../lives/availability.js';
import { plan } from '../time/plans.testing.js';
import { availabilities } from './availabilities.js';

const ownerId = uuidFor('owner');
const told = (type: string, data: object = {}, minutes = 0) => [availability, ownerId, type, { ownerId, ...data }, minutes] as const;

it('shows the plan in force, the feed, and how another calendar was read; places as they were said last', () => {
  const events = story(
    told('CalendarFeedSet', { feed: 1, detail: 'code' }),
    told('AvailabilitySet', { ...plan(), address: '1, rue X', videoLink: 'https://video.exemple.ca/x' }),
    told('ExternalCalendarSet', { url: 'https://exemple.ca/x.ics' }),
    told('ExternalCalendarRead', { reading: 'read', busy: 3, unknownZones: ['Nowhere'] }, 10),
    told('AvailabilitySet', { ...plan({ slotMinutes: 60 }), videoLink: 'https://video.exemple.ca/x' }, 20),
  );
  const row = rowsOf(availabilities, events).get(ownerId);
  expect(row).toMatchObject({
    ownerKind: 'professional',
    feed: 1,
    detail: 'code',
    external: true,
    reading: 'read',
    slotMinutes: 60,
    version: 5,
  });
  expect(row).toMatchObject({
    address: null,
    videoLink: 'https://video.exemple.ca/x',
    unknownZones: ['Nowhere'],
    readAt: events[3]!.occurredAt,
  });
  const removed = story(told('ExternalCalendarSet', { url: 'https://exemple.ca/x.ics' }), told('ExternalCalendarRemoved'));
  expect(rowsOf(availabilities, removed).get(ownerId)).toMatchObject({ external: false, reading: null, feed: 0 });
  expect(unexercised(availabilities, [...events, ...removed])).toEqual([]);
});
