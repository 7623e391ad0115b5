import type { Config } from '@jurilien/event-sourcing';
import { businessHours, DAY_MS, MINUTE_MS, nextOpen, type Province, startOfDay, windowMinutesBetween } from '@jurilien/reference';

/** Minutes of opening hours since the first day that is laid out, up to an instant in seconds of the epoch. */
export type OpenClock = (seconds: number) => number;

const MINUTE_S = 60;
const MINUTES_OF_DAY = DAY_MS / MINUTE_MS;
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / MINUTE_MS);
/** The day after, whatever the clocks do in between. */
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Every day from one to another, both included, as `2026-11-30`. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** One day of a province as the clock sees it, in minutes of the epoch. */
interface Laid {
  readonly begins: number;
  readonly ends: number;
  readonly opens: number;
  readonly length: number;
}
/** A calendar is slow to ask, and its past does not change: each day is laid out once for each configuration in force. */
const laidOut = new WeakMap<Config, Map<string, Laid>>();
function laid(config: Config, province: Province, day: string): Laid {
  const days = laidOut.get(config) ?? new Map<string, Laid>();
  laidOut.set(config, days);
  const key = `${province}:${day}`;
  const known = days.get(key);
  if (known) return known;
  const hours = businessHours(config, province);
  const [begin, end] = [startOfDay(day, province), startOfDay(dayAfter(day), province)];
  const made = {
    begins: minuteOf(begin),
    ends: minuteOf(end),
    opens: minuteOf(nextOpen(begin, province, hours)),
    length: windowMinutesBetween(begin, end, province, hours),
  };
  days.set(key, made);
  return made;
}

/**
 * A clock that runs only while a province is open, laid out over days: the time between two instants is the difference of two look-ups
 * instead of a walk through a calendar. It tells the same as `windowMinutesBetween`.
 * @param from the day of the first instant that is asked about; `to` that of the last
 */
export function openClock(config: Config, province: Province, from: string, to: string): OpenClock {
  const days = daysBetween(from, to).map((day) => laid(config, province, day));
  const before = [0];
  for (const { length } of days) before.push(before.at(-1)! + length);
  const [start, last] = [days[0]!.begins, days.length - 1];
  return (seconds) => {
    const at = seconds / MINUTE_S;
    let i = Math.min(last, Math.max(0, Math.floor((at - start) / MINUTES_OF_DAY)));
    while (i > 0 && days[i]!.begins > at) i--;
    while (i < last && days[i]!.ends <= at) i++;
    const { opens, length } = days[i]!;
    return before[i]! + Math.min(length, Math.max(0, at - opens));
  };
}
