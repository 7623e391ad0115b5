import { type Built, statement } from '@jurilien/persistence';
import { OFFICE_ZONE } from '@jurilien/reference';
import {
  DIMENSIONS,
  type Dictionary,
  FILTERED,
  type Grade,
  MOMENTS,
  offerDay,
  type OfferDay,
  type Refund,
  requestDay,
  type RequestDay,
} from './columns.js';

/**
 * The database answers a day as a row and each of its columns as one value: numbers as bytes, texts behind one another. A million
 * requests by rows would be thirty million values for the driver to read.
 */
export interface PackedDay {
  readonly day: string;
  readonly n: number;
  readonly [column: string]: unknown;
}

/** Stands between two texts of a column, and in none of them. */
const BETWEEN = '\u001f';
/** In the order in which the rows of a day were numbered. */
const bytesOf = (value: Built): Built => statement`string_agg(int4send(coalesce(${value}, 0)), ''::bytea order by t.place)`;
const textsOf = (value: Built): Built => statement`string_agg(coalesce(${value}, ''), ${BETWEEN}::text order by t.place)`;
const own = (name: string): Built => statement.id('t', name);
const epoch = (name: string): Built => statement`floor(extract(epoch from ${own(name)}))::int`;
const as = (value: Built, name: string): Built => statement`${value} as ${statement.id(name)}`;
const list = (pieces: readonly Built[]): Built => statement.join([...pieces], statement`, `);

const officeClock = statement`(t."submittedAt" at time zone ${OFFICE_ZONE}::text)`;
const NUMBERS: Readonly<Record<'hour' | 'offers' | 'waves' | 'acceptedWave', Built>> = {
  hour: statement`((extract(isodow from ${officeClock}) - 1) * 24 + extract(hour from ${officeClock}))::int`,
  offers: own('offers'),
  waves: own('waves'),
  acceptedWave: own('acceptedWave'),
};
const textOf = (name: (typeof DIMENSIONS)[number]): Built =>
  name === 'ending' ? statement`concat_ws(':', t."ending", t."endReason")` : own(name);
const sparse = (name: 'refunds' | 'grades'): Built =>
  statement`jsonb_agg(jsonb_build_array(t.place, ${own(name)}) order by t.place) filter (where ${own(name)} is not null) as ${statement.id(name)}`;

/** Days of requests out of the table of their facts. */
export const requestsOf = (table: Built, days: readonly string[]): Built => statement`select t.day, count(*)::int as n,
    ${list(MOMENTS.map((moment) => as(bytesOf(epoch(`${moment}At`)), moment)))},
    ${list(DIMENSIONS.map((name) => as(textsOf(textOf(name)), name === 'ending' ? 'endings' : name)))},
    ${list(Object.entries(NUMBERS).map(([name, value]) => as(bytesOf(value), name)))}, ${sparse('refunds')}, ${sparse('grades')}
  from (select f.*, (row_number() over (partition by f.day order by f.id))::int - 1 as place from ${table} f where f.day = any(${[...days]}::text[])) t
  group by t.day`;

/** Days of offers, with what their requests are filtered by. */
export const offersOf = (offers: Built, requests: Built, days: readonly string[]): Built => statement`select t.day, count(*)::int as n,
    ${as(bytesOf(epoch('offeredAt')), 'at')}, ${as(bytesOf(epoch('claimedAt')), 'claimed')}, ${as(bytesOf(epoch('acceptedAt')), 'accepted')},
    ${as(bytesOf(own('wave')), 'wave')}, ${as(textsOf(statement`t."professionalId"::text`), 'people')},
    ${list(FILTERED.map((name) => as(textsOf(own(name)), name)))}
  from (select o.day, o."offeredAt", o."claimedAt", o."acceptedAt", o.wave, o."professionalId", ${list(FILTERED.map((name) => statement.id('f', name)))},
      (row_number() over (partition by o.day order by o.id))::int - 1 as place
    from ${offers} o join ${requests} f on f.id = o."leadId" where o.day = any(${[...days]}::text[])) t
  group by t.day`;

/** Numbers out of their bytes, the highest of each first. */
function unpack(packed: PackedDay, name: string, into: Uint32Array | Uint16Array | Uint8Array): void {
  const bytes = packed[name] as Buffer;
  for (let i = 0; i < into.length; i++) into[i] = bytes.readUInt32BE(i * 4);
}
function encode(packed: PackedDay, name: string, into: Uint32Array, { codeOf }: Dictionary): void {
  const texts = (packed[name] as string).split(BETWEEN);
  for (let i = 0; i < into.length; i++) into[i] = texts[i] ? codeOf(texts[i]) : 0;
}
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);

type Sparse<T> = readonly (readonly [place: number, all: readonly T[]])[] | null;

/** The requests of a day as columns. */
export function requestColumns(packed: PackedDay, texts: Dictionary): RequestDay {
  const asked = packed['refunds'] as Sparse<{ reason: string; at: string; approvedAt?: string }>;
  const given = packed['grades'] as Sparse<{ side: 'client' | 'professional'; at: string; grade: number }>;
  const refunds = (asked ?? []).flatMap(([row, all]) =>
    all.map(({ reason, at, approvedAt }): Refund => ({ row, reason, at: seconds(at), approvedAt: approvedAt ? seconds(approvedAt) : 0 })),
  );
  const grades = (given ?? []).flatMap(([row, all]) => all.map(({ side, at, grade }): Grade => ({ row, side, at: seconds(at), grade })));
  const made = requestDay(packed.day, packed.n, refunds, grades);
  for (const name of MOMENTS) unpack(packed, name, made.at[name]);
  for (const name of DIMENSIONS) encode(packed, name === 'ending' ? 'endings' : name, made.codes[name], texts);
  for (const name of ['hour', 'offers', 'waves', 'acceptedWave'] as const) unpack(packed, name, made[name]);
  return made;
}

/** The offers of a day as columns. */
export function offerColumns(packed: PackedDay, texts: Dictionary, people: Dictionary): OfferDay {
  const made = offerDay(packed.day, packed.n);
  for (const name of ['at', 'wave', 'claimed', 'accepted'] as const) unpack(packed, name, made[name]);
  encode(packed, 'people', made.professional, people);
  for (const name of FILTERED) encode(packed, name, made.codes[name], texts);
  return made;
}
