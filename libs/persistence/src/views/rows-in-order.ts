import { columnOf, type Row, type View } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { statement, whereAll, type Built } from '../database/statement.js';
import { conditions, type ViewQuery } from './view-reader.js';
import { keyType, placeOf, typeNamed } from './view-tables.js';

/** What all rows of a list are asked by. */
export type RowsAsked = Pick<ViewQuery, 'filter' | 'scope' | 'q' | 'hidden'>;
/** Behind which row the next ones begin: its value in the order, to the last digit, and its key. */
interface RowCursor {
  readonly by: string;
  readonly key: string;
}

const UTC = '+00:00';
/** An instant as PostgreSQL writes it in JSON, to the millisecond: by its letters, for a million rows have four each. */
const isoOf = (text: string): string =>
  text.endsWith(UTC) ? `${text.slice(0, 19)}.${text.slice(20, -UTC.length).padEnd(3, '0').slice(0, 3)}Z` : new Date(text).toISOString();

const own = (name: string): Built => statement.id('t', name);

/** How many rows match, all of them: for who reads them all. */
export async function countEvery(sql: Sql, view: View, asked: RowsAsked): Promise<number> {
  const [row] = await sql.query<{ n: string }>(
    statement`select count(*) as n from ${placeOf(view)} t ${whereAll(conditions(view, asked))}`,
  );
  return Number(row!.n);
}

/**
 * The next rows downwards by a column that every row has, where the last ones ended: the millionth costs what the first one does. What
 * came to the list after the first of them was read is not among them; no row is read twice.
 */
export async function rowsInOrder(
  sql: Sql,
  view: View,
  asked: RowsAsked,
  {
    by,
    columns,
    after,
    limit,
  }: { readonly by: string; readonly columns: readonly string[]; readonly after?: RowCursor; readonly limit: number },
): Promise<{ readonly rows: Row[]; readonly last?: RowCursor }> {
  const [sort, key] = [own(by), own(view.key)];
  const type = typeNamed(columnOf(view.columns[by]!).type);
  const behind = after ? [statement`(${sort}, ${key}) < (${after.by}::${type}, ${after.key}::${keyType(view)})`] : [];
  const names = [...new Set([...columns, by, view.key])];
  const found = await sql.query<{ row: Row }>(
    // As text at once: a tree that is only written down again costs more than half of the reading.
    statement`select row_to_json(r) as row from (select ${statement.join(names.map(own))} from ${placeOf(view)} t
       ${whereAll([...conditions(view, asked), ...behind])} order by ${sort} desc, ${key} desc limit ${statement.lit(limit)}) r`,
  );
  const final = found.at(-1)?.row;
  const last = final && { by: String(final[by]), key: String(final[view.key]) };
  const instants = names.filter((name) => columnOf(view.columns[name]!).type === 'timestamptz');
  for (const { row } of found) for (const name of instants) if (row[name]) row[name] = isoOf(row[name] as string);
  return { rows: found.map(({ row }) => row), ...(last ? { last } : {}) };
}

/** A cell of a table of counts: its month, what it is counted by, and how many. */
export interface CountOfMonth {
  readonly cell: Row;
  readonly n: number;
}

/** Rows counted by the month of an instant and by columns: no row of it is one of the list. Small counts are not held back here. */
export async function countsByMonth(
  sql: Sql,
  view: View,
  asked: RowsAsked,
  { at, columns, zone }: { readonly at: string; readonly columns: readonly string[]; readonly zone: string },
): Promise<CountOfMonth[]> {
  const counted = statement.join([statement`to_char(${own(at)} at time zone ${zone}, 'YYYY-MM') as "month"`, ...columns.map(own)]);
  const places = statement.join(['month', ...columns].map((_, n) => statement`${statement.lit(n + 1)}`));
  const rows = await sql.query<{ cell: Row; n: string }>(
    statement`select to_jsonb(r) - 'n' as cell, r.n::text as n from (
      select ${counted}, count(*) as n from ${placeOf(view)} t ${whereAll(conditions(view, asked))} group by ${places} order by ${places}) r`,
  );
  return rows.map(({ cell, n }) => ({ cell, n: Number(n) }));
}
