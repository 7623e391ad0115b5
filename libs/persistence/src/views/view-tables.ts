import { createHash } from 'node:crypto';
import { columnOf, tableOf, type Column, type ColumnType, type Row, type View } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { ready, statement, type Built } from '../database/statement.js';

/** A table of views, or an index of one. */
export const qualified = (table: string): Built => statement.id('views', table);
/** Where a view's rows are now, for SQL of one's own: its version may move. */
export const placeOf = (view: View): Built => qualified(tableOf(view));
/** A piece of SQL that the declaration of a view decides, made once for each. */
export function perView(make: (view: View) => Built): (view: View) => Built {
  const made = new WeakMap<View, Built>();
  return (view) => {
    const known = made.get(view) ?? ready(make(view));
    made.set(view, known);
    return known;
  };
}

/** The type of the view's key, for a cast of parameters. */
export const keyType = (view: View): Built => typeNamed(columnOf(view.columns[view.key]!).type);
/** The name of a type that columns may have. */
export const typeNamed = (type: ColumnType): Built => TYPES[type];
const TYPES: Readonly<Record<ColumnType, Built>> = {
  uuid: statement`uuid`,
  text: statement`text`,
  integer: statement`integer`,
  bigint: statement`bigint`,
  boolean: statement`boolean`,
  timestamptz: statement`timestamptz`,
  jsonb: statement`jsonb`,
  'text[]': statement`text[]`,
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The column that `q` is looked for in, kept by PostgreSQL beside the row: matching costs no folding of case and joining of
 * columns per row. Named after what it joins, so that a changed declaration is another shape of the table.
 */
export const searchColumn = (view: View): string | undefined =>
  view.search?.length ? `_search_${digest(`${view.search.join()} ${FOLDED}`)}` : undefined;

/** Columns a search looks in that are shown to everyone who reads the list: where others are masked, it looks in these alone. */
export const clearSearch = (view: View): readonly string[] =>
  (view.search ?? []).filter((name) => !columnOf(view.columns[name]!).personal || view.read.clear?.includes(name));

/** Letters as they are typed in a hurry: « elise » finds « Élise ». */
const [ACCENTED, FOLDED] = ['àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'] as const;
/** A text without capitals and accents, as SQL. */
export const folded = (text: Built): Built => statement`translate(lower(${text}), ${statement.lit(ACCENTED)}, ${statement.lit(FOLDED)})`;

/** Creates a view's table when missing, with the indexes it declares and no others. */
export async function createViewTable(sql: Sql, view: View): Promise<void> {
  await createBareTable(sql, view);
  await createViewIndexes(sql, view);
}

/** The table without its indexes, which cost less once it is full. `table` is the shadow's name during a rebuild. */
export async function createBareTable(sql: Sql, view: View, table = tableOf(view)): Promise<void> {
  const columns = Object.entries(view.columns).map(
    ([name, c]) => statement`${statement.id(name)} ${typeOf(columnOf(c))}${name === view.key ? statement` primary key` : statement``}`,
  );
  const search = searchColumn(view);
  if (search) columns.push(statement`${statement.id(search)} text generated always as (${folded(searchText(view.search!))}) stored`);
  await sql.query(statement`create table if not exists ${qualified(table)} (${statement.join(columns)})`);
}

/** Creates the indexes a view declares and its table has not, and takes away those that are no longer declared. */
export async function createViewIndexes(sql: Sql, view: View, table = tableOf(view)): Promise<void> {
  const search = searchColumn(view);
  const declared = new Map(
    (view.indexes ?? []).map((index) => [
      indexName(table, index),
      statement`${isListed(view, index) ? statement`using gin ` : statement``}(${statement.join(index.map(indexed))})`,
    ]),
  );
  if (search) declared.set(indexName(table, [search]), statement`using gin (${statement.id(search)} gin_trgm_ops)`);
  const clear = clearSearch(view);
  // Found by its own letters, and known by its own frequency: a family name is in no town, however many have it.
  if (search && clear.length > 0 && clear.length < view.search!.length)
    declared.set(indexName(table, [`clear ${clear.join()} ${FOLDED}`]), statement`using gin ((${folded(searchText(clear))}) gin_trgm_ops)`);
  const found = new Set(
    (
      await sql.query<{ name: string }>(
        `select indexname as name from pg_indexes where schemaname = 'views' and tablename = $1 and right(indexname, 5) <> '_pkey'`,
        [table],
      )
    ).map((r) => r.name),
  );
  for (const name of found) if (!declared.has(name)) await sql.query(statement`drop index if exists ${qualified(name)}`);
  for (const [name, on] of declared)
    if (!found.has(name)) await sql.query(statement`create index if not exists ${statement.id(name)} on ${qualified(table)} ${on}`);
}

/** Names are kept under the collation of all languages at once, so that their indexes and lists follow it by themselves. */
const typeOf = ({ type, sorted }: Column): Built =>
  sorted === 'names' ? statement`${typeNamed(type)} collate "und-x-icu"` : typeNamed(type);

/** Rows are looked up by one member of a list, which a sorted index of whole lists cannot find. */
const isListed = (view: View, [first, ...more]: readonly string[]): boolean =>
  more.length === 0 && columnOf(view.columns[first!] ?? 'text').type === 'text[]';

/** An index is known by what it holds, so that a changed declaration is noticed. PostgreSQL cuts names at 63 bytes. */
const indexName = (table: string, index: readonly string[]): string => `${table}_i_${digest(index.join())}`;
const indexed = (column: string): Built => {
  const [, lowered] = /^lower\((\w+)\)$/.exec(column) ?? [];
  return lowered ? statement`lower(${statement.id(lowered)})` : statement.id(column);
};

/** The text that `q` is matched against, of the columns a search looks in. */
export const searchText = (columns: readonly string[], of: readonly string[] = []): Built =>
  statement.join(
    columns.map((c) => statement`coalesce(${statement.id(...of, c)}, '') collate "default"`),
    statement` || ' ' || `,
  );

/** Rows by key, as the folds know them: timestamps as ISO 8601 with milliseconds and Z. No fold looks at what a journal has. */
export async function loadRows(sql: Sql, view: View, keys: readonly string[], table = tableOf(view)): Promise<Map<string, Row>> {
  if (keys.length === 0 || view.journal) return new Map();
  const rows = await sql.prepared<{ row: Row }>(
    statement`select to_jsonb(t) as row from ${qualified(table)} t where ${statement.id(view.key)} = any(${keys}::${keyType(view)}[])`,
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

/** The names of all columns, in the order of the declaration. */
export const columnNames = perView((view) => statement.join(Object.keys(view.columns).map((name) => statement.id(name))));
const updates = perView((view) =>
  statement.join(
    Object.keys(view.columns)
      .filter((name) => name !== view.key)
      .map((name) => statement`${statement.id(name)} = excluded.${statement.id(name)}`),
  ),
);

/** Writes changed rows with one statement and deletes the others with one more. */
export async function saveRows(sql: Sql, view: View, changed: ReadonlyMap<string, Row | null>, table = tableOf(view)): Promise<void> {
  const rows = [...changed.values()].filter((r): r is Row => r !== null);
  const gone = [...changed].filter(([, r]) => r === null).map(([k]) => k);
  if (rows.length > 0) {
    await sql.prepared(
      statement`insert into ${qualified(table)} (${columnNames(view)})
       select ${columnNames(view)} from jsonb_populate_recordset(null::${qualified(table)}, ${JSON.stringify(rows)}::jsonb)
       on conflict (${statement.id(view.key)}) do update set ${updates(view)}`,
    );
  }
  if (gone.length > 0) {
    await sql.prepared(statement`delete from ${qualified(table)} where ${statement.id(view.key)} = any(${gone}::${keyType(view)}[])`);
  }
}
