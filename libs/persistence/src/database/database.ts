import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, defineConfig, type EntityName, type Kysely, type SqlEntityRepository } from '@mikro-orm/postgresql';
import type { CompiledQuery } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { from, to } from 'pg-copy-streams';
import { entities } from '../entities/index.js';
import { migrateAlone } from './migrating.js';
import { migrations } from '../migrations/index.js';
import { expectPrepared, STATEMENT_TIMEOUT_MS } from './pooler.js';
import type { Sql, Transaction } from './sql.js';
import type { Built } from './statement.js';

/** An open database: one pool, owned by MikroORM, shared by migrations and by the hot path. */
export interface Database extends Sql {
  /** Tells this process from others that read the same log; new at each start. */
  readonly id: string;
  /** Where a session of its own is to be had, past any pooler. */
  readonly directUrl: string;
  readonly pool: Pool;
  /**
   * Rows of an operational table, outside any transaction, through MikroORM on the same pool. Each call has an entity manager of its
   * own, which remembers nothing of another one, and its statements have no names, so that a pooler may hand out any session.
   */
  repository<E extends object>(entity: EntityName<E>): SqlEntityRepository<E>;
  /**
   * Runs `work` in one transaction; rolls back and rethrows when it throws. One that is `repeatable` does not wait for the disk: what a
   * power cut takes of it is made again from the log, whose own commits always wait.
   */
  transaction<T>(work: (sql: Transaction) => Promise<T>, options?: { readonly repeatable?: boolean }): Promise<T>;
  /** Whether a call would be answered within `ms`: `busy` when every connection of the pool is taken. Never throws. */
  answers(ms: number): Promise<'yes' | 'busy' | 'no'>;
  /**
   * Brings the kernel's tables to this version of the code, or only to a schema of before: so many migrations.
   * @throws NewerSchema when they are of a later one
   */
  migrate(options?: { readonly upTo?: number }): Promise<void>;
  close(): Promise<void>;
}

/** How each of our sessions is set up: statements may not run for ever, a rebuild sets its own limit. */
const SESSION = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  // Our statements are short: compiling one (the server's default above an estimated cost) takes longer than running it.
  options: '-c timezone=UTC -c jit=off',
};

/**
 * How long a call waits for its turn at the pool. A rush of hundreds in one moment is a queue, not a database that does not
 * answer: one that is away refuses at once.
 */
const TURN_MS = 15_000;

/**
 * Opens the database through MikroORM.
 * @param url postgresql:// address
 * @param options `max` connections of the pool (default 16), `name` shown in pg_stat_activity; `directUrl` the server itself, where
 *   `url` is a pooler that hands out a session for one transaction
 * @throws PoolerUnprepared
 */
export async function openDatabase(url: string, options: { max?: number; name?: string; directUrl?: string } = {}): Promise<Database> {
  const { directUrl = url } = options;
  const pooled = directUrl !== url;
  const orm = await MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities,
      logger: () => undefined,
      extensions: [Migrator],
      migrations: { migrationsList: migrations, tableName: 'migrations', snapshot: false },
      pool: { min: 1, max: options.max ?? 16 },
      driverOptions: {
        application_name: options.name ?? 'jurilien',
        connectionTimeoutMillis: TURN_MS,
        keepAlive: true,
        ...(pooled ? {} : SESSION),
      },
    }),
  );
  const pool = await orm.em.getConnection().getNativeClient();
  const kysely: Kysely<unknown> = orm.em.getKysely<unknown>();
  const on = sqlOn(pooled, kysely);
  const onPool = on(pool);
  if (pooled)
    await expectPrepared(onPool).catch(async (error: unknown) => {
      await orm.close(true);
      throw error;
    });
  return {
    id: randomUUID(),
    directUrl,
    pool,
    repository: <E extends object>(entity: EntityName<E>) => orm.em.fork().getRepository(entity) as SqlEntityRepository<E>,
    query: onPool.query,
    prepared: onPool.prepared,
    transaction: (work, options) => inTransaction(pool, on, work, options?.repeatable ? REPEATABLE : 'begin'),
    answers: (ms) => poolAnswers(pool, ms),
    migrate: ({ upTo = migrations.length } = {}) =>
      migrateAlone(pool, async () => {
        await orm.migrator.up({ to: migrations[upTo - 1]!.name });
      }),
    close: () => orm.close(true),
  };
}

const names = new Map<string, string>();

/** One name per text, the same in every process. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `p_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, known);
  return known;
}

type SqlOn = (on: Pool | PoolClient) => Sql & { compiled(statement: Built): CompiledQuery };

/**
 * Kysely writes the SQL and this runs it, so that a statement of either kind has its connection, its transaction and its name alike.
 * Statements have no names where the next transaction may be in another session.
 */
function sqlOn(pooled: boolean, kysely: Kysely<unknown>): SqlOn {
  const compiled = (statement: Built): CompiledQuery => statement.compile(kysely);
  const textOf = (text: string | Built, values: readonly unknown[]): { text: string; values: unknown[] } => {
    if (typeof text === 'string') return { text, values: values as unknown[] };
    const { sql, parameters } = compiled(text);
    return { text: sql, values: parameters as unknown[] };
  };
  return (on) => ({
    compiled,
    query: async <R extends QueryResultRow>(text: string | Built, values: readonly unknown[] = []) =>
      (await on.query<R>(textOf(text, values))).rows,
    prepared: async <R extends QueryResultRow>(text: string | Built, values: readonly unknown[] = []) => {
      const asked = textOf(text, values);
      return (await on.query<R>({ name: pooled ? undefined : nameOf(asked.text), ...asked })).rows;
    },
  });
}

/** Asks one connection of the pool; one that does not answer is thrown away, so that a dead one is not handed out again. */
async function poolAnswers(pool: Pool, ms: number): Promise<'yes' | 'busy' | 'no'> {
  const turn = pool.connect().then(
    (client) => client,
    () => 'refused' as const,
  );
  const client = await within(turn, ms);
  if (client === 'late') {
    // A connection that comes too late is left to the others.
    void turn.then((c) => c !== 'refused' && c.release());
    return pool.idleCount === 0 && pool.totalCount >= pool.options.max ? 'busy' : 'no';
  }
  if (client === 'refused') return 'no';
  const answer = await within(
    client.query('select 1').then(
      () => 'yes' as const,
      () => 'no' as const,
    ),
    ms,
  );
  client.release(answer !== 'yes');
  return answer === 'yes' ? 'yes' : 'no';
}

/** What a promise brings within so many milliseconds, or that it is late. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const REPEATABLE = 'begin; set local synchronous_commit = off';

async function inTransaction<T>(pool: Pool, on: SqlOn, work: (sql: Transaction) => Promise<T>, begin: string): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const { compiled, ...sql } = on(client);
    const copy = (text: Built, pieces: readonly Buffer[]) => pipeline(Readable.from(pieces), client.query(from(compiled(text).sql)));
    const copyOut = (text: Built): Promise<Buffer[]> => client.query(to(compiled(text).sql)).toArray();
    const result = await work({ ...sql, copy, copyOut });
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await abandon(client);
    throw error;
  }
}

/** Rolls back; a connection that cannot even do that is thrown away rather than returned to the pool. */
async function abandon(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}

/**
 * Whether an error means "the database was not there", by cause rather than by code: a killed connection arrives without
 * any SQLSTATE (measured, design/reliability.md).
 */
export function isUnavailable(error: unknown): boolean {
  const e = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  if (e.cause && isUnavailable(e.cause)) return true;
  if (e.code && /^(08|57P|53)/.test(e.code)) return true;
  if (e.code && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(e.code)) return true;
  return /connection (terminated|timeout|error)|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    e.message ?? '',
  );
}

/** Whether trying again later may succeed although nothing changed: no database, a deadlock, a lock, statement or transaction that took too long. */
export const isTransient = (error: unknown): boolean =>
  isUnavailable(error) || /^(40|55P03|57014|25P0[34])/.test((error as { code?: string } | undefined)?.code ?? '');
