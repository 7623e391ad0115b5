import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { statement, whereAll, type Built } from '../database/statement.js';

/** Work that was given up. */
export interface DeadLetter {
  readonly id: string;
  readonly job: string;
  /** Ids and codes; some kinds carry more, so that a page shows what it knows of it alone. */
  readonly input: unknown;
  readonly queue: string;
  readonly priority: number;
  readonly occurredAt: string;
  readonly givenUpAt: string;
  readonly attempts: number;
  /** What may be said of why; nothing of what an older version gave up. */
  readonly fault: string;
}

/** Work of one kind that was given up for one reason. */
export interface DeadLetterGroup {
  readonly job: string;
  readonly fault: string;
  readonly rows: number;
  readonly newestAt: string;
  readonly oldestAt: string;
}

/** All that was given up, of one kind for one reason, or a single row. */
export type DeadLettersOf = { readonly workId: string } | { readonly job: string; readonly fault: string };

/** A row in the order of a list: the newest first, and by id where two were given up in the same moment. */
export interface DeadLetterPlace {
  readonly givenUpAt: string;
  readonly id: string;
}

// To the microsecond, since a page goes on behind it.
const columns = statement`id, job, input, queue, priority, attempts, fault,
  to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "occurredAt",
  to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "givenUpAt"`;

type Read = DeadLetter & { [k: string]: unknown };
const chosen = (of: DeadLettersOf | undefined): Built[] => {
  if (!of) return [];
  return 'workId' in of ? [statement`id = ${of.workId}::uuid`] : [statement`job = ${of.job}`, statement`fault = ${of.fault}`];
};
const behind = (place: DeadLetterPlace | undefined): Built[] =>
  place ? [statement`(due_at, id) < (${place.givenUpAt}::timestamptz, ${place.id}::uuid)`] : [];

/** A page of what was given up, the newest first, behind a place in the list. */
export async function listDeadLetters(
  sql: Sql,
  of: DeadLettersOf | undefined,
  { after, limit }: { readonly after?: DeadLetterPlace | undefined; readonly limit: number },
): Promise<DeadLetter[]> {
  const where = whereAll([statement`state = 'failed'`, ...chosen(of), ...behind(after)]);
  return sql.query<Read>(statement`select ${columns} from work_items ${where} order by due_at desc, id desc limit ${limit}`);
}

/** What was given up, by kind and reason, the newest first. */
export async function deadLetterGroups(sql: Sql, limit: number): Promise<DeadLetterGroup[]> {
  return sql.prepared<DeadLetterGroup & { [k: string]: unknown }>(
    `select job, fault, count(*)::int as rows, to_char(max(due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "newestAt",
            to_char(min(due_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
       from work_items where state = 'failed' group by job, fault order by max(due_at) desc, job, fault limit $1`,
    [limit],
  );
}

/** One row that was given up. */
export async function deadLetter(sql: Sql, id: string): Promise<DeadLetter | undefined> {
  const [row] = await listDeadLetters(sql, { workId: id }, { limit: 1 });
  return row;
}

/** What becomes of work that was given up: it is tried again, put aside as done, or stays as it is. */
export type DeadLetterFate = 'retry' | 'dismiss' | 'stay';

/** What one portion or all of them came to. */
export interface DeadLettersSettled {
  readonly settled: number;
  readonly refused: number;
}
interface Progress extends DeadLettersSettled {
  /** Where the next portion begins. */
  readonly after?: DeadLetterPlace;
  readonly over?: true;
}
const BEGIN: Progress = { settled: 0, refused: 0 };
const nameOf = (operationId: string): string => `operation:${operationId}`;

/**
 * Settles the next portion of what was given up before an instant, the newest first. Rows and the count of them change together, so that
 * a process that ends in between counts no row twice and leaves none out.
 * @param fateOf what becomes of each
 */
export async function settleDeadLetters(
  db: Database,
  operationId: string,
  { of, until, limit }: { readonly of: DeadLettersOf; readonly until: string; readonly limit: number },
  fateOf: (letter: DeadLetter) => DeadLetterFate,
): Promise<Progress> {
  return db.transaction(async (sql) => {
    await sql.query('insert into facts values ($1, $2) on conflict (name) do nothing', [nameOf(operationId), JSON.stringify(BEGIN)]);
    const [fact] = await sql.query<{ value: Progress }>('select value from facts where name = $1 for update', [nameOf(operationId)]);
    const before = fact!.value;
    if (before.over) return before;
    const where = whereAll([
      statement`state = 'failed'`,
      ...chosen(of),
      ...('workId' in of ? [] : [statement`due_at <= ${until}::timestamptz`]),
      ...behind(before.after),
    ]);
    const rows = await sql.query<Read>(
      statement`select ${columns} from work_items ${where} order by due_at desc, id desc limit ${limit} for update skip locked`,
    );
    const fates = Map.groupBy(rows, fateOf);
    const idsOf = (fate: DeadLetterFate): string[] => (fates.get(fate) ?? []).map(({ id }) => id);
    // Pending from now on: what was given up last week has not waited since then.
    await sql.query(
      `update work_items set state = 'pending', attempts = 0, due_at = clock_timestamp(), created_at = clock_timestamp() where id = any($1::uuid[])`,
      [idsOf('retry')],
    );
    await sql.query(`update work_items set state = 'done' where id = any($1::uuid[])`, [idsOf('dismiss')]);
    const last = rows.at(-1);
    const refused = before.refused + idsOf('stay').length;
    const settled = before.settled + rows.length - idsOf('stay').length;
    const now: Progress = {
      ...{ settled, refused },
      ...(last ? { after: { givenUpAt: last.givenUpAt, id: last.id } } : {}),
      ...(rows.length < limit ? { over: true } : {}),
    };
    await sql.query('update facts set value = $2 where name = $1', [nameOf(operationId), JSON.stringify(now)]);
    return now;
  });
}

/** How far those are that go on, by operation. */
export async function settlingNow(sql: Sql): Promise<ReadonlyMap<string, DeadLettersSettled>> {
  const rows = await sql.prepared<{ id: string; value: Progress }>(
    `select substr(name, 11) as id, value from facts where name like 'operation:%'`,
  );
  return new Map(rows.map(({ id, value: { settled, refused } }) => [id, { settled, refused }]));
}

/** Forgets how far an operation was, once what it came to is in the log. */
export async function forgetSettling(sql: Sql, operationId: string): Promise<void> {
  await sql.query('delete from facts where name = $1', [nameOf(operationId)]);
}
