import { parentPort, workerData } from 'node:worker_threads';
import ICAL from 'ical.js';
import type { Read, ReadEvent, ReadTime } from '@jurilien/scheduling';

// Runs in a thread of its own, which the caller ends when it takes too long: it runs nothing of ours. A stranger can write a recurrence
// that its library looks for without end.

const DAY_MS = 86_400_000;
/** A zone's clock is never further from another's. */
const AROUND_MS = 2 * DAY_MS;
/** Times that are looked at, and those that are kept: far more than a busy calendar has in a season. */
const MOST_STEPS = 100_000;
const MOST_STARTS = 20_000;

class TooLarge extends Error {}

const { text, from, until } = workerData as { text: string; from: number; until: number };
const left = { steps: MOST_STEPS, starts: MOST_STARTS };
const spend = (what: keyof typeof left): void => {
  left[what] -= 1;
  if (left[what] < 0) throw new TooLarge();
};

/** What times are made of. Words, people and places of a stranger's calendar are not even parsed, and cannot make it unreadable. */
const KEPT =
  /^(?:BEGIN|END|UID|SEQUENCE|DTSTAMP|LAST-MODIFIED|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;
const onlyTimes = (file: string): string =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => KEPT.test(line))
    .join('\r\n');

type Part = InstanceType<typeof ICAL.Component>;
type Line = InstanceType<typeof ICAL.Property>;
type When = InstanceType<typeof ICAL.Time>;

/** What a clock shows, as if it stood in Greenwich. */
const wallOf = (t: When): number =>
  Date.UTC(t.year, t.month - 1, t.day, t.isDate ? 0 : t.hour, t.isDate ? 0 : t.minute, t.isDate ? 0 : t.second);

/** Time zones that the file brings itself. */
function ownZones(calendar: Part): Map<string, InstanceType<typeof ICAL.Timezone>> {
  const zones = new Map<string, InstanceType<typeof ICAL.Timezone>>();
  for (const part of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = String(part.getFirstPropertyValue('tzid') ?? '');
    if (tzid) zones.set(tzid, new ICAL.Timezone(part));
  }
  return zones;
}
let zones: ReturnType<typeof ownZones>;

function timeOf(t: When, zone: string | undefined): ReadTime {
  const wall = wallOf(t);
  if (t.isDate) return { wall, date: true };
  if (zone === 'UTC') return { wall, zone };
  const own = zone === undefined ? undefined : zones.get(zone);
  if (!own) return zone === undefined ? { wall } : { wall, zone };
  const there = new ICAL.Time(
    { year: t.year, month: t.month, day: t.day, hour: t.hour, minute: t.minute, second: t.second, isDate: false },
    own,
  );
  return { wall, zone: zone!, byFile: there.toUnixTime() * 1_000 };
}

const zoneOf = (line: Line, t: When): string | undefined => {
  if (t.zone === ICAL.Timezone.utcTimezone) return 'UTC';
  const tzid = line.getParameter('tzid');
  return typeof tzid === 'string' && tzid ? tzid : undefined;
};

function timesOf(event: Part, name: string): ReadEvent['added'] {
  return event.getAllProperties(name).flatMap((line) =>
    line.getValues().flatMap((value: unknown) => {
      spend('steps');
      if (value instanceof ICAL.Time) return [{ start: timeOf(value, zoneOf(line, value)) }];
      if (value instanceof ICAL.Period) {
        const start = timeOf(value.start, zoneOf(line, value.start));
        return [{ start, durationMs: value.getDuration().toSeconds() * 1_000 }];
      }
      return [];
    }),
  );
}

function first(event: Part, name: string): ReadTime | undefined {
  const line = event.getFirstProperty(name);
  const value = line?.getFirstValue();
  return line && value instanceof ICAL.Time ? timeOf(value, zoneOf(line, value)) : undefined;
}

const UNITS: Readonly<Record<string, number>> = { SECONDLY: 1_000, MINUTELY: 60_000, HOURLY: 3_600_000, DAILY: DAY_MS, WEEKLY: 7 * DAY_MS };

/** The start, moved on by whole steps of the rule to shortly before what is asked for: a series may be older than its owner's memory. */
function nearStart(start: When, rule: InstanceType<typeof ICAL.Recur>, notBefore: number): When {
  const near = new ICAL.Time(
    {
      year: start.year,
      month: start.month,
      day: start.day,
      hour: start.hour,
      minute: start.minute,
      second: start.second,
      isDate: start.isDate,
    },
    ICAL.Timezone.localTimezone,
  );
  const unit = UNITS[rule.freq];
  if (!unit || rule.count) return near;
  const step = unit * Math.max(1, rule.interval);
  const steps = Math.floor((notBefore - wallOf(start)) / step) - 1;
  if (steps > 0) near.adjust(0, 0, 0, (steps * step) / 1_000);
  return near;
}

/** Starts of a series that may matter, on its own clock. */
function startsOf(event: Part, start: When, zone: string | undefined, lengthMs: number): { starts?: ReadTime[]; until?: ReadTime } {
  const rules = event.getAllProperties('rrule').map((line) => line.getFirstValue() as InstanceType<typeof ICAL.Recur>);
  if (rules.length === 0) return {};
  const [notBefore, notAfter] = [from - AROUND_MS - lengthMs, until + AROUND_MS];
  const starts: ReadTime[] = [];
  let last: ReadTime | undefined;
  for (const rule of rules) {
    const end = rule.until;
    // Its last instant is compared where zones are known; here the clock would be compared with Greenwich.
    if (end) last = timeOf(end, end.zone === ICAL.Timezone.utcTimezone ? 'UTC' : zone);
    rule.until = null;
    const dates = rule.iterator(nearStart(start, rule, notBefore));
    for (let next = dates.next() as When | null; next; next = dates.next() as When | null) {
      spend('steps');
      const wall = wallOf(next);
      if (wall > notAfter || (end && wall > wallOf(end) + AROUND_MS)) break;
      if (wall < notBefore) continue;
      spend('starts');
      next.isDate = start.isDate;
      starts.push(timeOf(next, zone));
    }
  }
  return last ? { starts, until: last } : { starts };
}

const FREE_STATES = new Set(['FREE', 'WORKINGELSEWHERE']);
const word = (event: Part, name: string): string => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
const isFree = (event: Part): boolean =>
  word(event, 'status') === 'CANCELLED' ||
  word(event, 'transp') === 'TRANSPARENT' ||
  FREE_STATES.has(word(event, 'x-microsoft-cdo-busystatus'));

function readEvent(event: Part): ReadEvent | undefined {
  const line = event.getFirstProperty('dtstart');
  const value = line?.getFirstValue();
  if (!line || !(value instanceof ICAL.Time)) return undefined;
  const zone = zoneOf(line, value);
  const start = timeOf(value, zone);
  const end = first(event, 'dtend');
  const duration = event.getFirstPropertyValue('duration');
  const durationMs = duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : undefined;
  const replaces = first(event, 'recurrence-id');
  const following = event.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE';
  const lengthMs = Math.max(0, durationMs ?? (end ? end.wall - start.wall : DAY_MS));
  return {
    uid: String(event.getFirstPropertyValue('uid') ?? ''),
    sequence: Number(event.getFirstPropertyValue('sequence') ?? 0) || 0,
    stamp: first(event, 'last-modified')?.wall ?? first(event, 'dtstamp')?.wall ?? 0,
    free: isFree(event),
    start,
    ...(end ? { end } : {}),
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(replaces ? { replaces } : {}),
    ...(following ? { andFollowing: true as const } : {}),
    ...(replaces ? {} : startsOf(event, value, zone, lengthMs)),
    added: timesOf(event, 'rdate'),
    left: timesOf(event, 'exdate').map(({ start: day }) => day),
  };
}

/** One that is broken is left out: the others are as good as before. */
function readable(event: Part): ReadEvent[] {
  try {
    spend('steps');
    const read = readEvent(event);
    return read ? [read] : [];
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    return [];
  }
}

const busyOf = (part: Part): { from: number; until: number }[] =>
  part.getAllProperties('freebusy').flatMap((line) => {
    if (String(line.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') return [];
    return line.getValues().flatMap((value: unknown) => {
      spend('steps');
      return value instanceof ICAL.Period ? [{ from: wallOf(value.start), until: wallOf(value.getEnd()) }] : [];
    });
  });

function read(): Read {
  const times = onlyTimes(text);
  if (!/^BEGIN:VCALENDAR/i.test(times)) return { fault: 'notACalendar' };
  try {
    ICAL.design.strict = false;
    const parsed = ICAL.parse(times) as unknown[];
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown as unknown[][];
    const parts = calendars.map((each) => new ICAL.Component(each));
    const events: ReadEvent[] = [];
    const busy: { from: number; until: number }[] = [];
    for (const calendar of parts) {
      zones = ownZones(calendar);
      events.push(...calendar.getAllSubcomponents('vevent').flatMap(readable));
      busy.push(...calendar.getAllSubcomponents('vfreebusy').flatMap(busyOf));
    }
    return { calendar: { events, busy } };
  } catch (error) {
    return { fault: error instanceof TooLarge ? 'tooLarge' : 'notACalendar' };
  }
}

parentPort!.postMessage(read());
