/** PgBouncer in transaction mode before a PostgreSQL. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopPid } from '../../services/launcher/processes/pids.mjs';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { giveTo, postgresUser } from '../../services/launcher/processes/postgres-user.mjs';
import { debianProgram } from './debian-program.mjs';
import { leash } from './leash.mjs';

const START_MS = 60_000;

/**
 * Starts it with as few sessions at the server as `sessions`, so that transactions of one client are sure to meet several.
 * @param {{ url: string, connectQuery: string, sessions?: number }} options `url` of a database
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` of the same database through it
 */
export async function startPgbouncer({ url, connectQuery, sessions = 4 }) {
  const { binary, env } = debianProgram('pgbouncer', { packages: ['pgbouncer'], libraries: 'pgbouncer' });
  const server = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-pgbouncer-'));
  const port = await freePort();
  const [users, config] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
log_connections = 0
log_disconnections = 0
logfile = ${join(folder, 'log')}
`,
  );
  chmodSync(folder, 0o755);
  const user = postgresUser();
  giveTo(user, folder);
  const child = spawn(binary, ['-q', config], { ...(user ?? {}), env, detached: true, stdio: 'ignore' });
  const letGo = leash(child.pid, folder);
  for (const end = Date.now() + START_MS; !(await open(port)); await pause(25))
    if (child.exitCode !== null || Date.now() > end) throw new Error('pgbouncer did not start');
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    async stop() {
      await stopPid(child.pid, [
        ['SIGINT', 5_000],
        ['SIGKILL', 2_000],
      ]);
      letGo();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const open = (port) =>
  new Promise((answer) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
