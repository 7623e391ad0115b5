import type { Decider, LivesOf } from './decider.js';
import { columnOf, type Columns, type HasValue, type ValueOf } from './columns.js';
import { ERASED, type EventTypes, type Recorded, type RecordedOf } from './event.js';
import type { OnlyOf } from './handlers.js';

export type Row = Record<string, any>;

/**
 * Folds one event into one row; `null` deletes it, the same row back means no change. Pure: only the event's own time.
 * `key` tells the rows of one event apart where it has several.
 */
export type RowFold<E = any, R = Row> = (row: Row | undefined, event: E, key?: string) => R | null | undefined;

/** A handler for the row named by the event's stream, or for several rows named by `keys`. */
export type ViewHandler<E = any, R = Row> =
  RowFold<E, R> | { readonly keys: (event: E) => readonly string[]; readonly fold: RowFold<E, R> };

/** How a view is read; `Name` is the name of any of its columns. */
export interface Reading<Name extends string = string, Detail extends string = string, Hidden extends string = string> {
  /** Column holding the province, for the scope of province admins. */
  readonly province?: Name;
  /** Column naming the lead whose own scope decides: its province, and what a validator or an assignee may see of it. */
  readonly lead?: Name;
  /** Column naming the professional whose province decides where no lead does. */
  readonly professional?: Name;
  /** Column with the number of a client or professional, where no column names who it is. */
  readonly phone?: Name;
  /** Column with the account a row belongs to: its holder alone reads it (`own`). */
  readonly account?: Name;
  /** Column with the account a row is assigned to, where the row itself is given to someone. */
  readonly assignee?: Name;
  /** Personal columns that lists show as they are: the names of colleagues. */
  readonly clear?: readonly Name[];
  /** Personal columns masked on the single row too, until the reader asked to see them and said why (`RevealContact`). */
  readonly onRequest?: readonly Name[];
  /** Columns left out of lists (kept for the single-row read). */
  readonly detailOnly?: readonly Detail[];
  /** Columns no reader ever sees of a row, nor asks by: only figures over many are shown. */
  readonly figuresOnly?: readonly Hidden[];
  readonly defaultSort?: readonly [column: Name, order: 'asc' | 'desc'];
}

/**
 * Whose key seals what is personal in a row: the column that holds the owner of the key, or several such columns, each with what its
 * key seals. `rest` is every personal and derived column that none of the others names.
 */
export type SealedBy<Name extends string = string> = Name | { readonly [Owner in Name]?: readonly Name[] | 'rest' };

/**
 * A disposable table shaped for the screens that read it. Bump `version` to have it rebuilt beside the old one.
 * The generic read controller serves it: filters and sorts on `columns` only, `search` by trigram over those columns.
 */
export interface View {
  /** Plural noun, kebab-case: route segment, table name (with underscores). */
  readonly name: string;
  readonly version: number;
  readonly columns: Columns;
  /** Primary key column; handlers without `keys` use the id part of the event's stream. */
  readonly key: string;
  /** Every view with personal or derived columns says whose they are: by it they are erased with the key (`purgeErased`). */
  readonly sealedBy?: SealedBy;
  /** A row is nothing without what the key has sealed: it goes with the key. */
  readonly goesWithKey?: true;
  /** Each row is of one event, under the event's own position, and stays as it came. */
  readonly journal?: true;
  /** Columns of each index, in order; `lower(email)` compares without case. A list sorted by a column reads from `[column, key]`. */
  readonly indexes?: readonly (readonly string[])[];
  /** Columns searched by `q` (trigram index). */
  readonly search?: readonly string[];
  /** Handlers by event type; `'*'` sees every event that has no handler of its own. */
  readonly on: Readonly<Record<string, ViewHandler>>;
  readonly read: Reading;
}

/** Handlers by the events of these lives. */
export type FoldsOf<T extends EventTypes, W = Row> = { readonly [K in keyof T & string]?: ViewHandler<RecordedOf<T, K>, W> };
type Folds<T extends EventTypes, W> = FoldsOf<T, W> & { readonly '*'?: ViewHandler<Recorded, W> };

/** A column by its name, or by its letters without case, in an index. */
type Indexed<Name extends string> = Name | `lower(${Name})`;

/**
 * A view with its declaration in its type: its columns, the name of its key, and which columns lists (`Detail`) or all readers
 * (`Hidden`) do without. The machinery around views takes it as a plain `View`; `RowOf` reads the types.
 */
export interface DeclaredView<C extends Columns, Key extends keyof C, Detail extends keyof C, Hidden extends keyof C> extends View {
  readonly columns: C;
  readonly key: Key & string;
  readonly indexes?: readonly (readonly Indexed<keyof C & string>[])[];
  readonly search?: readonly (keyof C & string)[];
  readonly sealedBy?: SealedBy<keyof C & string>;
  readonly read: Reading<keyof C & string, Detail & string, Hidden & string>;
}

/** What a handler may write: values of the columns' types; whether each row has all it must is seen by the specs. */
type Written<C extends Columns, Key> = { readonly [Name in keyof C]?: Name extends Key ? unknown : ReadOnly<ValueOf<C[Name]>> | null };
type ReadOnly<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

/** What a view declares; its handlers are typed by the lives it folds, and there are none for other events. */
export type ViewOf<
  T extends EventTypes,
  C extends Columns,
  Key extends keyof C,
  Detail extends keyof C,
  Hidden extends keyof C,
  O extends Folds<T, Written<C, Key>>,
> = Omit<DeclaredView<C, Key, Detail, Hidden>, 'on'> & { readonly on: O & OnlyOf<T, O, '*'> };

/**
 * Declares a view: `view(lead, distribution)({ name, columns, on, … })`.
 * @param _lives whose events it folds, so that a handler for an event none of them has does not compile
 */
export const view =
  <D extends readonly Decider<any, any>[]>(..._lives: D) =>
  <
    const C extends Columns,
    Key extends keyof C & string,
    O extends Folds<LivesOf<D[number]>, NoInfer<Written<C, Key>>>,
    Detail extends keyof C & string = never,
    Hidden extends keyof C & string = never,
  >(
    v: ViewOf<LivesOf<D[number]>, C, Key, Detail, Hidden, O>,
  ): DeclaredView<C, Key, Detail, Hidden> =>
    v;

/** The names of columns with a value in every row, single or in a list: the key, and those that are `not null` and not `Absent` there. */
type Filled<C extends Columns, Key, Absent> = {
  [Name in keyof C]: Name extends Key ? Name : Name extends Absent ? never : HasValue<C[Name]> extends true ? Name : never;
}[keyof C];

/**
 * What a reader gets over the API of one row: `RowOf<typeof leadsView>`. A column that is not `not null` may be absent (a single row
 * leaves empty values out, a list does without what only the single row has) or null.
 */
export type RowOf<V> =
  V extends DeclaredView<infer C, infer Key, infer Detail, infer Hidden>
    ? Flat<
        { -readonly [Name in Filled<C, Key, Detail | Hidden>]: ValueOf<C[Name]> } & {
          -readonly [Name in Exclude<keyof C, Filled<C, Key, Detail | Hidden> | Hidden>]?: ValueOf<C[Name]> | null;
        }
      >
    : never;
/** One object type instead of an intersection, so that editors and errors show its columns. */
type Flat<T> = { [Name in keyof T]: T[Name] };

/** Table name in schema `views`: `lead-timeline` version 3 → `lead_timeline_v3`. */
export const tableOf = (v: Pick<View, 'name' | 'version'>): string => `${v.name.replaceAll('-', '_')}_v${v.version}`;

/** The columns of a view that are erased with a key, by the column that holds the owner of that key. */
export function sealedColumns({ sealedBy = {}, columns }: Pick<View, 'columns' | 'sealedBy'>): ReadonlyMap<string, readonly string[]> {
  const shares = Object.entries(typeof sealedBy === 'string' ? { [sealedBy]: 'rest' as const } : sealedBy);
  const named = new Set(shares.flatMap(([, share]) => (share === 'rest' || !share ? [] : share)));
  const rest = Object.entries(columns).flatMap(([name, declared]) => {
    const { personal, derived } = columnOf(declared);
    return (personal ?? derived) && !named.has(name) ? [name] : [];
  });
  return new Map(shares.map(([owner, share]) => [owner, share === 'rest' ? rest : (share ?? [])]));
}

/** What a column holds once its key is destroyed, where it held something: a text reads as erased, anything else, and what is derived, is empty. */
export const erasedValue = (declared: Columns[string]): typeof ERASED | null => {
  const { type, personal, derived } = columnOf(declared);
  return personal && !derived && type === 'text' ? ERASED : null;
};

/** A row as it is once every key of its owners is destroyed; nothing where the row goes with its key. */
export function erasedRow(view: Pick<View, 'columns' | 'sealedBy' | 'goesWithKey'>, row: Row): Row | null {
  if (view.goesWithKey) return null;
  const gone = [...sealedColumns(view).values()].flat().filter((name) => row[name] !== undefined && row[name] !== null);
  return { ...row, ...Object.fromEntries(gone.map((name) => [name, erasedValue(view.columns[name]!)])) };
}
