import { need } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { Busy } from './time/busy.js';

const externalTime = z.object({ startsAt: z.string(), endsAt: z.string() });
/** A time at which someone is busy by another calendar of theirs. */
export type ExternalTime = z.output<typeof externalTime>;

/**
 * When the professional is busy by another calendar of theirs, as it was last read. It stands after `timeOwners`, which says who the
 * professional is; what a sender says of it is overwritten.
 */
export const externalBusy = need<{ professionalId?: string | undefined; external?: ExternalTime[] | undefined }>('external-busy');
/** The same of who of the team meets: it stands after `meetingCalendars`, which says who that is. */
export const hostElsewhere = need<{ hostId?: string | undefined; external?: ExternalTime[] | undefined }>('host-elsewhere');
/** The field that they fill. */
export const externalTimes = { external: z.array(externalTime).optional() };

/** Busy elsewhere counts for what is offered to clients and to who is invited; the team and the professional may book over it (4.5.2). */
export const busyElsewhere = (external: readonly ExternalTime[] = []): Busy[] =>
  external.map(({ startsAt, endsAt }) => ({ busyFrom: startsAt, busyUntil: endsAt }));
