import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';

/** An open page of a person: what it shows, and whether something is being written on it. */
export interface OpenPage {
  readonly userId: string;
  /** Tells the tabs of one person apart. */
  readonly page: string;
  /** What the page is about, `leads/<id>`. */
  readonly subject: string;
  readonly writing: boolean;
}
/** A person who has the same thing open. */
export interface Present {
  readonly userId: string;
  readonly since: string;
  readonly writing: boolean;
}

/** A page that was not heard of for this long is closed, whatever became of it. */
const SILENT_S = 75;
const silent = fixed`statement_timestamp() - make_interval(secs => ${SILENT_S})`;

/**
 * Notes that a page is open.
 * @returns what others have to be told of: the thing where it is news, and the one that the page showed before
 */
export async function notePresence(sql: Sql, { userId, page, subject, writing }: OpenPage): Promise<string[]> {
  const [before] = await sql.prepared<{ subject: string | null; writing: boolean | null; lost: boolean | null }>(
    fixed`with old as (select subject, writing, seen_at <= ${silent} as lost from presences where user_id = $1 and page = $2),
          gone as (delete from presences where seen_at <= ${silent} and not (user_id = $1 and page = $2)),
          now as (insert into presences as p (user_id, page, subject, writing, since, seen_at)
                  values ($1, $2, $3, $4, statement_timestamp(), statement_timestamp())
                  on conflict (user_id, page) do update set
                    since = case when p.subject = excluded.subject and p.seen_at > ${silent} then p.since else excluded.since end,
                    subject = excluded.subject, writing = excluded.writing, seen_at = excluded.seen_at)
     select o.subject, o.writing, o.lost from (values (1)) as one left join old o on true`,
    [userId, page, subject, writing],
  );
  const { subject: was, writing: wrote, lost } = before!;
  if (was === subject && wrote === writing && !lost) return [];
  return was === null || was === subject ? [subject] : [was, subject];
}

/** Notes that a page was closed. @returns what it showed, where it was known */
export async function leavePresence(sql: Sql, { userId, page }: Pick<OpenPage, 'userId' | 'page'>): Promise<string[]> {
  const rows = await sql.prepared<{ subject: string }>(fixed`delete from presences where user_id = $1 and page = $2 returning subject`, [
    userId,
    page,
  ]);
  return rows.map(({ subject }) => subject);
}

/** Everyone else who has a thing open, who came first at the head. */
export async function presentAt(sql: Sql, subject: string, userId: string): Promise<Present[]> {
  const rows = await sql.prepared<{ userId: string; since: string; writing: boolean }>(
    fixed`select user_id as "userId", to_json(min(since)) #>> '{}' as since, bool_or(writing) as writing from presences
      where subject = $1 and user_id <> $2 and seen_at > ${silent} group by user_id order by min(since), user_id`,
    [subject, userId],
  );
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}
