import type { Recorded } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { EVENT_COLUMNS, type EventCodec, type EventRow } from './event-codec.js';
import { fixed } from '../database/statement.js';

/** Up to here every position is committed or dead for any snapshot taken afterwards. Ask before reading, never after. */
export async function horizon(sql: Sql): Promise<number> {
  const [row] = await sql.prepared<{ h: string }>('select event_horizon() as h');
  return Number(row!.h);
}

/**
 * Events with `after < position <= upTo`, in order, opened and upcast. One that cannot be read is among them and throws when
 * its data is looked at, so that it stops only the reader that needs it.
 */
export async function readEvents(sql: Sql, codec: EventCodec, after: number, upTo: number, limit: number): Promise<Recorded[]> {
  if (upTo <= after) return [];
  const rows = await sql.prepared<EventRow>(
    fixed`select ${EVENT_COLUMNS} from events e where e.position > $1 and e.position <= $2 order by e.position limit $3`,
    [after, upTo, limit],
  );
  return codec.decodeForReaders(rows);
}

/** Events at these positions, in order, as `readEvents` reads them. */
export async function readEventsAt(sql: Sql, codec: EventCodec, positions: readonly number[]): Promise<Recorded[]> {
  const rows = await sql.prepared<EventRow>(
    fixed`select ${EVENT_COLUMNS} from events e where e.position = any($1::bigint[]) order by e.position`,
    [positions],
  );
  return codec.decodeForReaders(rows);
}

/** One stream, in order; `upTo` a version or an instant to look at the past. */
export async function readStream(
  sql: Sql,
  codec: EventCodec,
  stream: string,
  upTo: { version?: number; at?: string } = {},
): Promise<Recorded[]> {
  const rows = await sql.prepared<EventRow>(
    fixed`select ${EVENT_COLUMNS} from events e where e.stream = $1 and e.version <= $2 and e.occurred_at <= $3::timestamptz order by e.version`,
    [stream, upTo.version ?? 2_147_483_647, upTo.at ?? 'infinity'],
  );
  return codec.decode(rows);
}

/** What several streams have had since the version each was last seen at, in order; nothing new costs one look at an index. */
export async function readSince(sql: Sql, codec: EventCodec, seen: ReadonlyMap<string, number>): Promise<Map<string, Recorded[]>> {
  const rows = await sql.prepared<EventRow>(
    fixed`select ${EVENT_COLUMNS} from unnest($1::text[], $2::int[]) as k (stream, seen)
       join events e on e.stream = k.stream and e.version > k.seen order by e.stream, e.version`,
    [[...seen.keys()], [...seen.values()]],
  );
  return Map.groupBy(await codec.decode(rows), (e) => e.stream);
}

/** The position before the first event since an instant: found by halves, since later events have later positions but for moments. */
export async function positionSince(sql: Sql, at: string): Promise<number> {
  let [low, high] = [0, await horizon(sql)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [row] = await sql.prepared<{ position: string; earlier: boolean }>(
      'select position, occurred_at < $2::timestamptz as earlier from events where position > $1 order by position limit 1',
      [middle, at],
    );
    if (row?.earlier) low = Number(row.position);
    else high = middle;
  }
  return low;
}

/** Positions of the log: `after < position <= upTo`. */
export interface Span {
  readonly after: number;
  readonly upTo: number;
}

/** How many events of some types there are in a span. */
export async function countEventsOfTypes(sql: Sql, types: readonly string[], { after, upTo }: Span): Promise<number> {
  const [row] = await sql.prepared<{ n: string }>(
    'select count(*) as n from events where position > $2 and position <= $3 and type = any($1::text[])',
    [types, after, upTo],
  );
  return Number(row!.n);
}

/** The first events of some types in a span, in order, as `readEvents` reads them. */
export async function readEventsOfTypes(
  sql: Sql,
  codec: EventCodec,
  types: readonly string[],
  { after, upTo }: Span,
  limit: number,
): Promise<Recorded[]> {
  const rows = await sql.prepared<EventRow>(
    fixed`select ${EVENT_COLUMNS} from events e where e.position > $2 and e.position <= $3 and e.type = any($1::text[]) order by e.position limit $4`,
    [types, after, upTo, limit],
  );
  return codec.decodeForReaders(rows);
}
