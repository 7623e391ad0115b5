import type { Answer } from '@jurilien/contracts/api';
import { freeTimeOf } from '@jurilien/processes';
import { calendarDay, clockOfWall, DAY_MS, instantFromClock } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';
import { type AvailabilityState, freeSlots, type Mode, type Slot } from '@jurilien/scheduling';
import type { Parties } from './parties.js';

type Free = Answer<'GET /api/appointments/:appointmentId/slots'>;

/** How many days of the calendar a page shows at once. */
const DAYS = 7;

/** The ways of meeting that the professional has a place for. */
export const modesOf = ({ places }: AvailabilityState): Mode[] => [
  'phone',
  ...(places.videoLink ? (['video'] as const) : []),
  ...(places.address ? (['inPerson'] as const) : []),
];

const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** The first instant of a day on a zone's clock. */
const beginOf = (day: string, zone: string): number => instantFromClock(clockOfWall(`${day}T00:00`)!, zone);

interface Wanted {
  /** The day of the reader's calendar to begin with; that of the first free time when absent. */
  readonly from?: string | undefined;
  /** Things of the one who asks, whose time is not busy to them. */
  readonly own: readonly string[];
  readonly now: string;
}

/** The free times of a professional for one client, a week of the reader's calendar at a time. */
export function freeTimes(kernel: Kernel, parties: Parties, zones: Pick<Free, 'zone' | 'otherZone'>, { from, own, now }: Wanted): Free {
  const { states } = parties;
  const all = freeSlots(freeTimeOf(states, asOf(kernel, now), own));
  return { ...zones, ...weekOf(all, zones.zone, from, now), modes: modesOf(states.availability) };
}

/** The times of a week from a day on, and the day of the next one after it. */
export function weekOf(all: readonly Slot[], zone: string, asked: string | undefined, now: string) {
  const today = calendarDay(now, zone);
  const first = all[0] ? calendarDay(all[0].startsAt, zone) : today;
  const from = asked === undefined || asked < today ? first : asked;
  const [begin, end] = [beginOf(from, zone), beginOf(dayAfter(from, DAYS), zone)];
  const within = ({ startsAt }: Slot): boolean => Date.parse(startsAt) >= begin && Date.parse(startsAt) < end;
  const next = all.find(({ startsAt }) => Date.parse(startsAt) >= end);
  return { from, until: dayAfter(from, DAYS - 1), slots: all.filter(within), ...(next ? { next: calendarDay(next.startsAt, zone) } : {}) };
}
