import { Refused, type Append, type StreamRef } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import { fixed } from '../database/statement.js';

/** A key that is older than this was not made by an earlier try of the same command that was cut off. */
const TRIED_AGAIN_HOURS = 24;

/** What begins alone by these appended streams. */
export const begunAlone = ({ streams }: Append): StreamRef[] =>
  streams
    .filter(({ ref, expectedVersion, events }) => ref.decider.alone && expectedVersion === 0 && events.length > 0)
    .map(({ ref }) => ref);

/**
 * What begins alone has an id that nothing else has: no stream of another category, and no older key. Under the id of someone else
 * it would destroy their key with its own end.
 * @throws Refused `id-taken`
 */
export async function refuseTaken(db: Database, categories: ReadonlySet<string>, begun: readonly StreamRef[]): Promise<void> {
  const others = begun.flatMap(({ decider, id }) => [...categories].filter((c) => c !== decider.category).map((c) => `${c}-${id}`));
  const taken = await db.prepared(
    fixed`select 1 from events where stream = any($1::text[]) and version = 1
          union all select 1 from person_keys where owner = any($2::text[]) and created_at < now() - ${TRIED_AGAIN_HOURS} * interval '1 hour'
          limit 1`,
    [others, begun.map(({ id }) => id)],
  );
  if (taken.length > 0) throw new Refused('VALIDATION', 'id-taken', [{ field: '', message: 'invalid' }]);
}
