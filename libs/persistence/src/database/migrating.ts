import type { Pool } from 'pg';
import { migrations } from '../migrations/index.js';

/** The database was brought up by later code than this: touching it could break what that code knows. */
export class NewerSchema extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database is newer than this version of Jurilien: it knows ${unknown.join(', ')}. Start the newer version, or restore a backup made by this one. Nothing was changed.`,
    );
    this.name = 'NewerSchema';
  }
}

/** One process migrates, the others wait for it. @throws NewerSchema */
export async function migrateAlone(pool: Pool, up: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('jurilien-migrations'))`);
    const {
      rows: [table],
    } = await client.query<{ exists: boolean }>(`select to_regclass('migrations') is not null as exists`);
    if (table!.exists) {
      const { rows } = await client.query<{ name: string }>('select name from migrations where name <> all($1) order by name', [
        migrations.map((m) => m.name),
      ]);
      if (rows.length > 0) throw new NewerSchema(rows.map((r) => r.name));
    }
    await up();
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}
