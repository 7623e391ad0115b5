import type { Decider, LivesOf } from './decider.js';
import type { EventTypes, Recorded, RecordedOf } from './event.js';
import type { OnlyOf } from './handlers.js';

export type ColumnType = 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'timestamptz' | 'jsonb' | 'text[]';

/** A column of a view; `personal` columns are masked for who may not see them and purged on erasure. */
export interface Column {
  readonly type: ColumnType;
  readonly personal?: 'phone' | 'email' | 'name' | 'text';
  /** Sorted as people sort names: « Élise » beside « Elise », whatever the capital. */
  readonly sorted?: 'names';
}

export type Row = Record<string, any>;

/**
 * Folds one event into one row; `null` deletes it, the same row back means no change. Pure: only the event's own time.
 * `key` tells the rows of one event apart where it has several.
 */
export type RowFold<E = any> = (row: Row | undefined, event: E, key?: string) => Row | null | undefined;

/** A handler for the row named by the event's stream, or for several rows named by `keys`. */
export type ViewHandler<E = any> = RowFold<E> | { readonly keys: (event: E) => readonly string[]; readonly fold: RowFold<E> };

/**
 * A disposable table shaped for the screens that read it. Bump `version` to have it rebuilt beside the old one.
 * The generic read controller serves it: filters and sorts on `columns` only, `search` by trigram over those columns.
 */
export interface View {
  /** Plural noun, kebab-case: route segment, table name (with underscores). */
  readonly name: string;
  readonly version: number;
  readonly columns: Readonly<Record<string, Column | ColumnType>>;
  /** Primary key column; handlers without `keys` use the id part of the event's stream. */
  readonly key: string;
  /** Each row is of one event, under the event's own position, and stays as it came. */
  readonly journal?: true;
  /** Columns of each index, in order; `lower(email)` compares without case. A list sorted by a column reads from `[column, key]`. */
  readonly indexes?: readonly (readonly string[])[];
  /** Columns searched by `q` (trigram index). */
  readonly search?: readonly string[];
  /** Handlers by event type; `'*'` sees every event that has no handler of its own. */
  readonly on: Readonly<Record<string, ViewHandler>>;
  readonly read: {
    /** Column holding the province, for the scope of province admins. */
    readonly province?: string;
    /** Column naming the lead whose own scope decides: its province, and what a validator or an assignee may see of it. */
    readonly lead?: string;
    /** Column naming the professional whose province decides where no lead does. */
    readonly professional?: string;
    /** Column with the number of a client or professional, where no column names who it is. */
    readonly phone?: string;
    /** Column with the account a row is assigned to, where the row itself is given to somebody. */
    readonly assignee?: string;
    /** Personal columns that lists show as they are: the names of colleagues. */
    readonly clear?: readonly string[];
    /** Personal columns masked on the single row too, until the reader asked to see them and said why (`RevealContact`). */
    readonly onRequest?: readonly string[];
    /** Columns left out of lists (kept for the single-row read). */
    readonly detailOnly?: readonly string[];
    /** Columns no reader ever sees of a row, nor asks by: only figures over many are told. */
    readonly figuresOnly?: readonly string[];
    readonly defaultSort?: readonly [column: string, order: 'asc' | 'desc'];
  };
}

/** Handlers by the events of these lives. */
export type FoldsOf<T extends EventTypes> = { readonly [K in keyof T & string]?: ViewHandler<RecordedOf<T, K>> };
type Folds<T extends EventTypes> = FoldsOf<T> & { readonly '*'?: ViewHandler<Recorded> };

/** What a view declares; its handlers are typed by the lives it folds, and there are none for other events. */
export type ViewOf<T extends EventTypes, O extends Folds<T>> = Omit<View, 'on'> & { readonly on: O & OnlyOf<T, O, '*'> };

/**
 * Declares a view: `view(lead, distribution)({ name, columns, on, … })`.
 * @param _lives whose events it folds, so that a handler for an event none of them has does not compile
 */
export const view =
  <D extends readonly Decider<any, any>[]>(..._lives: D) =>
  <O extends Folds<LivesOf<D[number]>>>(v: ViewOf<LivesOf<D[number]>, O>): View =>
    v as unknown as View;

/** Column declaration in its long form. */
export const columnOf = (c: Column | ColumnType): Column => (typeof c === 'string' ? { type: c } : c);

/** Table name in schema `views`: `lead-timeline` version 3 → `lead_timeline_v3`. */
export const tableOf = (v: Pick<View, 'name' | 'version'>): string => `${v.name.replaceAll('-', '_')}_v${v.version}`;
