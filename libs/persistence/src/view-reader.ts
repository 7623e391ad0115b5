import { columnOf, Refused, tableOf, type ColumnType, type Row, type View } from '@jurilien/event-sourcing';
import { checkpointName, lowestPosition } from './checkpoints.js';
import type { Sql } from './database.js';
import { normalise, qualified, quoted, searchText } from './view-tables.js';

/** What a screen asks of a view; names are checked against the declaration, values travel as parameters. */
export interface ViewQuery {
  readonly page: number;
  readonly perPage: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly q?: string;
  /** `{ state: ['A','B'], createdAt_gte: '…', tagged: true }`. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Scope that the caller cannot widen: provinces of a province admin, own rows. */
  readonly scope?: Readonly<Record<string, readonly string[]>>;
}

const OPERATORS = { gte: '>=', lte: '<=', gt: '>', lt: '<' } as const;
/** Counting is bounded: beyond it the list says "more than". */
const COUNT_LIMIT = 10_000;
const EXACT_TYPES: readonly ColumnType[] = ['uuid', 'integer', 'bigint', 'boolean', 'timestamptz'];

/** A page of rows and how many there are (at most 10,000, then `more`). */
export async function listRows(sql: Sql, view: View, asked: ViewQuery): Promise<{ data: Row[]; total: number; more: boolean }> {
  const values: unknown[] = [];
  const where = conditions(view, asked, values);
  const sort = asked.sort ?? view.read.defaultSort?.[0] ?? view.key;
  const order = asked.order ?? view.read.defaultSort?.[1] ?? 'asc';
  column(view, sort);
  const hidden = new Set(view.read.detailOnly ?? []);
  const columns = Object.keys(view.columns).filter((c) => !hidden.has(c)).map((c) => `t.${quoted(c)}`).join(', ');
  const table = qualified(tableOf(view));
  const rows = await sql.query<{ row: Row }>(
    `select to_jsonb(r) as row from (select ${columns} from ${table} t ${where}
      order by t.${quoted(sort)} ${order === 'desc' ? 'desc nulls last' : 'asc nulls last'}, t.${quoted(view.key)}
      limit ${asked.perPage} offset ${(asked.page - 1) * asked.perPage}) r`, values);
  const [count] = await sql.query<{ n: string }>(`select count(*) as n from (select 1 from ${table} t ${where} limit ${COUNT_LIMIT + 1}) c`, values);
  const n = Number(count!.n);
  return { data: rows.map(({ row }) => normalise(view, row)), total: Math.min(n, COUNT_LIMIT), more: n > COUNT_LIMIT };
}

/** One row within the caller's scope. */
export async function getRow(sql: Sql, view: View, key: string, scope?: ViewQuery['scope']): Promise<Row | undefined> {
  const type = columnOf(view.columns[view.key]!).type;
  if (type === 'uuid' && !/^[0-9a-f-]{36}$/i.test(key)) return undefined;
  const values: unknown[] = [key];
  const limits = Object.entries(scope ?? {}).map(([name, allowed]) => { values.push(allowed); return `t.${quoted(name)} = any($${values.length})`; });
  const [found] = await sql.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${qualified(tableOf(view))} t where t.${quoted(view.key)} = $1::${type} ${limits.map((l) => `and ${l}`).join(' ')}`, values);
  return found && normalise(view, found.row);
}

function column(view: View, name: string): ColumnType {
  const declared = view.columns[name];
  if (!declared) throw new Refused('VALIDATION', 'unknown-column', [{ field: name, message: 'unknown' }]);
  return columnOf(declared).type;
}

function conditions(view: View, asked: ViewQuery, values: unknown[]): string {
  const param = (value: unknown): string => { values.push(value); return `$${values.length}`; };
  const out: string[] = [];
  for (const [name, allowed] of Object.entries(asked.scope ?? {})) out.push(`t.${quoted(name)} = any(${param(allowed)})`);
  for (const [key, value] of Object.entries(asked.filter)) {
    const [, name = key, op] = /^(.*)_(gte|lte|gt|lt)$/.exec(key) ?? [];
    const type = column(view, name);
    const cast = EXACT_TYPES.includes(type) ? `::${type}` : '';
    if (op) out.push(`t.${quoted(name)} ${OPERATORS[op as keyof typeof OPERATORS]} ${param(value)}${cast}`);
    else if (type === 'text[]') out.push(`t.${quoted(name)} && ${param(Array.isArray(value) ? value : [value])}::text[]`);
    else if (Array.isArray(value)) out.push(`t.${quoted(name)} = any(${param(value)}${cast ? `${cast}[]` : ''})`);
    else if (value === null) out.push(`t.${quoted(name)} is null`);
    else out.push(`t.${quoted(name)} = ${param(value)}${cast}`);
  }
  if (asked.q && view.search?.length) out.push(`(${searchText(view)}) ilike ${param(`%${asked.q.replace(/[\\%_]/g, '\\$&')}%`)}`);
  return out.length > 0 ? `where ${out.join(' and ')}` : '';
}

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
