/**
 * Makes an installation of test/upgrade: the demo of an older version, as that version's own programs leave it. In a copy of the version's
 * commit, with its packages installed and its services built (`npm run build:services`):
 *
 *   node_modules/node/bin/node test/upgrade/fill.mjs <copy> test/upgrade/<date of the commit>
 *
 * It writes the backup (data, keys), and `expected.json`: what the older version says is in it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { embeddedPostgres } from '../support/postgres-engine.mjs';
import { DEMO_PASSWORD, KEYS } from './keys.mjs';

const LINK_DAYS = 20_000;
const [copy, folder] = process.argv.slice(2).map((path) => resolve(path));
const home = mkdtempSync(join(tmpdir(), 'jurilien-upgrade-'));
const postgres = await embeddedPostgres();
const env = {
  ...KEYS,
  NODE_ENV: 'test',
  DEPLOYMENT: 'local',
  ALLOW_SHIFTED_CLOCK: 'true',
  LOG_LEVEL: 'fatal',
  PATH: process.env.PATH,
  DATABASE_URL: postgres.url,
  PUBLIC_URL: 'http://localhost:3000',
  PORT: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  FILES_DIR: join(home, 'files'),
  JURILIEN_DATA: home,
  DEMO_PASSWORD,
};

/** A program of the older version. */
const start = (program, ...args) =>
  spawn(process.execPath, [join(copy, 'dist/services/worker/src', program), ...args], { cwd: copy, env, stdio: 'inherit' });
const ended = (child) =>
  new Promise((done, failed) => {
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`${child.spawnargs.join(' ')} ended with ${code}`))));
  });

/** Views and automations at the end of the log, so that the backup has the timers and the work of the demo. */
async function settled(client) {
  const [{ head }] = (await client.query('select max(position) as head from events')).rows;
  const views = (await viewTables(client)).length;
  for (;;) {
    const { rows } = await client.query('select position >= $1 as there from checkpoints', [head]);
    if (rows.length > views && rows.every(({ there }) => there)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Views without their version, and their tables. */
const viewTables = async (client) =>
  (await client.query(`select tablename as table from pg_tables where schemaname = 'views' order by 1`)).rows.map(({ table }) => ({
    view: table.replace(/_v\d+$/, ''),
    table,
  }));

/** A client's page, behind the link that the older version makes; then its views at the very end of the log, which no one adds to any more. */
async function finished(client) {
  Object.assign(process.env, env);
  const library = (name) => import(pathToFileURL(join(copy, 'dist/libs', name, 'src/index.js')).href);
  const [{ issueLink, openKernel, readSettings }, { projector }] = [await library('runtime'), await library('persistence')];
  const leads = (await viewTables(client)).find(({ view }) => view === 'leads').table;
  const { rows } = await client.query(`select id, code from views."${leads}" where state = 'InService' order by code limit 1`);
  const { id: leadId, code } = rows[0];
  const kernel = await openKernel(readSettings(env), 'upgrade');
  try {
    const token = await issueLink(kernel, { purpose: 'lead-status', subject: { leadId }, lang: 'fr', days: LINK_DAYS });
    const views = projector(kernel.db, kernel.codec, [...kernel.registry.views.values()], (...fault) => {
      throw new Error(`a view stopped: ${fault.join(', ')}`);
    });
    await views.prepare();
    // A reader that the worker held is let go after a second.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    while (await views.step());
    return { leadId, code, token };
  } finally {
    await kernel.close();
  }
}

/** How many rows each view has, how many events of each type and about what. */
async function counted(client) {
  const pairs = async (sql) => Object.fromEntries((await client.query(sql)).rows.map(({ name, n }) => [name, n]));
  const views = {};
  for (const { view, table } of await viewTables(client))
    views[view] = (await client.query(`select count(*)::int as n from views."${table}"`)).rows[0].n;
  return {
    types: await pairs('select type as name, count(*)::int as n from events group by 1 order by 1'),
    categories: await pairs(`select split_part(stream, '-', 1) as name, count(*)::int as n from events group by 1 order by 1`),
    views,
  };
}

const client = new pg.Client({ connectionString: postgres.url });
let worker;
try {
  await ended(start('migrate.js'));
  await ended(start('demo/main.js'));
  await client.connect();
  worker = start('main.js');
  const over = new Promise((done) => void worker.once('close', done));
  await settled(client);
  worker.kill('SIGTERM');
  await over;
  const link = await finished(client);
  mkdirSync(folder, { recursive: true });
  await ended(start('backup-cli.js', '--data', join(folder, 'data'), '--keys', join(folder, 'keys')));
  const phones = JSON.parse(readFileSync(join(home, 'sandbox', 'authenticator.json'), 'utf8'));
  const accounts = phones.map(({ account, secret }) => ({ email: account, secret }));
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify({ ...(await counted(client)), link, accounts }, null, 2)}\n`);
} finally {
  worker?.kill('SIGKILL');
  await client.end().catch(() => undefined);
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
