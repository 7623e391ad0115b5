import { columnOf, tableOf, type Row, type View } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';

/** Quotes an identifier that comes from a declaration (never from a request). */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualified = (table: string): string => `views.${quoted(table)}`;

/** Creates a view's table and indexes when missing. `table` is the shadow's name during a rebuild. */
export async function createViewTable(sql: Sql, view: View, table = tableOf(view)): Promise<void> {
  const columns = Object.entries(view.columns)
    .map(([name, c]) => `${quoted(name)} ${columnOf(c).type}${name === view.key ? ' primary key' : ''}`);
  await sql.query(`create table if not exists ${qualified(table)} (${columns.join(', ')})`);
  for (const [i, index] of (view.indexes ?? []).entries()) {
    await sql.query(`create index if not exists ${quoted(`${table}_i${i}`)} on ${qualified(table)} (${index.map(quoted).join(', ')})`);
  }
  if (view.search?.length) {
    await sql.query(`create index if not exists ${quoted(`${table}_search`)} on ${qualified(table)} using gin ((${searchText(view)}) gin_trgm_ops)`);
  }
}

/** The text that `q` is matched against: the same expression in the index and in the query. */
export const searchText = (view: View): string => view.search!.map((c) => `coalesce(${quoted(c)}, '')`).join(` || ' ' || `);

/** Rows by key, as the folds know them: timestamps as ISO 8601 with milliseconds and Z. */
export async function loadRows(sql: Sql, view: View, keys: readonly string[], table = tableOf(view)): Promise<Map<string, Row>> {
  if (keys.length === 0) return new Map();
  const rows = await sql.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${qualified(table)} t where ${quoted(view.key)} = any($1::${columnOf(view.columns[view.key]!).type}[])`, [keys]);
  return new Map(rows.map(({ row }) => [String(row[view.key]), normalise(view, row)]));
}

/** Brings a jsonb row into the shape folds write: instants in one format, absent values absent. */
export function normalise(view: View, row: Row): Row {
  const out: Row = {};
  for (const [name, column] of Object.entries(view.columns)) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    out[name] = columnOf(column).type === 'timestamptz' ? new Date(value as string).toISOString() : value;
  }
  return out;
}

/** Writes changed rows with one statement and deletes the others with one more. */
export async function saveRows(sql: Sql, view: View, changed: ReadonlyMap<string, Row | null>, table = tableOf(view)): Promise<void> {
  const rows = [...changed.values()].filter((r): r is Row => r !== null);
  const gone = [...changed].filter(([, r]) => r === null).map(([k]) => k);
  const names = Object.keys(view.columns);
  if (rows.length > 0) {
    const updates = names.filter((n) => n !== view.key).map((n) => `${quoted(n)} = excluded.${quoted(n)}`).join(', ');
    await sql.query(
      `insert into ${qualified(table)} (${names.map(quoted).join(', ')})
       select ${names.map(quoted).join(', ')} from jsonb_populate_recordset(null::${qualified(table)}, $1::jsonb)
       on conflict (${quoted(view.key)}) do update set ${updates}`, [JSON.stringify(rows)]);
  }
  if (gone.length > 0) {
    await sql.query(`delete from ${qualified(table)} where ${quoted(view.key)} = any($1::${columnOf(view.columns[view.key]!).type}[])`, [gone]);
  }
}
