import { columnOf, Refused, tableOf, type ColumnType, type Row, type View } from '@jurilien/event-sourcing';
import { checkpointName, lowestPosition } from './checkpoints.js';
import type { Sql } from './database.js';
import { filterValue, fits } from './filter-values.js';
import { folded, normalise, qualified, quoted, searchColumn, searchText } from './view-tables.js';

/** What a screen asks of a view; names are checked against the declaration, values travel as parameters. */
export interface ViewQuery {
  readonly page: number;
  readonly perPage: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly q?: string;
  /** `{ state: ['A','B'], createdAt_gte: '…', tagged: true }`. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly scope?: Scope;
  /** Columns the caller is not shown in full: nothing may be sorted, filtered or searched by them. */
  readonly hidden?: ReadonlySet<string>;
  /** Hidden columns in which `q` may be found when it is what they hold: the caller knows the value already. */
  readonly known?: Known;
}

/** `last`: only so many last characters are compared, those that every mask shows. */
export interface Known {
  readonly columns: readonly string[];
  readonly last?: number;
}

/** Columns with the values a row may have in them. */
export type Match = Readonly<Record<string, readonly string[]>>;

/**
 * What the caller cannot widen: one of these matches must hold, on the row itself or on a row of `via` that a column names by
 * its key, or by the column `on`; or else what `or` says. No match at all admits nothing.
 */
export interface Scope {
  readonly any: readonly Match[];
  readonly via?: { readonly column: string; readonly view: View; readonly on?: string };
  readonly or?: Scope;
}

const OPERATORS = { gte: '>=', lte: '<=', gt: '>', lt: '<' } as const;
/** Counting is bounded: beyond it the list says "more than". */
const COUNT_LIMIT = 10_000;
/** Whoever finds more than this searches again with other words. */
const FOUND_LIMIT = 250;
const EXACT_TYPES: readonly ColumnType[] = ['uuid', 'integer', 'bigint', 'boolean', 'timestamptz'];

/** A page of rows and how many there are (at most 10,000, of a search 250, then `more`). */
export async function listRows(sql: Sql, view: View, asked: ViewQuery): Promise<{ data: Row[]; total: number; more: boolean }> {
  const sort = asked.sort ?? view.read.defaultSort?.[0] ?? view.key;
  const order = asked.order ?? view.read.defaultSort?.[1] ?? 'asc';
  column(view, sort, asked.hidden);
  const values: unknown[] = [];
  const where = conditions(view, asked, values);
  const searches = Boolean(asked.q && searchColumn(view));
  const [rows, n] = searches
    ? await searched(sql, view, asked, { sort, order, where, values })
    : await Promise.all([sql.query<{ row: Row }>(pageOf(view, asked, { sort, order, where }), values), counted(sql, view, where, values)]);
  const limit = searches ? FOUND_LIMIT : COUNT_LIMIT;
  return { data: rows.map(({ row }) => normalise(view, row)), total: Math.min(n, limit), more: n > limit };
}

interface Asked {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly where: readonly string[];
}
const where = (all: readonly string[]): string => (all.length > 0 ? `where ${all.join(' and ')}` : '');
const shown = (view: View): string => {
  const hidden = new Set([...(view.read.detailOnly ?? []), ...(view.read.figuresOnly ?? [])]);
  return Object.keys(view.columns)
    .filter((c) => !hidden.has(c))
    .map((c) => `t.${quoted(c)}`)
    .join(', ');
};

/**
 * The first rows of a list in its order. Empty values come last either way. An index holds them at its end, so downwards the filled rows
 * and the empty ones are read one after the other, each from its index; the second part runs only when the first is too short.
 */
function first(rows: number, columns: string, view: View, { sort, order, where: all }: Asked): string {
  const [by, key] = [`t.${quoted(sort)}`, `t.${quoted(view.key)}`];
  const part = (extra: readonly string[], sorted: string): string =>
    `select ${columns} from ${qualified(tableOf(view))} t ${where([...all, ...extra])} order by ${sorted} limit ${rows}`;
  if (sort === view.key) return part([], `${key} ${order}`);
  if (order === 'asc') return part([], `${by}, ${key}`);
  return `(${part([`${by} is not null`], `${by} desc, ${key} desc`)}) union all (${part([`${by} is null`], `${key} desc`)}) limit ${rows}`;
}

function pageOf(view: View, { page, perPage }: ViewQuery, asked: Asked): string {
  const offset = (page - 1) * perPage;
  return `select to_jsonb(r) as row from (select * from (${first(offset + perPage, shown(view), view, asked)}) f limit ${perPage} offset ${offset}) r`;
}

async function counted(sql: Sql, view: View, all: readonly string[], values: readonly unknown[]): Promise<number> {
  const [count] = await sql.query<{ n: string }>(
    `select count(*) as n from (select 1 from ${qualified(tableOf(view))} t ${where(all)} limit ${COUNT_LIMIT + 1}) c`,
    values,
  );
  return Number(count!.n);
}

/**
 * A search finds its rows once, in the order of the list and no more than are counted: a word that many rows have is met on the way
 * through the list, a rare one by its letters.
 */
async function searched(
  sql: Sql,
  view: View,
  { page, perPage }: ViewQuery,
  asked: Asked & { values: readonly unknown[] },
): Promise<[{ row: Row }[], number]> {
  const { sort, order, values } = asked;
  const [by, key] = [quoted(sort), quoted(view.key)];
  const offset = (page - 1) * perPage;
  const rows = await sql.query<{ row: Row | null; n: string }>(
    `with found as materialized (${first(Math.max(FOUND_LIMIT + 1, offset + perPage), `t.${key} as key, t.${by} as by`, view, asked)}),
          page as (select key, by from found order by by ${order} nulls last, key ${order} limit ${perPage} offset ${offset})
     select n, (select to_jsonb(r) from (select ${shown(view)} from ${qualified(tableOf(view))} t where t.${key} = page.key) r) as row
       from (select count(*) as n from found) c left join page on true order by page.by ${order} nulls last, page.key ${order}`,
    values,
  );
  return [rows.filter((r): r is { row: Row; n: string } => r.row !== null), Number(rows[0]!.n)];
}

/** How many rows match, for counters; at most the limit of lists. */
export async function countRows(sql: Sql, view: View, asked: Pick<ViewQuery, 'filter' | 'scope'>): Promise<number> {
  const values: unknown[] = [];
  return Math.min(COUNT_LIMIT, await counted(sql, view, conditions(view, asked, values), values));
}

/** Rows by day (of a time zone) and by the value of a column: what a chart draws, without the rows themselves. */
export async function countByDay(
  sql: Sql,
  view: View,
  asked: Pick<ViewQuery, 'filter' | 'scope'> & { at: string; by: string; zone: string },
): Promise<{ day: string; value: string; n: number }[]> {
  for (const name of [asked.at, asked.by]) column(view, name);
  const values: unknown[] = [asked.zone];
  const all = conditions(view, asked, values);
  const rows = await sql.query<{ day: string; value: string; n: string }>(
    `select to_char(t.${quoted(asked.at)} at time zone $1, 'YYYY-MM-DD') as day, t.${quoted(asked.by)} as value, count(*) as n from ${qualified(tableOf(view))} t ${where(all)} group by 1, 2 order by 1`,
    values,
  );
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

/** One row within the caller's scope. */
export async function getRow(sql: Sql, view: View, key: string, scope?: ViewQuery['scope']): Promise<Row | undefined> {
  const type = columnOf(view.columns[view.key]!).type;
  if (!fits(type, key)) return undefined;
  const values: unknown[] = [key];
  const limit = scope
    ? `and ${within(scope, (value) => {
        values.push(value);
        return `$${values.length}`;
      })}`
    : '';
  const [found] = await sql.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${qualified(tableOf(view))} t where t.${quoted(view.key)} = $1::${type} ${limit}`,
    values,
  );
  if (!found) return undefined;
  const { figuresOnly = [] } = view.read;
  return normalise(view, Object.fromEntries(Object.entries(found.row).filter(([name]) => !figuresOnly.includes(name))));
}

/** Those of some keys whose rows are within the scope. */
export async function keysWithin(sql: Sql, view: View, keys: readonly string[], scope: Scope): Promise<string[]> {
  const values: unknown[] = [keys];
  const limit = within(scope, (value) => `$${values.push(value)}`);
  const rows = await sql.query<{ key: string }>(
    `select t.${quoted(view.key)}::text as key from ${qualified(tableOf(view))} t where t.${quoted(view.key)} = any($1::${columnOf(view.columns[view.key]!).type}[]) and ${limit}`,
    values,
  );
  return rows.map(({ key }) => key);
}

function within({ any, via, or }: Scope, param: (value: unknown) => string): string {
  if (or) return `(${within({ any, via }, param)} or ${within(or, param)})`;
  if (any.length === 0) return 'false';
  const alias = via ? 'v' : 't';
  const held = any
    .map(
      (match) =>
        `(${Object.entries(match)
          .map(([name, allowed]) => `${alias}.${quoted(name)} = any(${param(allowed)})`)
          .join(' and ')})`,
    )
    .join(' or ');
  return via
    ? `exists (select 1 from ${qualified(tableOf(via.view))} v where v.${quoted(via.on ?? via.view.key)} = t.${quoted(via.column)} and (${held}))`
    : `(${held})`;
}

function column(view: View, name: string, hidden?: ReadonlySet<string>): ColumnType {
  const declared = Object.hasOwn(view.columns, name) ? view.columns[name] : undefined;
  if (!declared || view.read.figuresOnly?.includes(name))
    throw new Refused('VALIDATION', 'unknown-column', [{ field: name, message: 'unknown' }]);
  if (hidden?.has(name)) throw new Refused('COLUMN_HIDDEN', 'hidden-column', [{ field: name, message: 'hidden' }]);
  return columnOf(declared).type;
}

function conditions(view: View, asked: Pick<ViewQuery, 'filter' | 'scope' | 'q' | 'hidden' | 'known'>, values: unknown[]): string[] {
  const param = (value: unknown): string => {
    values.push(value);
    return `$${values.length}`;
  };
  const out: string[] = [];
  if (asked.scope) out.push(within(asked.scope, param));
  for (const [key, value] of Object.entries(asked.filter)) {
    const [, name = key, op] = /^(.*)_(gte|lte|gt|lt)$/.exec(key) ?? [];
    const type = column(view, name, asked.hidden);
    const cast = EXACT_TYPES.includes(type) ? `::${type}` : '';
    const checked = (v: unknown): unknown => filterValue(type, v, key);
    if (op) out.push(`t.${quoted(name)} ${OPERATORS[op as keyof typeof OPERATORS]} ${param(checked(value))}${cast}`);
    else if (value === null) out.push(`t.${quoted(name)} is null`);
    else if (type === 'text[]') out.push(`t.${quoted(name)} && ${param([value].flat().map(checked))}::text[]`);
    // One of one is that one: an index in the order of the list can then be read in it.
    else if (Array.isArray(value) && value.length !== 1)
      out.push(`t.${quoted(name)} = any(${param(value.map(checked))}${cast ? `${cast}[]` : ''})`);
    else out.push(`t.${quoted(name)} = ${param(checked([value].flat()[0]))}${cast}`);
  }
  if (asked.q && searchColumn(view)) out.push(matching(view, asked.q, asked, param));
  return out;
}

/**
 * What `q` has to be found in. Where columns are hidden, the column that joins all of them only narrows the rows down by its index;
 * what counts is the text of the others, or that a known column holds just this.
 */
function matching(
  view: View,
  q: string,
  { hidden, known }: Pick<ViewQuery, 'hidden' | 'known'>,
  param: (value: unknown) => string,
): string {
  const like = `like ${folded(`${param(`%${q.replace(/[\\%_]/g, '\\$&')}%`)}::text`)}`;
  const anywhere = `t.${quoted(searchColumn(view)!)} ${like}`;
  const shown = view.search!.filter((name) => !hidden?.has(name));
  if (shown.length === view.search!.length) return anywhere;
  const each = [...(shown.length > 0 ? [`${folded(searchText(shown, 't.'))} ${like}`] : []), ...(known ? whole(known, q, param) : [])];
  if (each.length === 0) throw new Refused('COLUMN_HIDDEN', 'hidden-column', [{ field: 'q', message: 'hidden' }]);
  return `(${anywhere} and (${each.join(' or ')}))`;
}

/** Columns that hold exactly this, or end in exactly this, whatever its capitals and accents. */
const whole = ({ columns, last }: Known, q: string, param: (value: unknown) => string): string[] =>
  columns.map((name) => `${folded(last ? `right(t.${quoted(name)}, ${last})` : `t.${quoted(name)}`)} = ${folded(`${param(q)}::text`)}`);

/**
 * Waits until the given views have seen `position`, at most `timeoutMs`.
 * @returns whether they have
 */
export async function waitForViews(sql: Sql, views: readonly View[], position: number, timeoutMs = 2_000): Promise<boolean> {
  const readers = views.map(checkpointName);
  for (const end = Date.now() + timeoutMs; ;) {
    if ((await lowestPosition(sql, readers)) >= position) return true;
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
