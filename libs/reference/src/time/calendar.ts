import { DateTime } from 'luxon';
import { hoursBusiness, hoursQuebecEaster, offerWindow } from '../configuration/keys/hours.js';
import type { Config } from '../configuration/resolve.js';
import type { WeeklyHours } from '../configuration/values.js';
import { GOOD_FRIDAYS, HOLIDAYS } from './holidays.js';
import { legalTime } from './legal-time.js';
import { zoneOf, type Province } from '../places/provinces.js';

/** Which day of Easter a Quebec employer gives (An Act respecting labour standards, s. 60). */
export type QuebecEaster = 'good-friday' | 'easter-monday';

/** Weekly hours, and days on which they do not count; who closes on holidays names the Easter of theirs. */
export type Window = Omit<WeeklyHours, 'holidaysClosed'> & {
  /** Own local dates off. */
  readonly closedOn?: readonly string[];
} & ({ readonly holidaysClosed: false } | { readonly holidaysClosed: true; readonly quebecEaster: QuebecEaster });

/** Hours of a key as a clock that can be asked. */
export const windowOf = ({ holidaysClosed, ...hours }: WeeklyHours, config: Config): Window =>
  holidaysClosed ? { ...hours, holidaysClosed, quebecEaster: config.value(hoursQuebecEaster) } : { ...hours, holidaysClosed };

/** When the team reads and answers (`hours.business`). */
export const businessHours = (config: Config, province: Province): Window => windowOf(config.value(hoursBusiness, { province }), config);
/** When the clock of ordinary waves runs (`offer.window`). */
export const offerHours = (config: Config, province: Province): Window => windowOf(config.value(offerWindow, { province }), config);

/** Whose clock and whose holidays: a province's offices, or a place of it that keeps another legal time. */
export type Where = Province | { readonly province: Province; readonly zone: string };
const provinceIn = (where: Where): Province => (typeof where === 'string' ? where : where.province);

const DAYS_TO_MONDAY = { 'good-friday': 0, 'easter-monday': 3 } as const;
/** The day off of each Easter in Quebec, by the employer's choice. */
export const quebecEasters = (choice: QuebecEaster): readonly string[] =>
  GOOD_FRIDAYS.map((friday) => DateTime.fromISO(friday, { zone: 'utc' }).plus({ days: DAYS_TO_MONDAY[choice] }).toISODate()!);

const quebec = (easter: QuebecEaster): ReadonlySet<string> => new Set([...HOLIDAYS.QC, ...quebecEasters(easter)]);
const HOLIDAYS_QC = { 'good-friday': quebec('good-friday'), 'easter-monday': quebec('easter-monday') } as const;
const HOLIDAYS_ON: ReadonlySet<string> = new Set(HOLIDAYS.ON);
const LONGEST_CLOSING_DAYS = 30;

/** Whether a local date (`2026-12-25`) is a statutory holiday; in Quebec with the Easter that the employer chose. */
export const isHoliday = (province: Province, date: string, easter: QuebecEaster): boolean =>
  (province === 'QC' ? HOLIDAYS_QC[easter] : HOLIDAYS_ON).has(date);

const local = (iso: string, where: Where): DateTime =>
  DateTime.fromISO(iso, { zone: legalTime(typeof where === 'string' ? zoneOf(where) : where.zone) });
const at = (day: DateTime, minutes: number): DateTime => day.startOf('day').set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
const iso = (t: DateTime): string => t.toUTC().toISO()!;

function opening(day: DateTime, where: Where, w: Window): { from: DateTime; to: DateTime } | undefined {
  if (!w.days.includes(day.weekday)) return undefined;
  if (w.holidaysClosed && isHoliday(provinceIn(where), day.toISODate()!, w.quebecEaster)) return undefined;
  if (w.closedOn?.includes(day.toISODate()!)) return undefined;
  const [from, to] = [at(day, w.from), at(day, w.to)];
  // The hour that a spring morning leaves out is no opening of that day.
  return from < to ? { from, to } : undefined;
}

/** The local date of an instant: `2026-12-25`. */
export const localDate = (instant: string, where: Where): string => local(instant, where).toISODate()!;

/** The instant of a full hour on a day of the calendar, where a zone's clocks tell it. */
export const localTime = (day: string, hour: number, zone: string): string => iso(at(local(day, { province: 'QC', zone }), hour * 60));

/** The instant at which a local date (`2026-12-25`) begins. */
export const startOfDay = (date: string, where: Where): string => iso(local(date, where).startOf('day'));

/** Whether a window is open at an instant. */
export function isOpen(instant: string, where: Where, w: Window): boolean {
  const t = local(instant, where);
  const o = opening(t, where, w);
  return o !== undefined && t >= o.from && t < o.to;
}

/** The instant itself when open, else the next opening. */
export function nextOpen(instant: string, where: Where, w: Window): string {
  let t = local(instant, where);
  for (let i = 0; i < LONGEST_CLOSING_DAYS; i++, t = t.plus({ days: 1 }).startOf('day')) {
    const o = opening(t, where, w);
    if (o && t < o.to) return iso(t > o.from ? t : o.from);
  }
  return iso(t);
}

/** The instant itself when open, else the last minute before it at which it was; nothing where that is too long ago. */
export function lastOpen(instant: string, where: Where, w: Window): string | undefined {
  const asked = local(instant, where);
  let day = asked;
  for (let i = 0; i < LONGEST_CLOSING_DAYS; i++, day = day.minus({ days: 1 })) {
    const o = opening(day, where, w);
    if (!o || asked < o.from) continue;
    return iso(asked < o.to ? asked : o.to.minus({ minutes: 1 }));
  }
  return undefined;
}

/** Adds minutes on a clock that runs only while the window is open; wall-clock hours, so summer time costs or gives nothing. */
export function addWindowMinutes(from: string, minutes: number, where: Where, w: Window): string {
  let left = minutes;
  let t = local(nextOpen(from, where, w), where);
  for (;;) {
    const o = opening(t, where, w)!;
    const rest = o.to.diff(t, 'minutes').minutes;
    if (left <= rest) return iso(t.plus({ minutes: left }));
    left -= rest;
    t = local(nextOpen(iso(o.to), where, w), where);
  }
}

/** Minutes of an open window between two instants. */
export function windowMinutesBetween(from: string, to: string, where: Where, w: Window): number {
  let total = 0;
  let t = local(nextOpen(from, where, w), where);
  const end = local(to, where);
  while (t < end) {
    const o = opening(t, where, w)!;
    total += (end < o.to ? end : o.to).diff(t, 'minutes').minutes;
    t = local(nextOpen(iso(o.to), where, w), where);
  }
  return total;
}

/** `bm` of 4.0. */
export const addBusinessMinutes = (from: string, minutes: number, province: Province, config: Config): string =>
  addWindowMinutes(from, minutes, province, businessHours(config, province));
/** `bh` of 4.0. */
export const addBusinessHours = (from: string, hours: number, province: Province, config: Config): string =>
  addBusinessMinutes(from, hours * 60, province, config);

/** `bd` of 4.0: the same time of day, that many working days later. */
export function addBusinessDays(from: string, days: number, province: Province, config: Config): string {
  const hours = businessHours(config, province);
  let t = local(from, province);
  for (let left = days; left > 0;) {
    t = t.plus({ days: 1 });
    if (opening(t, province, hours)) left--;
  }
  return iso(t);
}

const DIGEST_HOUR = 17;
/** When what happened at an instant is told in the day's digest: five o'clock that day, or the next when that is past. */
export function digestAt(instant: string, where: Where): { day: string; dueAt: string } {
  const due = nextAt(local(instant, where), DIGEST_HOUR);
  return { day: due.toISODate()!, dueAt: iso(due) };
}

const MORNING_HOUR = 8;
/** When what happened at an instant is told in a morning letter: at eight the next time, of a weekly one the next Monday (R63). */
export function morningLetterAt(instant: string, where: Where, pace: 'daily' | 'weekly'): { day: string; dueAt: string } {
  let due = nextAt(local(instant, where), MORNING_HOUR);
  while (pace === 'weekly' && due.weekday !== 1) due = at(due.plus({ days: 1 }), MORNING_HOUR * 60);
  return { day: due.toISODate()!, dueAt: iso(due) };
}

/** The next time it is that hour. */
const nextAt = (t: DateTime, hour: number): DateTime => {
  const today = at(t, hour * 60);
  return t < today ? today : at(t.plus({ days: 1 }), hour * 60);
};

const LETTER_MINUTE = 7 * 60 + 30;
/** The day of an instant, when it ends, and whether its letter of follow-ups is due: from half past seven in the morning on. */
export function followUpDay(instant: string, where: Where): { day: string; until: string; letterDue: boolean } {
  const t = local(instant, where);
  return { day: t.toISODate()!, until: iso(t.endOf('day')), letterDue: t >= at(t, LETTER_MINUTE) };
}
