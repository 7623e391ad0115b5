import type { Config } from '@jurilien/event-sourcing';
import { clockAt, DAY_MS, hoursQuebecEaster, instantFromClock, instantsOfDay, isHoliday, MINUTE_MS } from '@jurilien/reference';
import type { Block, Plan } from '../lives/availability.js';

/** A time of a plan, before anyone asks whether it is free. */
export interface Candidate {
  /** What the owner's clock shows, counted as if it stood in Greenwich. */
  readonly clock: number;
  readonly from: number;
  readonly until: number;
  readonly ambiguous: boolean;
}

const dayOf = (clock: number): number => Math.floor(clock / DAY_MS) * DAY_MS;
const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10);
const weekdayOf = (day: number): number => new Date(day).getUTCDay() || 7;

/** The hours of a day of the calendar: an exception before everything, then the holidays, then the week. */
function blocksOf(day: number, { weekly, exceptions, province }: Plan, config: Config): readonly Block[] {
  const date = dayText(day);
  const exception = exceptions.find(({ from, until }) => from <= date && date <= until);
  if (exception) return exception.blocks;
  return isHoliday(province, date, config.value(hoursQuebecEaster)) ? [] : weekly.filter(({ weekday }) => weekday === weekdayOf(day));
}

/** The times of one block, in steps from its start; one that the clock leaves out is none, and none lasts beyond the block. */
function* ofBlock(day: number, { from, until }: Block, { zone, slotMinutes }: Plan): Generator<Candidate> {
  const end = instantFromClock(day + until * MINUTE_MS, zone);
  const instantOf = instantsOfDay(day, zone);
  for (let minute = from; minute + slotMinutes <= until; minute += slotMinutes) {
    const clock = day + minute * MINUTE_MS;
    const start = instantOf(clock);
    if (!start) continue;
    const candidate = { clock, from: start.at, until: start.at + slotMinutes * MINUTE_MS, ambiguous: start.ambiguous };
    if (candidate.until <= end) yield candidate;
  }
}

/** The times of a plan that begin within a span, in their order. */
export function* candidates(plan: Plan, [from, until]: readonly [number, number], config: Config): Generator<Candidate> {
  const last = dayOf(clockAt(until, plan.zone));
  for (let day = dayOf(clockAt(from, plan.zone)); day <= last; day += DAY_MS) {
    const blocks = [...blocksOf(day, plan, config)].sort((a, b) => a.from - b.from);
    for (const block of blocks)
      for (const candidate of ofBlock(day, block, plan)) if (candidate.from >= from && candidate.from <= until) yield candidate;
  }
}
