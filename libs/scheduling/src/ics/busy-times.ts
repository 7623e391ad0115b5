import { DAY_MS } from '@jurilien/reference';
import type { ReadCalendar, ReadEvent, ReadTime } from './read-calendar.js';
import { placer, type Reach } from './zones.js';

export interface BusyTime {
  readonly from: number;
  readonly until: number;
}
interface Found {
  /** In their order, none touching another. */
  readonly busy: readonly BusyTime[];
  /** Names of zones no one knows: what they say counts as busy wherever it may be. */
  readonly unknownZones: readonly string[];
}
type ReachOf = (time: ReadTime) => Reach;
/** One time that something takes place at, with how long it lasts. */
interface Occurrence {
  readonly start: ReadTime;
  readonly end?: ReadTime | undefined;
  readonly durationMs?: number | undefined;
}

const dayOf = (wall: number): number => Math.floor(wall / DAY_MS);
/** Whether one time is younger than another by what the file says of both. */
const younger = (a: ReadEvent, b: ReadEvent): number => a.sequence - b.sequence || a.stamp - b.stamp;
/** The youngest of several that say they are the same; all of them when nothing tells which. */
const youngest = (events: readonly ReadEvent[]): readonly ReadEvent[] => {
  const best = events.reduce<ReadEvent | undefined>((b, e) => (!b || younger(e, b) > 0 ? e : b), undefined);
  return best ? events.filter((e) => younger(e, best) === 0) : [];
};

/** From when until when it lasts; nothing for what takes no time. */
function lasting({ start, end, durationMs }: Occurrence, reachOf: ReachOf): BusyTime | undefined {
  const begins = reachOf(start);
  const wall = end && end.wall - start.wall;
  if (start.date) {
    const days = Math.max(1, Math.ceil((durationMs ?? wall ?? DAY_MS) / DAY_MS));
    return { from: begins.from, until: reachOf({ wall: start.wall + days * DAY_MS, date: true }).until };
  }
  const until = durationMs !== undefined ? begins.until + durationMs : end && reachOf(end).until;
  return until !== undefined && until > begins.from ? { from: begins.from, until } : undefined;
}

/** How long each of a series lasts. */
function lengthOf(event: ReadEvent, reachOf: ReachOf): Pick<Occurrence, 'durationMs'> {
  const { start, end, durationMs } = event;
  if (durationMs !== undefined || !end) return { durationMs };
  if (start.date) return { durationMs: end.wall - start.wall };
  const [a, b] = [reachOf(start), reachOf(end)];
  const known = a.from === a.until && b.from === b.until;
  return { durationMs: known ? b.from - a.from : end.wall - start.wall };
}

/** Finds times among others: by the day where only a day is said, by what the clock shows on one's own clock, by the instant otherwise. */
function among(times: readonly ReadTime[], reachOf: ReachOf): (time: ReadTime) => boolean {
  const days = new Set(times.filter((t) => t.date).map((t) => dayOf(t.wall)));
  const timed = times.filter((t) => !t.date);
  const walls = new Set(timed.map((t) => `${t.zone ?? ''} ${t.wall}`));
  const instants = new Set(timed.map((t) => reachOf(t).from));
  return (t) => days.has(dayOf(t.wall)) || walls.has(`${t.zone ?? ''} ${t.wall}`) || (!t.date && instants.has(reachOf(t).from));
}

/** All times of a series, or the one of an event that does not repeat, without those that were taken out. */
function occurrencesOf(master: ReadEvent, reachOf: ReachOf): Occurrence[] {
  const { start, starts, until, added, left } = master;
  const length = lengthOf(master, reachOf);
  const last = until && (until.date ? { day: dayOf(until.wall) } : { instant: reachOf(until).until });
  const inTime = (t: ReadTime): boolean => !last || (last.day !== undefined ? dayOf(t.wall) <= last.day : reachOf(t).from <= last.instant);
  const isLeft = among(left, reachOf);
  const regular = (starts ?? [start]).filter(inTime).map((s) => ({ start: s, ...length }));
  return [...regular, ...added.map((a) => (a.end || a.durationMs !== undefined ? a : { start: a.start, ...length }))].filter(
    (o) => !isLeft(o.start),
  );
}

/** One series with what replaces parts of it. */
function* ofSeries(events: readonly ReadEvent[], reachOf: ReachOf): Generator<Occurrence> {
  const masters = youngest(events.filter((e) => !e.replaces));
  const replacing = new Map<string, ReadEvent[]>();
  for (const e of events.filter((each) => each.replaces)) {
    const key = `${e.replaces!.date ? 'day' : reachOf(e.replaces!).from} ${e.replaces!.date ? dayOf(e.replaces!.wall) : ''}`;
    replacing.set(key, [...(replacing.get(key) ?? []), e]);
  }
  const replacements = [...replacing.values()].flatMap(youngest);
  const isReplaced = among(
    replacements.map((e) => e.replaces!),
    reachOf,
  );
  const onwards = replacements.filter((e) => e.andFollowing).sort((a, b) => reachOf(a.replaces!).from - reachOf(b.replaces!).from);
  for (const master of masters)
    for (const occurrence of occurrencesOf(master, reachOf)) {
      if (isReplaced(occurrence.start)) continue;
      const at = reachOf(occurrence.start).from;
      const since = onwards.findLast((e) => reachOf(e.replaces!).from <= at);
      if (!since) {
        if (!master.free) yield occurrence;
      } else if (!since.free) {
        const [moved, { start }] = [since.start.wall - since.replaces!.wall, occurrence];
        const byFile = start.byFile === undefined ? undefined : start.byFile + moved;
        yield { start: { ...start, wall: start.wall + moved, byFile }, ...lengthOf(since, reachOf) };
      }
    }
  for (const e of replacements) if (!e.free) yield e;
}

/** Times in their order, those that touch as one. */
function merged(times: readonly BusyTime[]): BusyTime[] {
  const out: BusyTime[] = [];
  for (const time of [...times].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && time.from <= last.until) out[out.length - 1] = { from: last.from, until: Math.max(last.until, time.until) };
    else out.push(time);
  }
  return out;
}

/**
 * When the owner of a calendar is busy, as another calendar of theirs says it: recurrences with their exceptions, whole days on the owner's
 * clock; not what is cancelled or shown as free. Nothing but times is kept of it.
 */
export function busyTimes({ events, busy }: ReadCalendar, ownerZone: string, within: BusyTime): Found {
  const { reachOf, unknown } = placer(ownerZone);
  const series = new Map<string, ReadEvent[]>();
  for (const [i, e] of events.entries()) {
    const key = e.uid || `#${i}`;
    series.set(key, [...(series.get(key) ?? []), e]);
  }
  const found: BusyTime[] = [...busy];
  for (const one of series.values())
    for (const occurrence of ofSeries(one, reachOf)) {
      const time = lasting(occurrence, reachOf);
      if (time) found.push(time);
    }
  const inside = found
    .filter((t) => t.from < within.until && t.until > within.from)
    .map((t) => ({ from: Math.max(t.from, within.from), until: Math.min(t.until, within.until) }));
  return { busy: merged(inside), unknownZones: [...unknown].sort() };
}
