import type { Sql } from '../database/sql.js';

/** What can be noted of a person who looked rather than changed: what changed is an event. */
export type AccessAction =
  | 'saw'
  | 'listed'
  | 'searched'
  | 'unmasked'
  | 'exported'
  | 'signed-in'
  | 'sign-in-failed'
  | 'second-factor-failed'
  | 'denied'
  | 'impersonated'
  | 'opened-link';

/** One access: ids and codes only, so that the table never has to be erased with a person. */
export interface Access {
  readonly actorKind: 'user' | 'token' | 'anon' | 'provider';
  readonly actor: string;
  readonly actorRole?: string;
  /** The administrator who looked through somebody else's eyes. */
  readonly impersonator?: string;
  readonly action: AccessAction;
  /** Name of a stream, a view or a route. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Accesses with how long ago they were, so that all of them carry the database's clock. */
export async function recordAccesses(sql: Sql, accesses: readonly (Access & { readonly ageMs: number })[]): Promise<void> {
  await sql.prepared(
    `insert into access_log (at, actor_kind, actor, actor_role, impersonator, action, subject, detail)
     select clock_timestamp() - make_interval(secs => a."ageMs" / 1000.0), a."actorKind", a.actor, a."actorRole", a.impersonator, a.action, a.subject, coalesce(a.detail, '{}')
       from jsonb_to_recordset($1::jsonb)
         as a("ageMs" integer, "actorKind" text, actor text, "actorRole" text, impersonator text, action text, subject text, detail jsonb)
      order by a."ageMs" desc`,
    [JSON.stringify(accesses)],
  );
}
