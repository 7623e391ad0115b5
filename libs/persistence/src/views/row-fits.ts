import { columnOf, type ColumnType, type Row, type View } from '@jurilien/event-sourcing';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WHOLE = /^-?\d{1,19}$/;
const within =
  (most: bigint) =>
  (value: unknown): boolean => {
    if (typeof value === 'number') return Number.isSafeInteger(value) && value <= Number(most) && value >= -Number(most) - 1;
    if (!WHOLE.test(String(value))) return false;
    const n = BigInt(String(value));
    return n <= most && n >= -most - 1n;
  };
/** Whether PostgreSQL takes a value into a column of this type; what is not listed takes anything. */
const takes: Partial<Record<ColumnType, (value: unknown) => boolean>> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  integer: within(2_147_483_647n),
  bigint: within(9_223_372_036_854_775_807n),
  boolean: (value) => typeof value === 'boolean',
  timestamptz: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  'text[]': Array.isArray,
};

interface Fitting {
  readonly key: (key: string) => boolean;
  readonly columns: readonly (readonly [name: string, type: ColumnType, takes: (value: unknown) => boolean])[];
}
const known = new WeakMap<View, Fitting>();

function fittingOf(view: View): Fitting {
  const of = known.get(view);
  if (of) return of;
  const columns = Object.entries(view.columns).flatMap(([name, c]) => {
    const { type } = columnOf(c);
    const check = takes[type];
    return check && name !== view.key ? [[name, type, check] as const] : [];
  });
  const fitting = { key: takes[columnOf(view.columns[view.key]!).type] ?? (() => true), columns };
  known.set(view, fitting);
  return fitting;
}

/** Whether a view's table can have a row of this key. An id in capitals is not asked for: the table would find the row of another stream. */
export const keyFits = (view: View, key: string): boolean => fittingOf(view).key(key);

/**
 * What keeps a row out of its view's table, without the value; nothing when the table takes it.
 * @param before the row as the table has it: what did not change fits
 */
export function misfitOf(view: View, row: Row, before: Row = {}): string | undefined {
  for (const [name, type, check] of fittingOf(view).columns) {
    const value: unknown = row[name];
    if (value !== null && value !== undefined && value !== before[name] && !check(value)) return `column "${name}" takes ${type}`;
  }
  return undefined;
}
