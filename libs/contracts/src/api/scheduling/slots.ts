import { ids } from '@jurilien/event-sourcing';
import { APPOINTMENT_STATES, MODES } from '@jurilien/scheduling';
import { z } from 'zod';
import { instant } from '../contract.js';

/** A time of meeting: the instants, the zone it was chosen in and what its clock shows. */
export const slotShown = z.object({ startsAt: instant, endsAt: instant, zone: z.string(), wallTime: z.string() });

/** Takes a time into a calendar: a file, and pages of calendars on the web. */
export const intoCalendar = z.object({ file: z.string(), google: z.string(), outlook: z.string(), office: z.string() });

/** An appointment with someone, in a line. */
export const bookedWith = z.object({
  appointmentId: ids.appointmentId,
  state: z.enum(APPOINTMENT_STATES),
  slot: slotShown,
  /** The client's zone. */
  zone: z.string(),
});

/** From which day on slots are asked for, of the reader's calendar; today where it is left out. */
export const slotsQuery = z.strictObject({ from: z.iso.date().optional() });

/** Free times of someone in a span of days, and where the next ones are. */
export const freeSlots = z.object({
  /** The reader's zone, and that of whom they meet. */
  zone: z.string(),
  otherZone: z.string(),
  /** The days that were looked at, of the reader's calendar, both included. */
  from: z.iso.date(),
  until: z.iso.date(),
  slots: z.array(slotShown),
  /** The first day after them with a free time; absent where there is none in reach. */
  next: z.iso.date().optional(),
  modes: z.array(z.enum(MODES)),
});
