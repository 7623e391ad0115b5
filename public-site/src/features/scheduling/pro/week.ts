import { calendarDay, DAY_MS } from '@jurilien/reference';
import type { Hours } from './hours';
import type { AppointmentLine } from '../types';

/** The day some days after one of the calendar. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const WEEK = 7;
/** Monday is 1. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || WEEK;
/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => daysAfter(day, 1 - weekdayOf(day));

/** Something of a day: an appointment, or one of the times proposed for it, which is kept free until it is answered. */
export interface Entry {
  readonly line: AppointmentLine;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly proposed: boolean;
}
export interface Day {
  readonly day: string;
  readonly entries: readonly Entry[];
  /** The spans in which clients can book, of the plan; minutes after midnight. */
  readonly spans: readonly { readonly from: number; readonly until: number }[];
}

const OVER: readonly AppointmentLine['state'][] = ['Cancelled', 'Lapsed'];

const entriesOf = (line: AppointmentLine): Entry[] => [
  { line, startsAt: line.slot.startsAt, endsAt: line.slot.endsAt, proposed: false },
  ...(line.proposals?.slots ?? []).map(({ startsAt, endsAt }) => ({ line, startsAt, endsAt, proposed: true })),
];

/** The hours of one day: those of its exception where there is one, else those of its weekday. */
function spansOf(day: string, plan: Hours['plan']): Day['spans'] {
  const other = plan?.exceptions.find(({ from, until }) => from <= day && day <= until);
  const spans = other ? other.blocks : (plan?.weekly ?? []).filter(({ weekday }) => weekday === weekdayOf(day));
  return [...spans].sort((a, b) => a.from - b.from);
}

/** The seven days from a Monday on, on a zone's clock, each with what is in it. What was cancelled takes no place. */
export function weekFrom(monday: string, zone: string, lines: readonly AppointmentLine[], plan: Hours['plan']): Day[] {
  const entries = lines
    .filter(({ state }) => !OVER.includes(state))
    .flatMap(entriesOf)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return Array.from({ length: WEEK }, (_, n) => daysAfter(monday, n)).map((day) => ({
    day,
    entries: entries.filter(({ startsAt }) => calendarDay(startsAt, zone) === day),
    spans: spansOf(day, plan),
  }));
}
