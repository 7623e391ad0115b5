import type { Recorded } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';
import { EVENT_COLUMNS, type EventCodec, type EventRow } from './event-codec.js';
import { horizon } from './event-feed.js';

/** Positions looked at by one statement: about a tenth of a second, so that live traffic goes on between two of them. */
const STEP = 20_000;

/**
 * Every event of the log that one of these keys sealed a part of, or a part of one of them, in order. The whole log is looked through:
 * no index says whose an event is, for every append would pay for it. An event that cannot be read is among them and throws when its
 * data is looked at.
 */
export async function readEventsSealedBy(sql: Sql, codec: EventCodec, owners: readonly string[]): Promise<Recorded[]> {
  const last = owners.length === 0 ? 0 : await horizon(sql);
  const found: Recorded[] = [];
  for (let after = 0; after < last; after += STEP) {
    const rows = await sql.prepared<EventRow>(
      fixed`select ${EVENT_COLUMNS} from events e
       where e.position > $1 and e.position <= $2 and e.sealed is not null
         and exists (select 1 from jsonb_path_query(e.sealed, '$[*].o') k(o)
                     where o #>> '{}' = any($3::text[]) or split_part(o #>> '{}', '/', 1) = any($3::text[]))
       order by e.position`,
      [after, Math.min(after + STEP, last), owners],
    );
    if (rows.length > 0) found.push(...(await codec.decodeForReaders(rows)));
  }
  return found;
}
