import { ERASED, systemActor } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { recordExternalCalendar } from '@jurilien/processes';
import { availabilityHorizonDays, ceilingOf, DAY_MS, featureCalendarSync, OFFICE_ZONE } from '@jurilien/reference';
import { dueReadings, forgetLeftCalendars, keepExternalBusy, takeReading } from '@jurilien/persistence';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { availability, type AvailabilityState, busyTimes, type READINGS } from '@jurilien/scheduling';
import type { CommandBus } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import { calendarReadings } from '../metrics.js';
import type { CalendarFetcher } from './fetch-calendar.js';
import { readIcs } from './read-ics.js';

/** How often calendars that are due are looked for. */
export const CALENDARS_MS = 5_000;
const EVERY_SECONDS = 15 * 60;
/** A new address is read soon, and a broken one not all the time. */
const NEW_SECONDS = 60;
/** How far ahead busy times are kept: further than anyone may be booked, however the horizon is set, and to the end of that day's times. */
const AHEAD_MS = (ceilingOf(availabilityHorizonDays) + 1) * DAY_MS;
const AT_ONCE = 4;
/** More than this in one look waits for the next. */
const A_LOOK = 50;
const NAMESPACE = 'f2b7d7b1-8b6e-5c0e-9f0d-3a2f6d7f2c11';

type Reading = (typeof READINGS)[number];
interface Outcome {
  readonly reading: Reading;
  readonly busy: number;
  readonly unknownZones: readonly string[];
}

/** Reads one calendar; what cannot be read leaves the times of before. */
async function readOne(kernel: Kernel, fetch: CalendarFetcher, ownerId: string, s: AvailabilityState): Promise<Outcome> {
  const failed = (reading: Reading): Outcome => ({ reading, busy: 0, unknownZones: [] });
  const fetched = await fetch(s.externalUrl!);
  if ('fault' in fetched) return failed(fetched.fault);
  const now = await databaseNow(kernel);
  const within = { from: Date.parse(now), until: Date.parse(now) + AHEAD_MS };
  const read = await readIcs(fetched.text, within);
  if ('fault' in read) return failed(read.fault);
  const { busy, unknownZones } = busyTimes(read.calendar, s.plan?.zone ?? OFFICE_ZONE, within);
  await keepExternalBusy(kernel.db, ownerId, busy, now);
  return { reading: 'read', busy: busy.length, unknownZones };
}

/** One that is due and that no other worker has taken. */
async function refreshOne(kernel: Kernel, bus: CommandBus, fetch: CalendarFetcher, ownerId: string): Promise<void> {
  const s = await stateOf(kernel, availability, ownerId);
  if (!s.external || s.externalUrl === undefined || s.externalUrl === ERASED) return;
  const isOn = kernel.configuration.current().value(featureCalendarSync, s.plan ? { province: s.plan.province } : {});
  if (!isOn) return;
  const afresh = s.reading === undefined;
  if (!(await takeReading(kernel.db, ownerId, { everySeconds: afresh ? NEW_SECONDS : EVERY_SECONDS, afresh }))) return;
  const outcome = await readOne(kernel, fetch, ownerId, s);
  calendarReadings.inc({ reading: outcome.reading });
  const owner = s.plan?.ownerKind === 'staff' ? { userId: ownerId } : { professionalId: ownerId };
  const commandId = uuidv5(`${ownerId}/${await databaseNow(kernel)}`, NAMESPACE);
  const input = { ...owner, ...outcome, unknownZones: [...outcome.unknownZones] };
  await bus.execute(command(recordExternalCalendar, input, { commandId, actor: systemActor('calendars') }));
}

/**
 * Reads the calendars that are due, a few at once: a server that lets us wait takes one hand, and one whose file cannot be kept does not
 * stop the others. What is kept of a calendar that is looked at no more goes.
 */
export async function refreshCalendars(kernel: Kernel, bus: CommandBus, fetch: CalendarFetcher): Promise<boolean> {
  const view = kernel.registry.views.get('availabilities')!;
  const due = await dueReadings(kernel.db, view, { everySeconds: EVERY_SECONDS, newSeconds: NEW_SECONDS, most: A_LOOK });
  const queue = [...due];
  const hand = async (): Promise<void> => {
    for (let ownerId = queue.shift(); ownerId; ownerId = queue.shift()) await refreshOne(kernel, bus, fetch, ownerId);
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, hand));
  await forgetLeftCalendars(kernel.db, view);
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return false;
}
