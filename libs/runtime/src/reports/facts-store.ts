import { tableOf, type View } from '@jurilien/event-sourcing';
import { type Built, checkpointName, type Database, placeOf, readerPositions, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';
import {
  type Dictionary,
  dictionary,
  OFFER_BYTES,
  offerDay,
  type OfferDay,
  REQUEST_BYTES,
  requestDay,
  type RequestDay,
} from './columns.js';
import { offerColumns, offersOf, type PackedDay, requestColumns, requestsOf } from './fill-columns.js';

/** The facts of days as columns, kept while nothing of them changes. */
export interface FactsStore {
  readonly texts: Dictionary;
  /** Professionals by numbers. */
  readonly people: Dictionary;
  /** Lets go of what changed since. Answers how often that was the case: the same number is the same facts. */
  readonly refresh: () => Promise<number>;
  readonly requests: (days: readonly string[]) => AsyncIterable<RequestDay>;
  readonly offers: (days: readonly string[]) => AsyncIterable<OfferDay>;
}

const MEGABYTE = 1_048_576;
/** What columns may take of memory: more than a million requests and two million offers. The days read longest ago go first. */
const MOST = { requests: 192 * MEGABYTE, offers: 72 * MEGABYTE };
/** Days read at a time. */
const TOGETHER = 14;
/** When more changed, everything is read again: as after a rebuild. */
const MANY = 20_000;

/** Days that were read, the one read longest ago first. */
function kept<D extends { readonly n: number }>(bytesOf: (day: D) => number, most: number) {
  const days = new Map<string, D>();
  let bytes = 0;
  let changes = 0;
  const forget = (day: string): void => {
    changes++;
    drop(day);
  };
  const drop = (day: string): void => {
    const known = days.get(day);
    if (known) bytes -= bytesOf(known);
    days.delete(day);
  };
  return {
    forget,
    /** How often something was let go of: what was being read meanwhile may be from before. */
    changes: () => changes,
    clear: () => {
      changes++;
      [...days.keys()].forEach(drop);
    },
    find: (day: string): D | undefined => {
      const known = days.get(day);
      if (!known) return undefined;
      days.delete(day);
      days.set(day, known);
      return known;
    },
    keep: (day: string, of: D): void => {
      drop(day);
      days.set(day, of);
      bytes += bytesOf(of);
      for (const old of days.keys()) {
        if (bytes <= most || old === day) break;
        drop(old);
      }
    },
  };
}
type Kept<D extends { readonly n: number }> = ReturnType<typeof kept<D>>;

/** Days in their order: those that are kept, and those that are read, some at a time. */
async function* daysOf<D extends { readonly n: number }>(
  days: readonly string[],
  of: Kept<D>,
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, D>>,
): AsyncGenerator<D> {
  for (let first = 0; first < days.length; first += TOGETHER) {
    const some = days.slice(first, first + TOGETHER);
    const known = new Map(some.map((day) => [day, of.find(day)]));
    const missing = some.filter((day) => !known.get(day));
    const before = of.changes();
    const found = missing.length > 0 ? await read(missing) : undefined;
    if (of.changes() === before) for (const day of missing) of.keep(day, found!.get(day)!);
    for (const day of some) yield (known.get(day) ?? found?.get(day))!;
  }
}

/** What was read by day; a day that nothing is of has columns without rows. */
function filled<D>(
  days: readonly string[],
  rows: readonly PackedDay[],
  fill: (packed: PackedDay) => D,
  none: (day: string) => D,
): ReadonlyMap<string, D> {
  const found = new Map(rows.map((row) => [row.day, row]));
  return new Map(
    days.map((day) => {
      const packed = found.get(day);
      return [day, packed ? fill(packed) : none(day)];
    }),
  );
}

/** The tables of the facts, and the events that they are made of. */
interface Tables {
  readonly requests: Built;
  readonly offers: Built;
  readonly types: readonly string[];
}
/** Which days are no longer as they were. */
interface Changed {
  readonly requests: readonly string[];
  /** Nothing where every day may be another: an edit moves a request, with its offers, to another region or field. */
  readonly offers: readonly string[] | undefined;
}

/** What changed between two positions of the log; nothing where that is too much to be told. */
async function changedBetween(db: Database, { requests, offers, types }: Tables, from: number, to: number): Promise<Changed | undefined> {
  const changed = await db.query<{ leadId: string | null; offerId: string | null; moved: boolean }>(
    statement`select payload->>'leadId' as "leadId", payload->>'offerId' as "offerId", bool_or(type = 'LeadEdited') as moved
      from events where position > ${from} and position <= ${to} and type = any(${[...types]}) group by 1, 2 limit ${MANY}`,
  );
  if (changed.length === MANY) return undefined;
  const ids = (name: 'leadId' | 'offerId'): string[] => [...new Set(changed.flatMap((one) => one[name] ?? []))];
  const daysOfRows = async (table: Built, of: 'leadId' | 'offerId'): Promise<string[]> => {
    const rows = await db.query<{ day: string }>(
      statement`select distinct day from ${table} where id = any(${ids(of)}::uuid[]) and day is not null`,
    );
    return rows.map(({ day }) => day);
  };
  const moved = changed.some((one) => one.moved);
  return { requests: await daysOfRows(requests, 'leadId'), offers: moved ? undefined : await daysOfRows(offers, 'offerId') };
}

/** Which tables the views have now: a rebuild puts others in their place, and leaves the checkpoint where it was. */
async function tablesNow(db: Database, views: readonly View[]): Promise<string> {
  const [row] = await db.query<{ oids: string | null }>(
    statement`select string_agg(c.oid::text, ',' order by c.oid) as oids from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where s.nspname = 'views' and c.relname = any(${views.map(tableOf)}::text[])`,
  );
  return row?.oids ?? '';
}

/**
 * Reads the facts of requests and offers and keeps them column by column. What changed is learnt from the log: the events that the
 * views have folded since name the requests whose days are read again. After a rebuild of a view every day is.
 */
export function factsStore({ db, reads, registry }: Pick<Kernel, 'db' | 'reads' | 'registry'>): FactsStore {
  const [texts, people] = [dictionary(), dictionary()];
  const views = ['request-facts', 'offer-facts'].map((name) => registry.views.get(name)!);
  const [requests, offers] = views.map(placeOf) as [Built, Built];
  const tables: Tables = { requests, offers, types: [...new Set([...views.flatMap(({ on }) => Object.keys(on)), 'LeadErased'])] };
  const requestDays = kept<RequestDay>(({ n }) => n * REQUEST_BYTES, MOST.requests);
  const offerDays = kept<OfferDay>(({ n }) => n * OFFER_BYTES, MOST.offers);
  let seen: number | undefined;
  let built: string | undefined;
  const packed = (asked: Built): Promise<PackedDay[]> => reads.on(views, (sql) => sql.query<PackedDay>(asked), seen);

  const readRequests = async (days: readonly string[]): Promise<ReadonlyMap<string, RequestDay>> =>
    filled(
      days,
      await packed(requestsOf(requests, days)),
      (one) => requestColumns(one, texts),
      (day) => requestDay(day, 0, [], []),
    );
  const readOffers = async (days: readonly string[]): Promise<ReadonlyMap<string, OfferDay>> =>
    filled(
      days,
      await packed(offersOf(offers, requests, days)),
      (one) => offerColumns(one, texts, people),
      (day) => offerDay(day, 0),
    );
  const letGo = (changed: Changed | undefined): void => {
    if (changed) changed.requests.forEach(requestDays.forget);
    else requestDays.clear();
    if (changed?.offers) changed.offers.forEach(offerDays.forget);
    else offerDays.clear();
  };

  return {
    texts,
    people,
    refresh: async () => {
      const now = await tablesNow(db, views);
      if (built !== undefined && built !== now) letGo(undefined);
      built = now;
      const positions = await readerPositions(db);
      const position = Math.min(...views.map((view) => positions.get(checkpointName(view)) ?? 0));
      if (seen !== undefined && position > seen) letGo(await changedBetween(db, tables, seen, position));
      seen = Math.max(seen ?? 0, position);
      return requestDays.changes() + offerDays.changes();
    },
    requests: (days) => daysOf(days, requestDays, readRequests),
    offers: (days) => daysOf(days, offerDays, readOffers),
  };
}
