/** A streaming replica of an embedded PostgreSQL: a copy of its folder that follows it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../services/launcher/processes/postgres.mjs';
import { leash } from './leash.mjs';

/** What the server that was copied keeps for itself; its write-ahead log comes over the line. */
const OWN = ['postmaster.pid', 'postmaster.opts'];
const EMPTY = ['pg_wal', 'pg_replslot', 'pg_stat_tmp'];

/**
 * @param {string} url of the primary, by a user who may replicate
 * @returns {Promise<{ url: string, stop(): Promise<void>, halt(): Promise<void>, start(): Promise<void> }>} `url` of the same database on the replica
 */
export async function startReplica(url) {
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-replica-'));
  const dataDir = join(folder, 'data');
  const { username, password, hostname, port: primaryPort, pathname } = new URL(url);
  const primary = new pg.Client({ connectionString: url });
  await primary.connect();
  try {
    const from = (await primary.query('show data_directory')).rows[0].data_directory;
    await primary.query(`select pg_backup_start('replica', true)`);
    cpSync(from, dataDir, {
      recursive: true,
      filter: (path) => !OWN.includes(basename(path)) && !EMPTY.some((name) => relative(from, path).startsWith(`${name}/`)),
    });
    mkdirSync(join(dataDir, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    const { labelfile } = (await primary.query('select labelfile from pg_backup_stop(false)')).rows[0];
    writeFileSync(join(dataDir, 'backup_label'), labelfile);
  } finally {
    await primary.end();
  }
  writeFileSync(join(dataDir, 'standby.signal'), '');
  writeFileSync(
    join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}'\n`,
  );
  const run = async (port) => {
    const started = await startPostgres({ dataDir, port, password: decodeURIComponent(password), durable: false });
    return { ...started, letGo: leash(started.pid, folder) };
  };
  let running = await run();
  const { port } = running;
  const halt = async () => {
    await running.stop();
    running.letGo();
  };
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}`, pathname }).href,
    halt,
    start: async () => {
      running = await run(port);
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
