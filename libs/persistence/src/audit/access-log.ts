import { raw } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.js';
import { AccessRow, type AccessAction } from '../entities/access.js';

/** One access: ids and codes only, so that the table never has to be erased with a person. */
export interface Access {
  readonly actorKind: 'user' | 'token' | 'anon' | 'provider';
  readonly actor: string;
  readonly actorRole?: string;
  /** The administrator who looked through another person's eyes. */
  readonly impersonator?: string;
  readonly action: AccessAction;
  /** Name of a stream, a view or a route. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Accesses with how long ago they were, so that all of them carry the database's clock; in one statement, the oldest first. */
export async function recordAccesses(db: Database, accesses: readonly (Access & { readonly ageMs: number })[]): Promise<void> {
  const rows = [...accesses]
    .sort((a, b) => b.ageMs - a.ageMs)
    .map(({ ageMs, actorKind, actor, actorRole, impersonator, action, subject, detail = {} }) => ({
      at: raw<Date>('clock_timestamp() - make_interval(secs => ?)', [Math.round(ageMs) / 1_000]),
      ...{ actorKind, actor, actorRole, impersonator, action, subject, detail },
    }));
  await db.repository(AccessRow).insertMany(rows);
}
