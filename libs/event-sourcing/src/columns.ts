import type { z } from 'zod';

export type ColumnType = 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'timestamptz' | 'jsonb' | 'text[]';

/** A column of a view; `personal` columns are masked for who may not see them, and erased with the key of whose they are (`sealedBy`). */
export interface Column {
  readonly type: ColumnType;
  /** Every row has a value: a promise to readers, which the specs of the view keep (`rowsOf`), not the database. */
  readonly notNull?: boolean;
  readonly personal?: 'phone' | 'email' | 'name' | 'text';
  /**
   * Made of personal fields: what they are found by, what words were taken for. It is emptied when they are erased. Read by no one as
   * such, or `personal` too where it shows who they are.
   */
  readonly derived?: true;
  /** Sorted as people sort names: « Élise » beside « Elise », whatever the capital. */
  readonly sorted?: 'names';
  /** The only values it can have. */
  readonly values?: readonly string[];
  /** What a structured value looks like; specs check it. */
  readonly schema?: z.ZodType;
}

/** A column in short: its type, and `not null` where every row has a value. */
export type ShortColumn = ColumnType | `${ColumnType} not null`;
export type Columns = Readonly<Record<string, Column | ShortColumn>>;

/** Names the type of a column's value for the compiler; nothing of it exists at run time. */
declare const VALUE: unique symbol;
export interface Typed<P extends ColumnType, T> extends Column {
  readonly type: P;
  readonly [VALUE]: T;
}
const typed = <P extends ColumnType, T>(column: Column & { readonly type: P }): Typed<P, T> => column as Typed<P, T>;

/** A structured value: `json<Address>()`, or `json(schema)` where a schema exists, which specs then check. */
export const json = <T>(schema?: z.ZodType<T>): Typed<'jsonb', T> => typed({ type: 'jsonb', ...(schema ? { schema } : {}) });
/** A code out of a list that the context has: `oneOf(LEAD_STATES)`. */
export const oneOf = <const T extends string>(values: readonly T[]): Typed<'text', T> => typed({ type: 'text', values });
/** Several codes out of a list. */
export const someOf = <const T extends string>(values: readonly T[]): Typed<'text[]', T[]> => typed({ type: 'text[]', values });
/** The same column, with a value in every row. */
export const notNull = <C extends Column>(column: C): C & { readonly notNull: true } => ({ ...column, notNull: true });
/** The same column, masked for who may not see it. */
export const personal = <C extends Column, const P extends NonNullable<Column['personal']>>(
  kind: P,
  column: C,
): C & { readonly personal: P } => ({ ...column, personal: kind });

/** The same column, emptied when the personal fields that it is made of are erased. */
export const derived = <C extends Column>(column: C): C & { readonly derived: true } => ({ ...column, derived: true });

const TYPES: readonly ColumnType[] = ['uuid', 'text', 'integer', 'bigint', 'boolean', 'timestamptz', 'jsonb', 'text[]'];
const LONG = new Map<string, Column>(
  TYPES.flatMap((type) => [
    [type, { type }],
    [`${type} not null`, { type, notNull: true }],
  ]),
);
/** Column declaration in its long form. */
export const columnOf = (c: Column | ShortColumn): Column => (typeof c === 'string' ? LONG.get(c)! : c);

/** How the API answers a value of each type. */
interface Answered {
  uuid: string;
  text: string;
  integer: number;
  bigint: number;
  boolean: boolean;
  /** ISO 8601 in UTC. */
  timestamptz: string;
  jsonb: unknown;
  'text[]': string[];
}

/** The type of a column's value. */
export type ValueOf<C> = C extends { readonly [VALUE]: infer T }
  ? T
  : C extends ColumnType
    ? Answered[C]
    : C extends `${infer P extends ColumnType} not null`
      ? Answered[P]
      : C extends { readonly type: infer P extends ColumnType }
        ? Answered[P]
        : never;

/** Whether a column has a value in every row that a reader gets: texts that are personal are left out for some. */
export type HasValue<C> = C extends { readonly personal: 'text' }
  ? false
  : C extends `${string} not null` | { readonly notNull: true }
    ? true
    : false;
