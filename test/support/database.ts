import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgresEngine } from './postgres-engine.mjs';

/** A database of one suite, dropped when the suite is done. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Brings an empty database to the current schema; run once per test run, the result is the template of all others. */
  readonly migrate?: (url: string) => Promise<void>;
  /** Names the template, for suites that migrate differently. */
  readonly template?: string;
}

let own: Promise<{ url: string; stop(): Promise<void> }> | undefined;

/** Address of the run's PostgreSQL; started here when Jest's globalSetup did not. */
async function adminUrl(): Promise<string> {
  const shared = process.env['JURILIEN_TEST_POSTGRES'];
  if (shared) return shared;
  own ??= startPostgresEngine();
  return (await own).url;
}

/** A fresh database, copied from a migrated template when `migrate` is given. */
export async function testDatabase({ migrate, template = 'schema' }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const admin = await adminUrl();
  const name = `test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  const from = migrate ? await templateDatabase(admin, `template_${template}`, migrate) : undefined;
  // As files: written row by row into the log of changes, as is usual, a copy costs the server five times as much.
  await query(admin, `create database ${name}${from ? ` template ${from} strategy file_copy` : ''}`);
  return {
    url: withDatabase(admin, name),
    drop: async () => {
      await query(admin, `drop database if exists ${name} with (force)`);
      if (own && !process.env['JURILIEN_TEST_POSTGRES']) {
        await (await own).stop();
        own = undefined;
      }
    },
  };
}

/** Does something that the other workers of this run must not do at the same moment; they wait, and find it done. */
export async function oneAtATime<T>(what: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await adminUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [what]);
    return await work();
  } finally {
    await client.end();
  }
}

async function templateDatabase(admin: string, name: string, migrate: (url: string) => Promise<void>): Promise<string> {
  const run = process.env['JURILIEN_TEST_RUN'] ?? String(process.ppid);
  const full = `${name}_${run}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    // One process migrates, the others wait for it and find the template there.
    await client.query('select pg_advisory_lock(hashtext($1))', [full]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [full]);
    if (rowCount === 0) {
      const draft = `${full}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
      await migrate(withDatabase(admin, draft));
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [draft]);
      await client.query(`alter database ${draft} rename to ${full}`);
    }
  } finally {
    await client.end();
  }
  return full;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
