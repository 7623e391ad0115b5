/** The product's own PostgreSQL in a folder that is thrown away, with the product's settings: durable, as it runs. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runOnce } from '../../services/launcher/processes/children.mjs';
import { childEnvironment } from '../../services/launcher/options.mjs';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { startPostgres } from '../../services/launcher/processes/postgres.mjs';
import { secretsIn } from '../../services/launcher/secrets.mjs';

/** Variables of the developer's shell that would point the bench at a running product. */
const FOREIGN = [
  'DATABASE_URL',
  'REDIS_URL',
  'PUBLIC_URL',
  'WEBHOOK_URL',
  'SITE_ORIGIN',
  'TWILIO_ACCOUNT_SID',
  'STRIPE_SECRET_KEY',
  'NODE_ENV',
];

export async function engine(root) {
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-bench-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), password: randomBytes(12).toString('hex') });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  const {
    rows: [{ version }],
  } = await admin.query('show server_version as version').catch(() => admin.query(`select current_setting('server_version') as version`));
  let n = 0;
  if (process.env.BENCH_SQL) {
    await admin.query('alter system set log_min_duration_statement = 0');
    await admin.query('select pg_reload_conf()');
  }

  return {
    version: version ?? '',
    folder,
    pid: postgres.pid,
    /** An empty database. */
    async database() {
      const name = `bench_${++n}`;
      await admin.query(`create database ${name}`);
      return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
    },
    /** Settings of the product's processes on a database of their own, migrated by the product's own program. */
    async environment(over = {}) {
      const dataDir = mkdtempSync(join(folder, 'data-'));
      const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
      const outer = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name)));
      const env = {
        ...childEnvironment({
          env: outer,
          port,
          sandboxPort,
          smtpPort,
          databaseUrl: await this.database(),
          secrets: secretsIn(join(dataDir, 'secrets.json')),
          dataDir,
          demoPassword: '',
        }),
        QUIET_HOURS: 'off',
        SMS_CODES_PER_RANGE: '1000000',
        SMS_CODES_PER_HOUR: '1000000',
        LOG_LEVEL: 'warn',
        ...over,
      };
      const logFile = join(dataDir, 'migrate.log');
      const code = await runOnce({ script: join(root, 'dist/services/worker/src/migrate.js'), node: process.execPath, env, root, logFile });
      if (code !== 0) throw new Error(`migrate ended with ${code}: see ${logFile}`);
      return { env, dataDir, port, sandboxPort };
    },
    async stop() {
      await admin.end();
      await postgres.stop();
      if (process.env.BENCH_SQL) {
        const { copyFileSync } = await import('node:fs');
        copyFileSync(join(folder, 'postgres.log'), process.env.BENCH_SQL);
      }
      if (!process.env.BENCH_KEEP) rmSync(folder, { recursive: true, force: true });
    },
  };
}
