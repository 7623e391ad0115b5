import { Refused, type Append } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import { fixed } from '../database/statement.js';

/** A key that is older than this was not made by an earlier try of the same command that was cut off. */
const TRIED_AGAIN_HOURS = 24;

/**
 * What begins alone has an id that nothing else has: no stream of another category, and no key of before. Whoever chose the id of someone
 * else would otherwise have their key destroyed with an end of their own.
 * @throws Refused `id-taken`
 */
export async function refuseTaken(db: Database, categories: ReadonlySet<string>, { streams }: Append): Promise<void> {
  const alone = streams.filter(({ ref, expectedVersion, events }) => ref.decider.alone && expectedVersion === 0 && events.length > 0);
  if (alone.length === 0) return;
  const ids = alone.map(({ ref }) => ref.id);
  const others = alone.flatMap(({ ref }) => [...categories].filter((c) => c !== ref.decider.category).map((c) => `${c}-${ref.id}`));
  const taken = await db.prepared(
    fixed`select 1 from events where stream = any($1::text[]) and version = 1
          union all select 1 from person_keys where owner = any($2::text[]) and created_at < now() - ${TRIED_AGAIN_HOURS} * interval '1 hour'
          limit 1`,
    [others, ids],
  );
  if (taken.length > 0) throw new Refused('VALIDATION', 'id-taken', [{ field: '', message: 'invalid' }]);
}
