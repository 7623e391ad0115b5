import type { Config } from '@jurilien/event-sourcing';
import { availabilityHorizonDays, DAY_MS, HOUR_MS, isFirstShown, MINUTE_MS, minuteTexts } from '@jurilien/reference';
import type { Plan } from '../lives/availability.js';
import type { Slot } from '../slot.js';
import { type Away, type Busy, gapsBetween, spansAway, spansOf } from './busy.js';
import { type Candidate, candidates } from './offered-days.js';

/** Whose free time is asked for, and what takes it. */
export interface FreeTime {
  /** Absent until one was set: nothing is free then. */
  readonly plan: Plan | undefined;
  /** The owner's calendar, without what the one who asks holds already. */
  readonly busy: readonly Busy[];
  /** The calendar of the one who asks: taken times do not fit, but need no time between. */
  readonly guestBusy?: readonly Busy[];
  /** The clock that a time is kept by, where it is not the owner's: an hour that it shows for the second time is not offered. */
  readonly keptIn?: string;
  /** When the owner is away. */
  readonly pauses: readonly Away[];
  readonly now: string;
  readonly config: Config;
}

/** Which of the free times are asked for: those that begin at an instant or later, and how many. */
export interface Wanted {
  readonly from?: string;
  readonly limit?: number;
}

/** Times as they are told; zones are whole minutes away from Greenwich, and so are the times of a plan. */
const slotsIn = (zone: string): ((one: Candidate) => Slot) => {
  const text = minuteTexts();
  const instant = (ms: number): string => `${text(ms)}:00.000Z`;
  return ({ clock, from, until, ambiguous }) => {
    const slot = { startsAt: instant(from), endsAt: instant(until), zone, wallTime: text(clock) };
    return ambiguous ? { ...slot, ambiguous } : slot;
  };
};

/** Between which instants a time may begin: after the notice, and not beyond what can be foreseen. */
function bookable({ minNoticeHours, province }: Plan, now: string, config: Config): readonly [number, number] {
  const at = Date.parse(now);
  return [at + minNoticeHours * HOUR_MS, at + config.value(availabilityHorizonDays, { province }) * DAY_MS];
}

function* free({ plan, busy, guestBusy = [], keptIn, pauses, now, config }: FreeTime, within: readonly [number, number]): Generator<Slot> {
  if (!plan) return;
  const [first, last] = bookable(plan, now, config);
  const span = [Math.max(first, within[0]), Math.min(last, within[1])] as const;
  if (!(span[0] <= span[1])) return;
  const buffer = plan.bufferMinutes * MINUTE_MS;
  const isFree = gapsBetween(spansOf(busy, now));
  const fits = gapsBetween([...spansOf(guestBusy, now), ...spansAway(pauses)]);
  const isKept = (at: number): boolean => keptIn === undefined || keptIn === plan.zone || isFirstShown(at, keptIn);
  const slotOf = slotsIn(plan.zone);
  for (const one of candidates(plan, span, config))
    if (isFree(one.from - buffer, one.until + buffer) && fits(one.from, one.until) && isKept(one.from)) yield slotOf(one);
}

/**
 * The times at which someone can be booked: the hours of their week and its exceptions, without holidays, without what is taken with
 * the time between, after the notice and within the horizon (4.5). A time that the clock leaves out in spring is never among them; one
 * that it shows twice in autumn is the first, and says so.
 */
export function freeSlots(time: FreeTime, { from, limit = Number.POSITIVE_INFINITY }: Wanted = {}): Slot[] {
  const slots: Slot[] = [];
  if (limit <= 0) return slots;
  for (const slot of free(time, [from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from), Number.POSITIVE_INFINITY])) {
    slots.push(slot);
    if (slots.length >= limit) break;
  }
  return slots;
}

/** The next free times when the one that was wanted is taken: those after it, else the first there are. */
export function nextFree(time: FreeTime, from: string, count = 3): Slot[] {
  const after = freeSlots(time, { from, limit: count });
  return after.length > 0 ? after : freeSlots(time, { limit: count });
}

/** The free time that begins at an instant, as the plan has it; nothing when there is none. */
export function freeSlotAt(time: FreeTime, startsAt: string): Slot | undefined {
  const at = Date.parse(startsAt);
  for (const slot of free(time, [at, at])) return slot;
  return undefined;
}

/** Whether a time is one of those that can be booked. */
export const isBookable = (time: FreeTime, { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): boolean =>
  freeSlotAt(time, startsAt)?.endsAt === new Date(Date.parse(endsAt)).toISOString();
