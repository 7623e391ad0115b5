import type { PastEvent } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { PAST_COLUMNS, type EventCodec, type PastRow } from './event-codec.js';
import { fixed } from '../database/statement.js';

/** An event of the past with its place in the log. */
export type Placed = PastEvent & { readonly position: number };

/** How far a look at the past goes: a position of the log, and an instant. */
export interface Until {
  readonly upTo: number;
  /** ISO instant, included; everything when absent. */
  readonly at?: string;
}

const BATCH = 5_000;

/**
 * Every event of one kind of stream, stream by stream in the order of their names, in batches; the next batch is fetched while
 * the last one is looked at. What came later than `upTo` is left out, so that several kinds are read as of one moment.
 */
export async function* readCategory(sql: Sql, codec: EventCodec, category: string, { upTo, at }: Until): AsyncGenerator<Placed[]> {
  const batchAfter = async (stream: string, version: number): Promise<Placed[]> => {
    const rows = await sql.prepared<PastRow & { position: string }>(
      fixed`select e.position, ${PAST_COLUMNS} from events e
        where (e.stream, e.version) > ($1, $2) and e.stream < $3 and e.position <= $4 and e.occurred_at <= $5::timestamptz
        order by e.stream, e.version limit ${BATCH}`,
      [stream, version, `${category}.`, upTo, at ?? 'infinity'],
    );
    const events = await codec.decodePast(rows);
    return events.map((e, i) => ({ ...e, position: Number(rows[i]!.position) }));
  };
  let next = batchAfter(`${category}-`, 0);
  for (;;) {
    const batch = await next;
    const last = batch.at(-1);
    if (batch.length === BATCH && last) {
      next = batchAfter(last.stream, last.version);
      // A caller that stops reading leaves a batch behind that no one waits for.
      next.catch(() => undefined);
    }
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
  }
}

/** Values of a payload field that several events of one kind of stream carry, with where: what must be unique and is not. */
export async function repeatedIn(
  sql: Sql,
  category: string,
  field: string,
  { upTo, at }: Until,
): Promise<{ value: string; positions: number[]; streams: string[] }[]> {
  const rows = await sql.query<{ value: string; positions: string[]; streams: string[] }>(
    `select e.payload ->> $1 as value, array_agg(e.position order by e.position) as positions, array_agg(e.stream order by e.position) as streams
       from events e where e.stream >= $2 and e.stream < $3 and e.position <= $4 and e.occurred_at <= $5::timestamptz and e.payload ? $1
      group by 1 having count(*) > 1 order by min(e.position) limit 200`,
    [field, `${category}-`, `${category}.`, upTo, at ?? 'infinity'],
  );
  return rows.map((row) => ({ ...row, positions: row.positions.map(Number) }));
}

/** Claims whose coins held are not the price they were begun at, with where. */
export async function heldForAnotherPrice(
  sql: Sql,
  { upTo, at }: Until,
): Promise<{ claimId: string; heldCc: number; priceCc: number; position: number; stream: string }[]> {
  const rows = await sql.query<{ claimId: string; heldCc: number; priceCc: number; position: string; stream: string }>(
    `select h.payload ->> 'claimId' as "claimId", (h.payload ->> 'cc')::int as "heldCc", (c.payload ->> 'priceCc')::int as "priceCc", h.position, h.stream
       from events h join events c on c.type = 'ClaimStarted' and c.stream = 'distribution-' || (h.payload ->> 'leadId') and c.payload ->> 'claimId' = h.payload ->> 'claimId'
      where h.stream >= 'credit-' and h.stream < 'credit.' and h.type = 'CreditsHeld' and h.position <= $1 and h.occurred_at <= $2::timestamptz
        and (h.payload ->> 'cc')::int <> (c.payload ->> 'priceCc')::int
      order by h.position limit 200`,
    [upTo, at ?? 'infinity'],
  );
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}
