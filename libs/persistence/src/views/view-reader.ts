import { columnOf, Refused, type ColumnType, type Row, type View } from '@jurilien/event-sourcing';
import { checkpointName, lowestPosition } from '../readers/checkpoints.js';
import type { Sql } from '../database/sql.js';
import { filterValue, fits } from './filter-values.js';
import { statement, whereAll as where, type Built } from '../database/statement.js';
import { clearSearch, folded, keyType, normalise, perView, placeOf, searchColumn, searchText, typeNamed } from './view-tables.js';

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
 * its key, or by the column `on`; or else what `or` says. No match at all admits nothing. A row that names another one of its view in
 * `through` is in reach where that one is.
 */
export interface Scope {
  readonly any: readonly Match[];
  readonly via?: { readonly column: string; readonly view: View; readonly on?: string };
  readonly through?: { readonly column: string; readonly view: View };
  readonly or?: Scope;
}

const OPERATORS = { gte: statement`>=`, lte: statement`<=`, gt: statement`>`, lt: statement`<` } as const;
const DIRECTIONS = { asc: statement`asc`, desc: statement`desc` } as const;
/** Counting is bounded: beyond it the list says "more than". */
export const COUNT_LIMIT = 10_000;
/** A caller who finds more than this searches again with other words. */
const FOUND_LIMIT = 250;
const EXACT_TYPES: readonly ColumnType[] = ['uuid', 'integer', 'bigint', 'boolean', 'timestamptz'];

/**
 * Whether a list may be asked so: its columns are there, none of them is hidden, and each value fits its column.
 * @throws Refused
 */
export function refuseUnaskable(view: View, asked: Pick<ViewQuery, 'filter' | 'sort' | 'hidden'>): void {
  if (asked.sort !== undefined) column(view, asked.sort, asked.hidden);
  conditions(view, asked);
}

/** A page of rows and how many there are (at most 10,000, of a search 250, then `more`). */
export async function listRows(sql: Sql, view: View, asked: ViewQuery): Promise<{ data: Row[]; total: number; more: boolean }> {
  const sort = asked.sort ?? view.read.defaultSort?.[0] ?? view.key;
  const order = asked.order ?? view.read.defaultSort?.[1] ?? 'asc';
  column(view, sort, asked.hidden);
  const all = conditions(view, asked);
  const searches = Boolean(asked.q && searchColumn(view));
  const [rows, n] = searches
    ? await searched(sql, view, asked, { sort, order, all })
    : await Promise.all([sql.query<{ row: Row }>(pageOf(view, asked, { sort, order, all })), counted(sql, view, all)]);
  const limit = searches ? FOUND_LIMIT : COUNT_LIMIT;
  return { data: rows.map(({ row }) => normalise(view, row)), total: Math.min(n, limit), more: n > limit };
}

interface Asked {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly all: readonly Built[];
}
/** A column of the view's row. */
const own = (name: string): Built => statement.id('t', name);
/** The columns that a list shows. */
const shown = perView((view) => {
  const hidden = new Set([...(view.read.detailOnly ?? []), ...(view.read.figuresOnly ?? [])]);
  return statement.join(
    Object.keys(view.columns)
      .filter((c) => !hidden.has(c))
      .map(own),
  );
});

/**
 * The first rows of a list in its order. Empty values come last either way. An index holds them at its end, so downwards the filled rows
 * and the empty ones are read one after the other, each from its index; the second part runs only when the first is too short.
 */
function first(rows: number, columns: Built, view: View, { sort, order, all }: Asked): Built {
  const [by, key] = [own(sort), own(view.key)];
  const part = (extra: readonly Built[], sorted: Built): Built =>
    statement`select ${columns} from ${placeOf(view)} t ${where([...all, ...extra])} order by ${sorted} limit ${statement.lit(rows)}`;
  if (sort === view.key) return part([], statement`${key} ${DIRECTIONS[order]}`);
  if (order === 'asc') return part([], statement`${by}, ${key}`);
  const filled = part([statement`${by} is not null`], statement`${by} desc, ${key} desc`);
  return statement`(${filled}) union all (${part([statement`${by} is null`], statement`${key} desc`)}) limit ${statement.lit(rows)}`;
}

function pageOf(view: View, { page, perPage }: ViewQuery, asked: Asked): Built {
  const offset = (page - 1) * perPage;
  const rows = first(offset + perPage, shown(view), view, asked);
  return statement`select to_jsonb(r) as row from (select * from (${rows}) f limit ${statement.lit(perPage)} offset ${statement.lit(offset)}) r`;
}

async function counted(sql: Sql, view: View, all: readonly Built[]): Promise<number> {
  const [count] = await sql.query<{ n: string }>(
    statement`select count(*) as n from (select 1 from ${placeOf(view)} t ${where(all)} limit ${statement.lit(COUNT_LIMIT + 1)}) c`,
  );
  return Number(count!.n);
}

/**
 * A search finds its rows once, in the order of the list and no more than are counted: a word that many rows have is met on the way
 * through the list, a rare one by its letters.
 */
async function searched(sql: Sql, view: View, { page, perPage }: ViewQuery, asked: Asked): Promise<[{ row: Row }[], number]> {
  const [by, key, order] = [own(asked.sort), own(view.key), DIRECTIONS[asked.order]];
  const offset = (page - 1) * perPage;
  const found = first(Math.max(FOUND_LIMIT + 1, offset + perPage), statement`${key} as key, ${by} as by`, view, asked);
  const rows = await sql.query<{ row: Row | null; n: string }>(
    statement`with found as materialized (${found}),
          page as (select key, by from found order by by ${order} nulls last, key ${order} limit ${statement.lit(perPage)} offset ${statement.lit(offset)})
     select n, (select to_jsonb(r) from (select ${shown(view)} from ${placeOf(view)} t where ${key} = page.key) r) as row
       from (select count(*) as n from found) c left join page on true order by page.by ${order} nulls last, page.key ${order}`,
  );
  return [rows.filter((r): r is { row: Row; n: string } => r.row !== null), Number(rows[0]!.n)];
}

/** How many rows match, for counters; at most the limit of lists. */
export async function countRows(sql: Sql, view: View, asked: Pick<ViewQuery, 'filter' | 'scope'>): Promise<number> {
  return Math.min(COUNT_LIMIT, await counted(sql, view, conditions(view, asked)));
}

/** One row within the caller's scope. */
export async function getRow(sql: Sql, view: View, key: string, scope?: ViewQuery['scope']): Promise<Row | undefined> {
  if (!fits(columnOf(view.columns[view.key]!).type, key)) return undefined;
  const all = [statement`${own(view.key)} = ${key}::${keyType(view)}`, ...(scope ? [within(scope)] : [])];
  const [found] = await sql.query<{ row: Row }>(statement`select to_jsonb(t) as row from ${placeOf(view)} t ${where(all)}`);
  if (!found) return undefined;
  const { figuresOnly = [] } = view.read;
  return normalise(view, Object.fromEntries(Object.entries(found.row).filter(([name]) => !figuresOnly.includes(name))));
}

/** Those of some keys whose rows are within the scope. */
export async function keysWithin(sql: Sql, view: View, keys: readonly string[], scope: Scope): Promise<string[]> {
  const rows = await sql.query<{ key: string }>(
    statement`select ${own(view.key)}::text as key from ${placeOf(view)} t where ${own(view.key)} = any(${keys}::${keyType(view)}[]) and ${within(scope)}`,
  );
  return rows.map(({ key }) => key);
}

const AND = statement` and `;
const OR = statement` or `;

/** Whether one of the matches holds on the row of an alias. */
function matched(any: readonly Match[], alias: 't' | 'v' | 'k'): Built {
  const matches = any.map((match) => {
    const each = Object.entries(match).map(([name, allowed]) => statement`${statement.id(alias, name)} = any(${allowed})`);
    return statement`(${statement.join(each, AND)})`;
  });
  return statement`(${statement.join(matches, OR)})`;
}

function within({ or, ...scope }: Scope): Built {
  if (or) return statement`(${within(scope)} or ${within(or)})`;
  const { any, via, through } = scope;
  if (any.length === 0) return statement`false`;
  const alias = via ? 'v' : 't';
  const itself = matched(any, alias);
  const held = through
    ? statement`(${itself} or exists (select 1 from ${placeOf(through.view)} k
        where ${statement.id('k', through.view.key)} = ${statement.id(alias, through.column)} and ${matched(any, 'k')}))`
    : itself;
  if (!via) return held;
  const on = statement.id('v', via.on ?? via.view.key);
  return statement`exists (select 1 from ${placeOf(via.view)} v where ${on} = ${own(via.column)} and ${held})`;
}

function column(view: View, name: string, hidden?: ReadonlySet<string>): ColumnType {
  const declared = Object.hasOwn(view.columns, name) ? view.columns[name] : undefined;
  if (!declared || view.read.figuresOnly?.includes(name))
    throw new Refused('VALIDATION', 'unknown-column', [{ field: name, message: 'unknown' }]);
  if (hidden?.has(name)) throw new Refused('COLUMN_HIDDEN', 'hidden-column', [{ field: name, message: 'hidden' }]);
  return columnOf(declared).type;
}

/** What has to hold of a row that was asked for. @throws Refused for a column that is not there, is hidden, or cannot hold the value */
export function conditions(view: View, asked: Pick<ViewQuery, 'filter' | 'scope' | 'q' | 'hidden' | 'known'>): Built[] {
  const out: Built[] = asked.scope ? [within(asked.scope)] : [];
  for (const [key, value] of Object.entries(asked.filter)) {
    const [, name = key, op] = /^(.*)_(gte|lte|gt|lt)$/.exec(key) ?? [];
    const type = column(view, name, asked.hidden);
    const cast = (of: unknown): Built => (EXACT_TYPES.includes(type) ? statement`${of}::${typeNamed(type)}` : statement`${of}`);
    const checked = (v: unknown): unknown => filterValue(type, v, key);
    if (op) out.push(statement`${own(name)} ${OPERATORS[op as keyof typeof OPERATORS]} ${cast(checked(value))}`);
    else if (value === null) out.push(statement`${own(name)} is null`);
    else if (type === 'text[]') out.push(statement`${own(name)} && ${[value].flat().map(checked)}::text[]`);
    // One of one is that one: an index in the order of the list can then be read in it.
    else if (Array.isArray(value) && value.length !== 1)
      out.push(
        statement`${own(name)} = any(${value.map(checked)}${EXACT_TYPES.includes(type) ? statement`::${typeNamed(type)}[]` : statement``})`,
      );
    else out.push(statement`${own(name)} = ${cast(checked([value].flat()[0]))}`);
  }
  if (asked.q && searchColumn(view)) out.push(matching(view, asked.q, asked));
  return out;
}

/**
 * What `q` has to be found in. Where columns are hidden, what counts is the text of the others, or that a known column holds just this:
 * the column that joins all of them only narrows the rows down by its index, and is left out where the others have an index of their own.
 */
function matching(view: View, q: string, { hidden, known }: Pick<ViewQuery, 'hidden' | 'known'>): Built {
  const like = statement`like ${folded(statement`${`%${q.replace(/[\\%_]/g, '\\$&')}%`}::text`)}`;
  const anywhere = statement`${own(searchColumn(view)!)} ${like}`;
  const shown = view.search!.filter((name) => !hidden?.has(name));
  if (shown.length === view.search!.length) return anywhere;
  const others = shown.length > 0 ? [statement`${folded(searchText(shown, ['t']))} ${like}`] : [];
  const exact = known ? whole(known, q) : [];
  if (others.length + exact.length === 0) throw new Refused('COLUMN_HIDDEN', 'hidden-column', [{ field: 'q', message: 'hidden' }]);
  const narrowed = (each: readonly Built[]): Built[] =>
    each.length > 0 ? [statement`(${anywhere} and (${statement.join(each, OR)}))`] : [];
  if (shown.join() !== clearSearch(view).join()) return statement.join(narrowed([...others, ...exact]));
  return statement`(${statement.join([...others, ...narrowed(exact)], OR)})`;
}

/** Columns that hold exactly this, or end in exactly this, whatever its capitals and accents. */
const whole = ({ columns, last }: Known, q: string): Built[] =>
  columns.map(
    (name) =>
      statement`${folded(last ? statement`right(${own(name)}, ${statement.lit(last)})` : own(name))} = ${folded(statement`${q}::text`)}`,
  );

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
