import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely';

/**
 * SQL that is put together when the code runs, by Kysely: what stands between `${}` is a parameter, another piece made by this tag, or a
 * name through `statement.id`. The database's `query` and `prepared` take it as they take a fixed text; lint refuses any other way.
 */
export const statement = sql;

/** A piece of such SQL, or all of it. */
export type Built = RawBuilder<unknown>;

declare const written: unique symbol;
/** SQL that stands in the source: it was put together of nothing but such texts and numbers. */
export type Fixed = string & { readonly [written]: true };

/** One fixed text of SQL out of others (lists of columns, limits), for statements whose text must stay the same: those on a hot path. */
export const fixed = (text: TemplateStringsArray, ...pieces: readonly (Fixed | number)[]): Fixed =>
  String.raw({ raw: text }, ...pieces) as Fixed;

/** A definition as the catalogue of the database writes it (names quoted, values as literals), for a table that is made like another. */
// eslint-disable-next-line no-restricted-syntax -- the one place where a text of the catalogue enters a statement
export const asDefined = (definition: string): Built => sql.raw(definition);

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The text and the values of a statement, without a database. */
export function compiled(built: Built): { readonly sql: string; readonly parameters: readonly unknown[] } {
  const { sql, parameters } = built.compile(compiler);
  return { sql, parameters };
}

/** A piece without values, compiled once: fifty names of columns cost each statement more than everything else in it. */
export function ready(piece: Built): Built {
  const { sql: text, parameters } = compiled(piece);
  if (parameters.length > 0) throw new Error('A piece with values is compiled with its statement.');
  // eslint-disable-next-line no-restricted-syntax -- Kysely has just written it
  return sql.raw(text);
}

/** Pieces that all have to hold, as a `where`; nothing without any. */
export const whereAll = (all: readonly Built[]): Built =>
  all.length > 0 ? statement`where ${statement.join(all, statement` and `)}` : statement``;
