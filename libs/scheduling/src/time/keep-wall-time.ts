import { clockOfWall, instantFromClock, instantOf } from '@jurilien/reference';
import type { Slot } from '../slot.js';

/**
 * A time whose instant no longer fits what its clock shows, because the rules of its zone changed after it was agreed on: the wall time
 * stays, the instant moves (`tz.keepWallTime`). Of two instants that the clock shows it at, it is the first; a time that the clock now
 * leaves out begins when the clock jumps over it. Nothing where instant and wall time agree.
 */
export function correctedSlot(slot: Slot): Slot | undefined {
  const clock = clockOfWall(slot.wallTime);
  if (clock === undefined) return undefined;
  const found = instantOf(slot.wallTime, slot.zone);
  const startsAt = found?.at ?? new Date(instantFromClock(clock, slot.zone)).toISOString();
  if (Date.parse(startsAt) === Date.parse(slot.startsAt)) return undefined;
  const length = Date.parse(slot.endsAt) - Date.parse(slot.startsAt);
  const { ambiguous: _, ...rest } = slot;
  const endsAt = new Date(Date.parse(startsAt) + length).toISOString();
  return { ...rest, startsAt, endsAt, ...(found?.ambiguous ? { ambiguous: true as const } : {}) };
}
