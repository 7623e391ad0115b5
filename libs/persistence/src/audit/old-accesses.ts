import type { Sql } from '../database/sql.js';

const SUBJECT = 'access_log up to ';
/** No access is let go of before: what the database refuses too, and a verification goes by. */
const LEAST_MONTHS = 6;

/**
 * Lets go of rows of the access log in blocks that were sealed before an instant, the oldest first.
 * @returns how many rows went; fewer than `most` when there are no more
 */
export async function letGoOfAccesses(sql: Sql, before: string, most: number): Promise<number> {
  const [row] = await sql.prepared<{ gone: string }>('select let_go_of_accesses($1, $2) as gone', [before, most]);
  return Number(row!.gone);
}

/** How many rows a look would let go of. */
export async function countOldAccesses(sql: Sql, before: string): Promise<number> {
  const [row] = await sql.prepared<{ n: string }>(
    `select count(*) as n from access_log
      where id <= (select max(up_to_id) from audit_seals where log = 'access_log' and at < $1)`,
    [before],
  );
  return Number(row!.n);
}

/** Up to which row accesses may be missing, and what an event sealed right after them must be older than. */
export interface LetGo {
  readonly upTo: bigint;
  readonly olderThan: string;
}

/** What the acts on record say was let go of, the furthest first. */
export async function letGoOf(sql: Sql): Promise<readonly LetGo[]> {
  const rows = await sql.prepared<{ upTo: string; olderThan: string }>(
    `select substr(subject, length($1) + 1) as "upTo",
            to_char((at - make_interval(months => $2)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as "olderThan"
       from operator_acts where act = 'let-go' and starts_with(subject, $1)`,
    [SUBJECT, LEAST_MONTHS],
  );
  return rows.map(({ upTo, olderThan }) => ({ upTo: BigInt(upTo), olderThan })).sort((a, b) => (a.upTo > b.upTo ? -1 : 1));
}
