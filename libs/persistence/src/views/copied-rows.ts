import { columnOf, type ColumnType, type Row, type View } from '@jurilien/event-sourcing';
import type { Transaction } from '../database/sql.js';
import { statement } from '../database/statement.js';
import { columnNames, qualified } from './view-tables.js';

/** Text of one piece that is sent. */
const PIECE = 64_000;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const SPECIAL = /[\\\n\r\t]/;
const escaped = (text: string): string => (SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (c) => ESCAPES[c]!) : text);

const plain = (value: unknown): string => escaped(typeof value === 'object' ? JSON.stringify(value) : String(value));
const array = (values: unknown): string =>
  escaped(`{${(values as readonly unknown[]).map((v) => (v === null ? 'null' : `"${String(v).replace(/["\\]/g, '\\$&')}"`)).join()}}`);
const writers: Partial<Record<ColumnType, (value: unknown) => string>> = {
  jsonb: (value) => escaped(JSON.stringify(value)),
  'text[]': array,
};

/** Writes a row as a line of `COPY`, for the columns of its view in their order. */
export function lineWriter(view: View): (row: Row) => string {
  const columns = Object.entries(view.columns).map(([name, c]) => [name, writers[columnOf(c).type] ?? plain] as const);
  return (row) => {
    let line = '';
    for (const [name, write] of columns) {
      const value: unknown = row[name];
      line += `${line === '' ? '' : '\t'}${value === null || value === undefined ? '\\N' : write(value)}`;
    }
    return `${line}\n`;
  };
}

/** Lines put together for sending; as bytes, so that what waits for its turn is nothing to the garbage collector. */
export interface Lines {
  add(line: string): void;
  /** Everything added since the last time. */
  take(): Buffer[];
}

export function bundled(): Lines {
  let open = '';
  let full: Buffer[] = [];
  const close = (): void => {
    if (open !== '') full.push(Buffer.from(open));
    open = '';
  };
  return {
    add(line) {
      open += line;
      if (open.length >= PIECE) close();
    },
    take() {
      close();
      const taken = full;
      full = [];
      return taken;
    },
  };
}

/** Puts lines into a table that has none of their keys: a fraction of what rows cost that may meet others of their key. */
export const copyLines = (sql: Transaction, view: View, table: string, lines: readonly Buffer[]): Promise<void> =>
  sql.copy(statement`copy ${qualified(table)} (${columnNames(view)}) from stdin`, lines);
