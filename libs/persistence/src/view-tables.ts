import { createHash } from 'node:crypto';
import { columnOf, tableOf, type Column, type Row, type View } from '@jurilien/event-sourcing';
import type { Sql } from './database.js';

/** Quotes an identifier that comes from a declaration (never from a request). */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualified = (table: string): string => `views.${quoted(table)}`;
/** Where a view's rows are now, for SQL of one's own: its version may move. */
export const placeOf = (view: View): string => qualified(tableOf(view));

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The column that `q` is looked for in, kept by PostgreSQL beside the row: matching costs no folding of case and joining of
 * columns per row. Named after what it joins, so that a changed declaration is another shape of the table.
 */
export const searchColumn = (view: View): string | undefined =>
  view.search?.length ? `_search_${digest(`${view.search.join()} ${FOLDED}`)}` : undefined;

/** Letters as they are typed in a hurry: « elise » finds « Élise ». */
const [ACCENTED, FOLDED] = ['àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'];
/** A text without capitals and accents, as SQL. */
export const folded = (text: string): string => `translate(lower(${text}), '${ACCENTED}', '${FOLDED}')`;

/** Creates a view's table when missing, with the indexes it declares and no others. */
export async function createViewTable(sql: Sql, view: View): Promise<void> {
  await createBareTable(sql, view);
  await createViewIndexes(sql, view);
}

/** The table without its indexes, which cost less once it is full. `table` is the shadow's name during a rebuild. */
export async function createBareTable(sql: Sql, view: View, table = tableOf(view)): Promise<void> {
  const columns = Object.entries(view.columns).map(
    ([name, c]) => `${quoted(name)} ${typeOf(columnOf(c))}${name === view.key ? ' primary key' : ''}`,
  );
  const search = searchColumn(view);
  if (search) columns.push(`${quoted(search)} text generated always as (${folded(searchText(view.search!))}) stored`);
  await sql.query(`create table if not exists ${qualified(table)} (${columns.join(', ')})`);
}

/** Creates the indexes a view declares and its table has not, and takes away those that are no longer declared. */
export async function createViewIndexes(sql: Sql, view: View, table = tableOf(view)): Promise<void> {
  const search = searchColumn(view);
  const declared = new Map((view.indexes ?? []).map((index) => [indexName(table, index), `(${index.map(indexed).join(', ')})`]));
  if (search) declared.set(indexName(table, [search]), `using gin (${quoted(search)} gin_trgm_ops)`);
  const found = new Set(
    (
      await sql.query<{ name: string }>(
        `select indexname as name from pg_indexes where schemaname = 'views' and tablename = $1 and right(indexname, 5) <> '_pkey'`,
        [table],
      )
    ).map((r) => r.name),
  );
  for (const name of found) if (!declared.has(name)) await sql.query(`drop index if exists ${qualified(name)}`);
  for (const [name, on] of declared)
    if (!found.has(name)) await sql.query(`create index if not exists ${quoted(name)} on ${qualified(table)} ${on}`);
}

/** Names are kept under the collation of all languages at once, so that their indexes and lists follow it by themselves. */
const typeOf = ({ type, sorted }: Column): string => (sorted === 'names' ? `${type} collate "und-x-icu"` : type);

/** An index is known by what it holds, so that a changed declaration is noticed. PostgreSQL cuts names at 63 bytes. */
const indexName = (table: string, index: readonly string[]): string => `${table}_i_${digest(index.join())}`;
const indexed = (column: string): string =>
  column.replace(
    /^(lower\()?(\w+)(\)?)$/,
    (_, open = '', name: string, close = '') => `${open as string}${quoted(name)}${close as string}`,
  );

/** The text that `q` is matched against, of the columns a search looks in. */
export const searchText = (columns: readonly string[], of = ''): string =>
  columns.map((c) => `coalesce(${of}${quoted(c)}, '') collate "default"`).join(` || ' ' || `);

/** Rows by key, as the folds know them: timestamps as ISO 8601 with milliseconds and Z. No fold looks at what a journal has. */
export async function loadRows(sql: Sql, view: View, keys: readonly string[], table = tableOf(view)): Promise<Map<string, Row>> {
  if (keys.length === 0 || view.journal) return new Map();
  const rows = await sql.prepared<{ row: Row }>(
    `select to_jsonb(t) as row from ${qualified(table)} t where ${quoted(view.key)} = any($1::${columnOf(view.columns[view.key]!).type}[])`,
    [keys],
  );
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
    const updates = names
      .filter((n) => n !== view.key)
      .map((n) => `${quoted(n)} = excluded.${quoted(n)}`)
      .join(', ');
    await sql.prepared(
      `insert into ${qualified(table)} (${names.map(quoted).join(', ')})
       select ${names.map(quoted).join(', ')} from jsonb_populate_recordset(null::${qualified(table)}, $1::jsonb)
       on conflict (${quoted(view.key)}) do update set ${updates}`,
      [JSON.stringify(rows)],
    );
  }
  if (gone.length > 0) {
    await sql.prepared(`delete from ${qualified(table)} where ${quoted(view.key)} = any($1::${columnOf(view.columns[view.key]!).type}[])`, [
      gone,
    ]);
  }
}
