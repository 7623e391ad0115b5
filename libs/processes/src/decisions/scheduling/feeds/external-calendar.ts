import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { webhookUrl } from '@jurilien/professionals';
import { featureCalendarSync } from '@jurilien/reference';
import { READINGS } from '@jurilien/scheduling';
import { z } from 'zod';
import { onAvailability, owner, ownerIdOf } from './owner.js';

/** Calendar programs write `webcal:` for an address to subscribe to. */
const asWritten = (url: string): string => url.replace(/^webcals?:/i, 'https:');
const MOST_ZONES = 10;
const MOST_ZONE_NAME = 60;

/** Another calendar of one's own, whose busy times are not offered to anyone. Whole days and times without a zone are of the plan's clock. */
export const setExternalCalendar = decision({
  name: 'SetExternalCalendar',
  input: z.object({ ...owner, url: z.string().trim().min(1).max(1_000) }),
  streams: onAvailability,
  province: ({ availability: s }) => s.plan?.province,
  decide(asked, { availability: s }, ctx) {
    const ownerId = ownerIdOf(asked);
    refuseUnless(s.plan !== undefined, 'WRONG_STATE', 'no-availability');
    refuseUnless(ctx.config.value(featureCalendarSync, { province: s.plan.province }), 'FEATURE_OFF', 'calendarSync');
    const url = webhookUrl(asWritten(asked.url));
    refuseUnless(url !== undefined, 'VALIDATION', 'calendar-url');
    return { availability: [{ type: 'ExternalCalendarSet' as const, data: { ownerId, url: url } }] };
  },
});

/** It is looked at no more. */
export const removeExternalCalendar = decision({
  name: 'RemoveExternalCalendar',
  input: z.object(owner),
  streams: onAvailability,
  province: ({ availability: s }) => s.plan?.province,
  decide(asked, { availability: s }) {
    const ownerId = ownerIdOf(asked);
    return s.external ? { availability: [{ type: 'ExternalCalendarRemoved' as const, data: { ownerId } }] } : {};
  },
});

/** How reading it ended: written down when it ends in another way than the last one, for it is read every quarter of an hour. */
export const recordExternalCalendar = decision({
  name: 'RecordExternalCalendar',
  input: z.object({
    ...owner,
    reading: z.enum(READINGS),
    busy: z.number().int().nonnegative(),
    unknownZones: z.array(z.string()).default([]),
  }),
  streams: onAvailability,
  province: ({ availability: s }) => s.plan?.province,
  decide({ reading, busy, ...asked }, { availability: s }) {
    const ownerId = ownerIdOf(asked);
    const unknownZones = asked.unknownZones.slice(0, MOST_ZONES).map((name) => name.slice(0, MOST_ZONE_NAME));
    if (!s.external || (s.reading === reading && s.unknownZones.join() === unknownZones.join())) return {};
    return { availability: [{ type: 'ExternalCalendarRead' as const, data: { ownerId, reading, busy, unknownZones } }] };
  },
});
