import type { Sql } from '../database/sql.js';

/** How far a rebuild is: positions done and to do. */
export interface RebuildProgress {
  readonly done: number;
  readonly of: number;
}

/** Notes how far the rebuild of a view is. */
export async function noteRebuild(sql: Sql, view: string, progress: RebuildProgress): Promise<void> {
  await sql.prepared(
    `insert into facts values ('rebuild:' || $1::text, $2::jsonb) on conflict (name) do update set value = excluded.value`,
    [view, JSON.stringify(progress)],
  );
}

/** It is over, whatever came of it. */
export async function forgetRebuild(sql: Sql, view: string): Promise<void> {
  await sql.query(`delete from facts where name = 'rebuild:' || $1::text`, [view]);
}

/** How far each rebuild is that goes on, by view. */
export async function rebuildsNow(sql: Sql): Promise<ReadonlyMap<string, RebuildProgress>> {
  const rows = await sql.prepared<{ view: string; value: RebuildProgress }>(
    `select substr(name, 9) as view, value from facts where name like 'rebuild:%'`,
  );
  return new Map(rows.map(({ view, value }) => [view, value]));
}
