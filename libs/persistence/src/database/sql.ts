import type { QueryResultRow } from 'pg';
import type { Built } from './statement.js';

/** The narrow door to PostgreSQL that the rest of this library uses: parameterised SQL on MikroORM's own pool. */
export interface Sql {
  /** @param text SQL that stands in the source, or what `statement` has put together, which brings its own values */
  query<R extends QueryResultRow = QueryResultRow>(text: string | Built, values?: readonly unknown[]): Promise<R[]>;
  /** The same for a statement that is the same each time, on a hot path: parsed and planned once per connection. */
  prepared<R extends QueryResultRow = QueryResultRow>(text: string | Built, values?: readonly unknown[]): Promise<R[]>;
}

/** SQL of one transaction, on one connection. */
export interface Transaction extends Sql {
  /** Runs a `COPY … FROM STDIN`, fed by pieces of its text. */
  copy(text: Built, pieces: readonly Buffer[]): Promise<void>;
  /** Runs a `COPY … TO STDOUT`; answers the pieces of its text, all of them in memory. */
  copyOut(text: Built): Promise<Buffer[]>;
}
