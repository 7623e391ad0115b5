import type { Row, View } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { type Built, statement, whereAll } from '../database/statement.js';
import { placeOf } from './view-tables.js';
import { conditions, COUNT_LIMIT, type Scope } from './view-reader.js';

/** Rows of a view that are counted, with the first of them by an instant. */
export interface FirstAsked {
  readonly view: View;
  readonly filter: Row;
  readonly scope: Scope | undefined;
  /** The column whose smallest value is the first row’s. */
  readonly by: string;
  /** The column by which the first row is named. */
  readonly about: string | undefined;
  /** What narrows the rows to those of which the first is to be taken, and their order. */
  readonly next: { readonly filter: Row; readonly sort: string } | undefined;
}
export interface FirstRows {
  readonly n: number;
  readonly more: boolean;
  readonly first: {
    readonly id: string;
    readonly at: string | null;
    readonly about: string | null;
    readonly province: string | null;
  } | null;
  readonly next: { readonly id: string; readonly version: number | null } | null;
}

const own = (name: string): Built => statement.id('t', name);
const columnOr = (view: View, name: string | undefined, type: Built): Built =>
  name !== undefined && Object.hasOwn(view.columns, name) ? own(name) : statement`null::${type}`;

function one({ view, filter, scope, by, about, next }: FirstAsked): Built {
  const rows = (more: Row = {}): Built =>
    statement`from ${placeOf(view)} t ${whereAll(conditions(view, { filter: { ...filter, ...more }, scope }))}`;
  const row = (columns: Built, of: Built, sort: string): Built =>
    statement`(select to_jsonb(f) from (select ${columns} ${of} order by ${own(sort)}, ${own(view.key)} limit 1) f)`;
  const named = statement`${own(view.key)}::text as id, ${own(by)} as at, ${columnOr(view, about, statement`text`)} as about,
    ${columnOr(view, 'province', statement`text`)} as province`;
  const taken = statement`${own(view.key)}::text as id, ${columnOr(view, 'version', statement`int`)} as version`;
  return statement`select (select count(*)::int from (select 1 ${rows()} limit ${statement.lit(COUNT_LIMIT + 1)}) c) as n,
    ${row(named, rows(), by)} as first, ${next ? row(taken, rows(next.filter), next.sort) : statement`null::jsonb`} as next`;
}

/**
 * How many rows of several views match, and which of each comes first: one statement for a page that has many such lines.
 * @returns one answer for each that was asked, in that order
 */
export async function firstRows(sql: Sql, asked: readonly FirstAsked[]): Promise<FirstRows[]> {
  if (asked.length === 0) return [];
  const all = asked.map((each, place) => statement`select ${statement.lit(place)} as place, r.* from (${one(each)}) r`);
  const rows = await sql.query<Omit<FirstRows, 'more'> & { place: number }>(
    statement`${statement.join(all, statement` union all `)} order by 1`,
  );
  return rows.map(({ n, first, next }) => ({
    n: Math.min(n, COUNT_LIMIT),
    more: n > COUNT_LIMIT,
    first: first && { ...first, at: first.at === null ? null : new Date(first.at).toISOString() },
    next,
  }));
}
